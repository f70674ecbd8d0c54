// Lesson 02: Boolean Variables and Logic Gates.

import type { LessonContent } from "#learn/lesson-content.ts";
import { AndSection, CompareSection, GateSection, NotSection, OrSection } from "./basic/basic.tsx";
import { NandSection, NorSection, OneGateSection, XnorSection, XorSection } from "./made/made.tsx";
import {
  ClosingSection,
  FromGatesSection,
  MoreInputsSection,
  ToGatesSection,
  XorThreeSection,
} from "./more/more.tsx";

export const lesson: LessonContent = {
  id: "02",
  description:
    "NOT, AND and OR by pressing them: gate, circuit, truth table and Venn diagram change together.",
  badge: "interactive",
  sections: [
    { id: "gate", title: "What a gate is", Body: GateSection },
    { id: "not", title: "NOT", Body: NotSection },
    { id: "and", title: "AND", Body: AndSection },
    { id: "or", title: "OR", Body: OrSection },
    { id: "and-or", title: "AND beside OR", Body: CompareSection },
    { id: "nand", title: "NAND", Body: NandSection },
    { id: "nor", title: "NOR", Body: NorSection },
    { id: "xor", title: "XOR", Body: XorSection },
    { id: "xnor", title: "XNOR", Body: XnorSection },
    { id: "one-gate", title: "One gate is enough", Body: OneGateSection },
    { id: "more-inputs", title: "More than two inputs", Body: MoreInputsSection },
    { id: "xor-three", title: "XOR of three inputs", Body: XorThreeSection },
    { id: "to-gates", title: "From an expression to gates", Body: ToGatesSection },
    { id: "from-gates", title: "From gates to an expression", Body: FromGatesSection },
    { id: "questions", title: "Questions", Body: ClosingSection },
  ],
};
