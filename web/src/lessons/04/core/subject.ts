// The expression whose table the tutorial builds, and its table. Pure.

import { rightValue, tableOf } from "#learn/practice/table/core/table.ts";

export const subject = "(A+B').C";

/** Columns: B', A+B', F. */
export const subjectTable = tableOf([subject], { outputNames: ["F"] });

/** The number of columns of the table after each step that fills columns. */
export const columnsAfter = { complement: 1, parts: 2, output: 3 } as const;

/** The numbers of the rows in which F is 1. */
export const subjectMinTerms: readonly number[] = subjectTable.rows.flatMap((_, row) =>
  rightValue(subjectTable, { column: columnsAfter.output - 1, row }) === 1 ? [row] : [],
);

/** The order in which step 3 offers the rows: no two neighbours follow one another. */
export const rowsOffered: readonly number[] = [5, 2, 7, 0, 3, 6, 1, 4];
