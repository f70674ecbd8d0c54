// A cell in words: its row, its column, the values of its part's operands in the row, and the hints. `Marked` draws the
// texts with marks; the spoken texts are for screen readers. Pure.

import type { Subexpression } from "#notation/core/subexpressions.ts";
import { constant, type Expression } from "#notation/core/tree.ts";
import { typedText } from "#notation/core/typed-text.ts";
import { toSpoken } from "#notation/core/written.ts";
import { fillTableTexts } from "#messages/table-tasks.ts";
import type { CellAt } from "#table/core/cell-keys.ts";
import type { MarkedText, Row } from "../../../core/data.ts";
import { valueIn } from "../../../core/values.ts";
import type { FilledCell } from "./filling.ts";
import type { TableToFill } from "./table.ts";

/** `{A = 0} and {B' = 1}`: the values of the part's operands in the row; empty for a variable. */
function operandValues(part: Subexpression, row: Row): MarkedText {
  return joined(part.operands.map((operand) => `{${typedText(operand)} = ${valueIn(operand, row)}}`));
}

/** The same for screen readers. */
function spokenOperands(part: Subexpression, row: Row): string {
  return joined(part.operands.map((operand) => `${toSpoken(operand)} = ${valueIn(operand, row)}`));
}

/** `Row 3, {A+B'}: here {A = 0} and {B' = 0}.` */
export function wrongCellText(table: TableToFill, at: CellAt): MarkedText {
  const [part, row] = cellOf(table, at);
  return fillTableTexts.wrongCell(at.row, `{${part.text}}`, operandValues(part, row));
}

/** The name of a cell's button: its position, its value, and the result of Check. */
export function spokenCell(table: TableToFill, at: CellAt, { value, mark }: FilledCell): string {
  const [part, row] = cellOf(table, at);
  const content = value === null ? fillTableTexts.emptyCell : String(value);
  const found = mark === null ? "" : fillTableTexts.spokenMark[mark](spokenOperands(part, row));
  return fillTableTexts.spokenCell(at.row, toSpoken(part.tree), content) + found;
}

/**
 * The hint of a stage, from 1 to `hintsMax` of the frame: what the part is made of; the values put in; how its operator
 * joins them, with the value.
 */
export function hintText(table: TableToFill, at: CellAt, stage: number): MarkedText {
  const [part, row] = cellOf(table, at);
  const where = { row: at.row, part: `{${part.text}}` };
  if (part.operator === null) return fillTableTexts.hintCopy(where);
  if (stage <= 1)
    return fillTableTexts.hintOperands(
      where,
      joined(part.operands.map((operand) => `{${typedText(operand)}}`)),
    );
  if (stage === 2)
    return fillTableTexts.hintValues(where, operandValues(part, row), `{${withValues(part, row)}}`);
  return fillTableTexts.hintRule[part.operator](`{${withValues(part, row)} = ${valueIn(part.tree, row)}}`);
}

/** The part with its operands replaced by their values: `0+1` for `A+B'`. */
function withValues({ tree }: Subexpression, row: Row): string {
  const valueOf = (operand: Expression) => constant(valueIn(operand, row) === 1);
  switch (tree.kind) {
    case "not":
      return typedText({ ...tree, operand: valueOf(tree.operand) });
    case "chain":
      return typedText({ ...tree, operands: tree.operands.map(valueOf) });
    default:
      return typedText(valueOf(tree));
  }
}

function cellOf(table: TableToFill, at: CellAt): readonly [Subexpression, Row] {
  const part = table.columns[at.column];
  const row = table.rows[at.row];
  if (!part || !row) throw new Error(`The table has no cell in column ${at.column}, row ${at.row}.`);
  return [part, row];
}

/** `a`, `a and b`, `a, b and c`. */
function joined(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}
