// The content of each view of the demonstration, as functions of its state. The circuit shows whether current flows,
// the diagram which regions belong to the function. Pure.

import type { Bit, Row } from "../../core/data.ts";
import { rowsOver, treeOf, valueIn } from "../../core/values.ts";
import {
  inputsOf,
  regionValues,
  type DemoGate,
  type DemoState,
  type InputName,
  type RegionId,
} from "./demo.ts";

export const demoExpressions = {
  not: "A'",
  and: "A.B",
  or: "A+B",
  nand: "(A.B)'",
  nor: "(A+B)'",
  xor: "A^B",
  xnor: "(A^B)'",
} as const satisfies Record<DemoGate, string>;

/** The gate's output. */
export function outputOf({ gate, A, B }: DemoState): Bit {
  return valueIn(treeOf(demoExpressions[gate]), { A, B });
}

export interface DemoRow {
  readonly values: Row;
  readonly output: Bit;
  readonly isPresent: boolean;
}

/** All rows of the table by their number. */
export function tableView(state: DemoState): readonly DemoRow[] {
  const inputs = inputsOf(state.gate);
  const tree = treeOf(demoExpressions[state.gate]);
  return rowsOver(inputs).map((values) => ({
    values,
    output: valueIn(tree, values),
    isPresent: inputs.every((input) => values[input] === state[input]),
  }));
}

export interface CircuitView {
  readonly wiring: "series" | "parallel";
  readonly switches: readonly { readonly input: InputName; readonly isClosed: boolean }[];
  readonly isLit: boolean;
}

/** Null but for AND and OR: an open switch can light a lamp only if the current has a second path. */
export function circuitView(state: DemoState): CircuitView | null {
  if (state.gate !== "and" && state.gate !== "or") return null;
  const switches = inputsOf(state.gate).map((input) => ({ input, isClosed: state[input] === 1 }));
  const closed = switches.filter(({ isClosed }) => isClosed).length;
  // In series each switch must be closed; in parallel one way is enough.
  return state.gate === "and"
    ? { wiring: "series", switches, isLit: closed === switches.length }
    : { wiring: "parallel", switches, isLit: closed > 0 };
}

export interface DemoRegion {
  readonly id: RegionId;
  /** Whether the function is 1 in it. */
  readonly isOne: boolean;
  readonly isPresent: boolean;
}

/** From left to right, as the arrow keys walk them. */
function regionsOf(gate: DemoGate): readonly RegionId[] {
  return gate === "not" ? ["outside", "A"] : ["outside", "A", "both", "B"];
}

/** The regions in which the function is 1. */
const onesOf: Readonly<Record<DemoGate, readonly RegionId[]>> = {
  not: ["outside"],
  and: ["both"],
  or: ["A", "both", "B"],
  nand: ["outside", "A", "B"],
  nor: ["outside"],
  xor: ["A", "B"],
  xnor: ["outside", "both"],
};

export function diagramView(state: DemoState): readonly DemoRegion[] {
  return regionsOf(state.gate).map((id) => ({
    id,
    isOne: onesOf[state.gate].includes(id),
    isPresent: regionValues[id].A === state.A && regionValues[id].B === state.B,
  }));
}
