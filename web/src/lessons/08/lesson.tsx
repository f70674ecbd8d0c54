// Lesson 08: NAND and NOR, each of which is enough alone; XOR and XNOR. Its text is lesson.mdx; here is what the text names.

import { LazyView } from "#components/lazy-view.tsx";
import { CircuitBlock, circuitFigures } from "#learn/circuits/circuit-block.tsx";
import { GateDemo } from "#learn/gates/gate-demo.tsx";
import { lessonOf, named } from "#learn/lesson-text.tsx";
import type { PracticeProps } from "#learn/practice/practice-frame.tsx";
import { BuildLinks } from "#learn/reading/build-links.tsx";
import { MistakeBlock } from "#learn/reading/mistake-block.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { TableBlock } from "#learn/reading/table-block.tsx";
import text from "./lesson.mdx";
import {
  buildTasks,
  circuits as ofOneKind,
  questions as onlyQuestions,
  threeInputs,
} from "./only/core/data.ts";
import { circuits as ofXor, parityTable, questions as xorQuestions } from "./xor/core/data.ts";

/** Fetched when it comes near. */
function Tasks(props: PracticeProps) {
  return <LazyView of={circuitFigures}>{({ GateTasks }) => <GateTasks {...props} />}</LazyView>;
}

export const lesson = lessonOf(text, {
  id: "08",
  description: "NAND and NOR, each of which is enough alone; XOR and XNOR for comparing and for parity.",
  badge: "interactive",
  practice: Tasks,
  blocks: {
    Question: named(QuestionBlock, onlyQuestions, xorQuestions),
    Table: named(TableBlock, [parityTable]),
    Mistake: named(MistakeBlock, { threeInputs }),
    Circuit: named(CircuitBlock, ofOneKind, ofXor),
    BuildTasks: () => <BuildLinks of={buildTasks} />,
    GateDemo,
  },
});
