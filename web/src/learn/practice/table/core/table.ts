// A truth table that the reader fills in: rows over the variables, and columns whose cells are empty at first. Pure.

import { subexpressionsOf, wholeOf, type Subexpression } from "#notation/core/subexpressions.ts";
import type { CellAt } from "#table/core/cell-keys.ts";
import type { Bit, ExpressionText, MarkedText, Row } from "../../../core/data.ts";
import { rowsOver, treeOf, valueIn, variablesOf } from "../../../core/values.ts";

export interface TableColumn extends Subexpression {
  /** The column's name in its head, next to the expression, such as `F`. */
  readonly name?: string;
}

export interface TableToFill {
  /** In variable order. */
  readonly names: readonly string[];
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn[];
}

/** A table to fill in within a lesson's section. */
export interface FillTableData {
  /** Unique in its lesson; under it the progress is kept. */
  readonly id: string;
  readonly caption: MarkedText;
  readonly texts: readonly ExpressionText[];
  /** Only the outputs, without a column for each part. */
  readonly isWithoutParts?: true;
}

interface TableOptions {
  /** A name for each output, in the order of the expressions. */
  readonly outputNames?: readonly string[];
  /** `all` by default: a column for each part. `none`: the outputs alone. */
  readonly parts?: "all" | "none";
}

/** The table of one or more expressions; a part that they share has one column. */
export function tableOf(
  texts: readonly ExpressionText[],
  { outputNames = [], parts = "all" }: TableOptions = {},
): TableToFill {
  const trees = texts.map(treeOf);
  const names = variablesOf(...trees);
  const outputs = trees.map((tree) => wholeOf(tree).text);
  const found = new Map<ExpressionText, TableColumn>();
  for (const part of trees.flatMap((tree) => (parts === "all" ? subexpressionsOf(tree) : [wholeOf(tree)]))) {
    if (found.has(part.text)) continue;
    const at = outputs.indexOf(part.text);
    const name = outputNames[at];
    found.set(part.text, { ...part, ...(name !== undefined && { name }) });
  }
  return { names, rows: rowsOver(names), columns: [...found.values()] };
}

/** The right value of a cell; both indexes count from 0. Throws for a cell that the table does not have. */
export function rightValue(table: TableToFill, { column, row }: CellAt): Bit {
  const values = table.rows[row];
  const part = table.columns[column];
  if (!values || !part) throw new Error(`The table has no cell in column ${column}, row ${row}.`);
  return valueIn(part.tree, values);
}
