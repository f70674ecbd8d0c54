// Lesson 04: seven steps from an expression to its truth table, filled in by the reader; a proof by one table; shortcuts;
// the practice.

import type { LessonContent } from "#learn/lesson-content.ts";
import { Checking } from "./tutorial/checking.tsx";
import { FewRows } from "./tables/few-rows.tsx";
import { FirstZero } from "./tables/first-zero.tsx";
import { Halves } from "./tables/halves.tsx";
import { MinTerms } from "./tutorial/min-terms.tsx";
import { Order } from "./tutorial/order.tsx";
import { Output } from "./tutorial/output.tsx";
import { Parts } from "./tutorial/parts.tsx";
import { TablePractice } from "#learn/practice/table/table-practice.tsx";
import { Practice } from "./practice.tsx";
import { Rows } from "./tutorial/rows.tsx";
import { SevenSteps } from "./tutorial/seven-steps.tsx";
import { TwoExpressions } from "./tables/two-expressions.tsx";
import { Variables } from "./tutorial/variables.tsx";

export const lesson: LessonContent = {
  id: "04",
  description: "Seven steps from an expression to its table, filled in by you.",
  badge: "tutorial",
  practice: TablePractice,
  sections: [
    { id: "seven-steps", title: "Seven steps to a table", Body: SevenSteps },
    { id: "variables", title: "Step 1: Find the variables", Body: Variables },
    { id: "rows", title: "Step 2: Count the rows", Body: Rows },
    { id: "order", title: "Step 3: Put the rows in order", Body: Order },
    { id: "parts", title: "Step 4: Make a column for each part", Body: Parts },
    { id: "output", title: "Step 5: Fill the output column", Body: Output },
    { id: "min-terms", title: "Step 6: List the rows with a 1", Body: MinTerms },
    { id: "checking", title: "Step 7: Check the table", Body: Checking },
    { id: "two-expressions", title: "Two expressions in one table", Body: TwoExpressions },
    { id: "few-rows", title: "Shortcut: a product is 1 in few rows", Body: FewRows },
    { id: "first-zero", title: "Shortcut: stop at the first 0", Body: FirstZero },
    { id: "halves", title: "Shortcut: halve the table", Body: Halves },
    { id: "practice", title: "Practice: fill a table", Body: Practice },
  ],
};
