// Lesson 05: min terms and max terms, the two canonical forms and their lists. Its text is lesson.mdx; here is what the text names.

import { formulas, lessonOf, named } from "#learn/lesson-text.tsx";
import { CanonicalTasks } from "#learn/practice/canonical/canonical-tasks.tsx";
import { Example } from "#learn/reading/example.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { TableBlock } from "#learn/reading/table-block.tsx";
import {
  expandedChain,
  productForm,
  questions,
  subjectExample,
  subjectTable,
  sumForm,
} from "./forms/core/data.ts";
import text from "./lesson.mdx";

export const lesson = lessonOf(text, {
  id: "05",
  description: "Sum of min terms and product of max terms, from a table and from an expression.",
  practice: CanonicalTasks,
  blocks: {
    Question: named(QuestionBlock, questions),
    Table: named(TableBlock, [subjectTable]),
    Example: named(Example, { subject: subjectExample }),
    Formula: formulas({
      sumForm: `${sumForm.left} = ${sumForm.right}`,
      productForm: `${productForm.left} = ${productForm.right}`,
      expanded: expandedChain,
    }),
  },
});
