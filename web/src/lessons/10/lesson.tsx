// Lesson 10: De Morgan's theorems for any number of variables. Its text is lesson.mdx; here is what the text names.

import { CircuitBlock } from "#learn/circuits/circuit-block.tsx";
import { GateDemo } from "#learn/gates/gate-demo.tsx";
import { formulas, lessonOf, named } from "#learn/lesson-text.tsx";
import { DeMorganTasks } from "#learn/practice/de-morgan/de-morgan-tasks.tsx";
import { MistakeBlock } from "#learn/reading/mistake-block.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { TableBlock } from "#learn/reading/table-block.tsx";
import {
  brackets,
  circuits,
  complementOf,
  questions as complementQuestions,
} from "./complement/core/data.ts";
import text from "./lesson.mdx";
import { nestedChain, questions as openingQuestions, threeChain, twoTable } from "./opening/core/data.ts";

export const lesson = lessonOf(text, {
  id: "10",
  description:
    "How a bar passes through AND and OR, for any number of variables, and what it means for gates.",
  practice: DeMorganTasks,
  blocks: {
    Question: named(QuestionBlock, openingQuestions, complementQuestions),
    Table: named(TableBlock, [twoTable]),
    Mistake: named(MistakeBlock, { brackets }),
    Circuit: named(CircuitBlock, circuits),
    Formula: formulas({
      three: threeChain,
      nested: nestedChain,
      complement: `${complementOf.left} = ${complementOf.right}`,
    }),
    GateDemo,
  },
});
