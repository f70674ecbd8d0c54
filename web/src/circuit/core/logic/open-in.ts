// How a bulb's function can be opened in another tool: as it is drawn where that text is short enough, otherwise by the
// rows in which it is 1. Pure.

import { countOf, rowsOf } from "#contract/packed-column.ts";
import type { Circuit, PartId } from "../model/circuit.ts";
import { expressionOf } from "./expression.ts";
import { tableOf } from "./table.ts";

export type BulbFunction =
  | { readonly kind: "expression"; readonly text: string }
  /** Too long as drawn: the rows in which it is 1, of one or more switches. */
  | { readonly kind: "rows"; readonly names: readonly string[]; readonly rows: readonly number[] }
  | { readonly kind: "loop" }
  /** Too long as drawn, and of too many switches for a table. */
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
