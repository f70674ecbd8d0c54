// A generated truth table: its variables, its functions and their packed columns, and the functions' parts, if these
// are shown. Pure.

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
  /** The primary function first; at least one function. */
  readonly functions: readonly TableFunction[];
  /** Sub-expressions of the functions, with columns before those of the functions; empty unless they are shown. */
  readonly parts: readonly TableFunction[];
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
  return { vars, functions, parts: [], rows: 2 ** vars.length };
}

/** The digits of a row: those of the variables, of the parts, then of the functions. */
export function digitsOf({ vars, parts, functions }: Table, row: number): ("0" | "1")[] {
  const inputs = vars.map((_, at) => digit(((row >> (vars.length - 1 - at)) & 1) === 1));
  return [...inputs, ...[...parts, ...functions].map(({ column }) => digit(isOne(column, row)))];
}

/** How many columns are before those of the functions, the one of row numbers not counted. */
export function columnsBefore({ vars, parts }: Table): number {
  return vars.length + parts.length;
}

function digit(isSet: boolean): "0" | "1" {
  return isSet ? "1" : "0";
}

/**
 * The name in plain text and exports: `Fn` for the only function; otherwise `F1` for the primary, then `F2`, `F3`, …
 */
export function functionName(at: number, functions: number): string {
  return functions === 1 ? "Fn" : `F${at + 1}`;
}

/** The name as it is read aloud: `F n`, `F 1`, `F 2`, … */
export function spokenName(at: number, functions: number): string {
  return functionName(at, functions).replace(/^F/, "F ");
}

/** The name in Unicode, for texts that cannot be typeset: `Fₙ`, `F₁`, `F₂`, … */
export function subscriptName(at: number, functions: number): string {
  return functionName(at, functions).replaceAll(/[n\d]/g, (sign) =>
    subscripts.charAt("n0123456789".indexOf(sign)),
  );
}

const subscripts = "ₙ₀₁₂₃₄₅₆₇₈₉";
