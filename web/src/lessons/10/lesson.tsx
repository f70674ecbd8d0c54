// Lesson 10: De Morgan's theorems for any number of variables, complements, duality, gates with bubbles.

import type { LessonContent } from "#learn/lesson-content.ts";
import { DeMorganTasks } from "#learn/practice/de-morgan/de-morgan-tasks.tsx";
import { ComplementAtOnce, DualityAgain, GatesWithBubbles } from "./complement/complement.tsx";
import { ManyVariables, NestedBars, TwoVariables } from "./opening/opening.tsx";
import { Practice } from "./practice.tsx";

export const lesson: LessonContent = {
  id: "10",
  description:
    "How a bar passes through AND and OR, for any number of variables, and what it means for gates.",
  practice: DeMorganTasks,
  sections: [
    { id: "two", title: "Two variables", Body: TwoVariables },
    { id: "many", title: "Many variables", Body: ManyVariables },
    { id: "nested", title: "Bars within bars", Body: NestedBars },
    { id: "complement", title: "The complement of an expression", Body: ComplementAtOnce },
    { id: "dual", title: "Dual and complement", Body: DualityAgain },
    { id: "bubbles", title: "Gates with bubbles", Body: GatesWithBubbles },
    { id: "practice", title: "Practice: De Morgan", Body: Practice },
  ],
};
