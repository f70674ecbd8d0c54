// The truth table of a circuit's parts: their outputs at all positions of the switches that they depend on, 32 rows at
// a time. Pure, without recursion.

import type { BinaryOperator } from "#contract/generated/logic-types.ts";
import { inVariableOrder } from "#notation/core/parse.ts";
import type { Circuit, PartId } from "../model/circuit.ts";
import { isSwitch, type Kind, type SwitchKind } from "../model/kinds.ts";
import { upstream, type Upstream } from "./upstream.ts";

/** A table of more switches is computed only on request. */
export const tableSwitchesMax = 12;

export interface CircuitTable {
  readonly kind: "table";
  /** The names of the switches in variable order; the first is the most significant bit of a row's number. */
  readonly names: readonly string[];
  /** The column of each requested part, packed like the crate's columns: row m is bit m % 8 of byte m / 8. */
  readonly columns: readonly Uint8Array<ArrayBuffer>[];
}

export type TableResult =
  | CircuitTable
  /** One of the parts is in a loop or behind one, so switches alone do not decide its output. */
  | { readonly kind: "loop" }
  | { readonly kind: "tooManySwitches"; readonly switches: number };

/** The table over all switches that at least one of these parts depends on; other switches are left out. */
export function tableOf(
  circuit: Circuit,
  parts: readonly PartId[],
  switchesMax: number = tableSwitchesMax,
): TableResult {
  const found = upstream(circuit, parts);
  if (!found) return { kind: "loop" };
  const switches = found.parts.flatMap(({ kind, name = "" }, index) =>
    isSwitch(kind) ? [{ name, index }] : [],
  );
  switches.sort((one, other) => inVariableOrder(one.name, other.name));
  if (switches.length > switchesMax) return { kind: "tooManySwitches", switches: switches.length };
  const columns = columnsOf(
    found,
    switches.map(({ index }) => index),
    parts.map((id) => found.indexOf.get(id) ?? -1),
  );
  return { kind: "table", names: switches.map(({ name }) => name), columns };
}

/** How the words of a part's inputs combine to its own word. Without inputs the word is 0, but that of One is not. */
interface WordFunction {
  readonly operator: BinaryOperator;
  readonly inverts: boolean;
}

const same: WordFunction = { operator: "or", inverts: false };

const functions: Readonly<Record<Exclude<Kind, SwitchKind>, WordFunction>> = {
  and: { operator: "and", inverts: false },
  nand: { operator: "and", inverts: true },
  or: { operator: "or", inverts: false },
  nor: { operator: "or", inverts: true },
  xor: { operator: "xor", inverts: false },
  xnor: { operator: "xor", inverts: true },
  not: { operator: "or", inverts: true },
  bulb: same,
  node: same,
  zero: same,
  note: same,
  one: { operator: "or", inverts: true },
  inputPin: same,
  outputPin: same,
  box: same,
  segments: same,
  hexDigit: same,
};

/** The rows of a word in which the variable of bit 0, 1, … of a row's number is 1. */
const patterns = [0xaaaaaaaa, 0xcccccccc, 0xf0f0f0f0, 0xff00ff00, 0xffff0000] as const;

function columnsOf(
  { parts, inputs }: Upstream,
  switches: readonly number[],
  asked: readonly number[],
): Uint8Array<ArrayBuffer>[] {
  const gates = parts.flatMap(({ kind }, index) =>
    isSwitch(kind) ? [] : [{ index, kind, from: Int32Array.from(inputs[index] ?? []), ...functions[kind] }],
  );
  const rows = 2 ** switches.length;
  const columns = asked.map(() => new Uint8Array(Math.ceil(rows / 8)));
  const words = new Int32Array(parts.length);
  for (let first = 0; first < rows; first += 32) {
    for (const [at, index] of switches.entries()) words[index] = switchWord(switches.length - 1 - at, first);
    for (const { index, kind, from, operator, inverts } of gates) {
      let word = operator === "and" ? -1 : 0;
      for (const source of from) {
        const input = words[source] ?? 0;
        word = operator === "and" ? word & input : operator === "or" ? word | input : word ^ input;
      }
      words[index] = from.length === 0 && kind !== "one" ? 0 : inverts ? ~word : word;
    }
    for (const [at, index] of asked.entries()) write(columns[at], first, rows, words[index] ?? 0);
  }
  return columns;
}

/** Bit `bit` of the numbers of the 32 rows from `first`. */
function switchWord(bit: number, first: number): number {
  return patterns[bit] ?? (Math.floor(first / 2 ** bit) % 2 === 1 ? -1 : 0);
}

function write(column: Uint8Array | undefined, first: number, rows: number, word: number): void {
  if (!column) return;
  // Bits beyond the last row stay 0.
  const own = rows >= 32 ? word : word & (2 ** rows - 1);
  for (let byte = 0; byte < 4 && first / 8 + byte < column.length; byte += 1)
    column[first / 8 + byte] = own >>> (8 * byte);
}
