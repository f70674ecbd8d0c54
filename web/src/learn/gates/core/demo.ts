// The state of the demonstration of a gate: the values of its inputs, which all views show and may change. Pure.

import type { GateKind } from "#circuit/core/model/kinds.ts";
import type { Bit } from "../../core/data.ts";

export type DemoGate = GateKind;

export type InputName = "A" | "B";

export interface DemoState {
  readonly gate: DemoGate;
  readonly A: Bit;
  /** Stays 0 where the gate has one input. */
  readonly B: Bit;
}

/** The regions of a Venn diagram by the circles that they lie in. */
export type RegionId = "outside" | "A" | "both" | "B";

export type DemoEvent =
  /** A press on an input of the gate or on a switch of the circuit. */
  | { readonly type: "toggled"; readonly input: InputName }
  /** From 0; the values are the digits of the number, A first. */
  | { readonly type: "rowChosen"; readonly row: number }
  | { readonly type: "regionChosen"; readonly region: RegionId }
  | { readonly type: "reset" };

export function inputsOf(gate: DemoGate): readonly InputName[] {
  return gate === "not" ? ["A"] : ["A", "B"];
}

export function demoStart(gate: DemoGate): DemoState {
  return { gate, A: 0, B: 0 };
}

export const regionValues: Readonly<Record<RegionId, Pick<DemoState, InputName>>> = {
  outside: { A: 0, B: 0 },
  A: { A: 1, B: 0 },
  both: { A: 1, B: 1 },
  B: { A: 0, B: 1 },
};

/** An event that the gate does not know, such as a press on B of NOT, changes nothing. */
export function demoReducer(state: DemoState, event: DemoEvent): DemoState {
  const { gate } = state;
  switch (event.type) {
    case "toggled":
      return withValues(state, { [event.input]: state[event.input] === 1 ? 0 : 1 });
    case "rowChosen":
      return withValues(state, rowValues(gate, event.row) ?? {});
    case "regionChosen":
      return withValues(state, regionValues[event.region]);
    case "reset":
      return demoStart(gate);
  }
}

/** Undefined for a number that no row has. */
function rowValues(gate: DemoGate, row: number): Partial<DemoState> | undefined {
  const inputs = inputsOf(gate);
  if (!Number.isInteger(row) || row < 0 || row >= 2 ** inputs.length) return undefined;
  return inputs.length === 1
    ? { A: bit(row === 1) }
    : { A: bit(Math.floor(row / 2) === 1), B: bit(row % 2 === 1) };
}

function withValues(state: DemoState, values: Partial<DemoState>): DemoState {
  const next = { ...state, ...values };
  if (inputsOf(state.gate).length === 1 && next.B === 1) return state;
  return next.A === state.A && next.B === state.B ? state : next;
}

function bit(isOne: boolean): Bit {
  return isOne ? 1 : 0;
}
