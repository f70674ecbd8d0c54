// Lesson 07: from an expression to its circuit and back, levels, adders. Its text is lesson.mdx; here is what the text names.

import { LazyView } from "#components/lazy-view.tsx";
import { CircuitBlock, circuitFigures } from "#learn/circuits/circuit-block.tsx";
import { formulas, lessonOf, named } from "#learn/lesson-text.tsx";
import type { PracticeProps } from "#learn/practice/practice-frame.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { TableBlock } from "#learn/reading/table-block.tsx";
import { circuits as ofAdders, half, questions as adderQuestions, tables } from "./adders/core/data.ts";
import text from "./lesson.mdx";
import { circuits as ofLevels, questions as levelQuestions } from "./levels/core/data.ts";
import { circuits as ofTrees, questions as treeQuestions } from "./trees/core/data.ts";

/** Fetched when it comes near. */
function Tasks(props: PracticeProps) {
  return <LazyView of={circuitFigures}>{({ CircuitTasks }) => <CircuitTasks {...props} />}</LazyView>;
}

export const lesson = lessonOf(text, {
  id: "07",
  description: "From an expression to a circuit and back, with circuits that can be pressed.",
  badge: "interactive",
  practice: Tasks,
  blocks: {
    Question: named(QuestionBlock, treeQuestions, levelQuestions, adderQuestions),
    Table: named(TableBlock, tables),
    Circuit: named(CircuitBlock, ofTrees, ofLevels, ofAdders),
    Formula: formulas({ halfSum: half.sum, halfCarry: half.carry }),
  },
});
