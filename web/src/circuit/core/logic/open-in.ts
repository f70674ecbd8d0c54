// The form in which another tool can open a bulb's function: the expression as drawn if its text is short enough, else
// the rows in which the function is 1. Pure.

import { countOf, rowsOf } from "#contract/packed-column.ts";
import type { Circuit, PartId } from "../model/circuit.ts";
import { expressionOf } from "./expression.ts";
import { tableOf } from "./table.ts";

export type BulbFunction =
  | { readonly kind: "expression"; readonly text: string }
  /** The expression is too long, so these are the rows in which the function is 1; it has at least one switch. */
  | { readonly kind: "rows"; readonly names: readonly string[]; readonly rows: readonly number[] }
  | { readonly kind: "loop" }
  /** The expression is too long, and the function has too many switches for a table. */
  | { readonly kind: "tooLong" };

export function bulbFunction(circuit: Circuit, bulb: PartId): BulbFunction {
  const drawn = expressionOf(circuit, bulb);
  if (drawn.kind !== "tooLong") return drawn;
  const table = tableOf(circuit, [bulb]);
  if (table.kind !== "table") return { kind: "tooLong" };
  const { names } = table;
  const column = table.columns[0] ?? new Uint8Array();
  const ones = countOf(column);
  if (ones === 0) return { kind: "expression", text: "0" };
  if (ones === 2 ** names.length) return { kind: "expression", text: "1" };
  return { kind: "rows", names, rows: rowsOf(column, 2 ** names.length) };
}
