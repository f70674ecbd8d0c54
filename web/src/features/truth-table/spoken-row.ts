// A row of the table in words, for screen readers, after the table scrolls to that row.

import { truthTableTexts } from "#messages/truth-table.ts";
import { digitsOf, spokenName, type Table } from "#table/core/table.ts";

/** "Row 5: A 1, B 0, C 1, F n 1". */
export function spokenRow(table: Table, row: number): string {
  const { vars, functions } = table;
  const names = [...vars, ...functions.map((_, at) => spokenName(at, functions.length))];
  const digits = digitsOf(table, row);
  return truthTableTexts.spokenRow(row, names.map((name, at) => `${name} ${digits[at]}`).join(", "));
}
