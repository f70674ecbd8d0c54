// Lesson 04: seven steps from an expression to its table, filled in by the reader. Its text is lesson.mdx; here is what the text
// names.

import { formulas, lessonOf, named } from "#learn/lesson-text.tsx";
import { OwnFillTable } from "#learn/practice/table/own-fill-table.tsx";
import { TablePractice } from "#learn/practice/table/table-practice.tsx";
import { Example } from "#learn/reading/example.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import text from "./lesson.mdx";
import { fills, proofExample, provedSides, questions, subjectExample } from "./tables/core/data.ts";
import { StartAgain } from "./tutorial/start-again.tsx";
import { steps } from "./tutorial/steps.tsx";

export const lesson = lessonOf(text, {
  id: "04",
  description: "Seven steps from an expression to its table, filled in by you.",
  badge: "tutorial",
  practice: TablePractice,
  blocks: {
    Question: named(QuestionBlock, questions),
    Example: named(Example, { subject: subjectExample, proof: proofExample }),
    Formula: formulas({ proved: provedSides.join(" = ") }),
    FillTable: named(OwnFillTable, fills),
    Step: named(({ of }) => of, steps),
    StartAgain,
    Practice: TablePractice,
  },
});
