// A generated truth table: its variables, its functions and their packed columns. Pure.

import { isOne } from "#contract/packed-column.ts";

export interface TableFunction {
  /** The expression as it was sent. */
  readonly text: string;
  /** Packed: row m is bit m % 8 of byte floor(m / 8). */
  readonly column: Uint8Array;
}

export interface Table {
  /** In variable order; the first is the most significant bit of a row's number. */
  readonly vars: readonly string[];
  /** The primary first; at least one. */
  readonly functions: readonly TableFunction[];
  /** 2 to the number of variables. */
  readonly rows: number;
}

/** The table of these texts and their columns; there must be as many columns as texts. */
export function tableOf(
  vars: readonly string[],
  texts: readonly string[],
  columns: readonly Uint8Array[],
): Table {
  const functions = texts.map((text, at) => ({ text, column: columns[at] ?? new Uint8Array() }));
  return { vars, functions, rows: 2 ** vars.length };
}

/** The digits of a row: those of the variables, then those of the functions. */
export function digitsOf({ vars, functions }: Table, row: number): ("0" | "1")[] {
  const inputs = vars.map((_, at) => digit(((row >> (vars.length - 1 - at)) & 1) === 1));
  return [...inputs, ...functions.map(({ column }) => digit(isOne(column, row)))];
}

function digit(isSet: boolean): "0" | "1" {
  return isSet ? "1" : "0";
}

/** `Fn` for the only function; else `F1` for the primary, then `F2`, `F3`, … */
export function functionName(at: number, functions: number): string {
  return functions === 1 ? "Fn" : `F${at + 1}`;
}
