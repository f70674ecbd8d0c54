// Lesson 11: binary numbers, their conversion, complements and subtraction. Its text is lesson.mdx; here is what the text names.

import { lessonOf, named } from "#learn/lesson-text.tsx";
import { WorkingBlock } from "#learn/numbers/working-block.tsx";
import { BinaryTasks } from "#learn/practice/binary/binary-tasks.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { TableBlock } from "#learn/reading/table-block.tsx";
import text from "./lesson.mdx";
import { questions as placeQuestions, workings } from "./places/core/data.ts";
import { placeTable, questions as signedQuestions } from "./signed/core/data.ts";

export const lesson = lessonOf(text, {
  id: "11",
  description: "Places, conversion both ways, fractions that repeat, complements and subtraction.",
  practice: BinaryTasks,
  blocks: {
    Question: named(QuestionBlock, placeQuestions, signedQuestions),
    Table: named(TableBlock, [placeTable]),
    Conversion: named(WorkingBlock, workings),
  },
});
