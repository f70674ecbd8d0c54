// Lesson 07: from an expression to its circuit and back, levels, equal circuits, adders.

import type { LessonContent } from "#learn/lesson-content.ts";
import { FullAdder, HalfAdder } from "./adders/adders.tsx";
import { EqualCircuits, Levels, TwoLevels } from "./levels/levels.tsx";
import { Practice, Tasks } from "./practice.tsx";
import { LastOperator, SharedGates, ToCircuit, ToExpression } from "./trees/trees.tsx";

export const lesson: LessonContent = {
  id: "07",
  description: "From an expression to a circuit and back, with circuits that can be pressed.",
  badge: "interactive",
  practice: Tasks,
  sections: [
    { id: "tree", title: "An expression is a tree", Body: LastOperator },
    { id: "to-circuit", title: "From an expression to a circuit", Body: ToCircuit },
    { id: "shared", title: "One gate for several places", Body: SharedGates },
    { id: "to-expression", title: "From a circuit to an expression", Body: ToExpression },
    { id: "levels", title: "Levels", Body: Levels },
    { id: "two", title: "Two levels are enough", Body: TwoLevels },
    { id: "equal", title: "Equal circuits", Body: EqualCircuits },
    { id: "half-adder", title: "The half adder, from its table", Body: HalfAdder },
    { id: "full-adder", title: "The full adder, from its table", Body: FullAdder },
    { id: "practice", title: "Practice: circuits", Body: Practice },
  ],
};
