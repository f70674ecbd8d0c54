// The figures of a network: gates, inputs, levels, chips. Pure.

import type { NetworkGate, NetworkGateKind, NetworkSignal } from "#contract/generated/logic-types.ts";
import { chipsOf, type Chips } from "./chips.ts";

export interface Figures {
  readonly gates: number;
  /** The inputs of all gates. */
  readonly inputs: number;
  /** The most gates on a way from a variable to an output. */
  readonly levels: number;
  readonly chips: Chips;
}

const kindOrder: readonly NetworkGateKind[] = ["not", "and", "or", "nand", "nor", "xor", "xnor"];

export function figuresOf({
  gates,
  outputs,
}: {
  readonly gates: readonly NetworkGate[];
  readonly outputs: readonly NetworkSignal[];
}): Figures {
  return {
    gates: gates.length,
    inputs: gates.reduce((sum, gate) => sum + gate.inputs.length, 0),
    levels: levelsOf(gates, outputs),
    chips: chipsOf(gates),
  };
}

export function chipCount({ chips }: Pick<Figures, "chips">): number {
  return chips.chips.reduce((sum, { count }) => sum + count, 0);
}

/** The kinds that the network has, each with the number of its gates. */
export function kindsOf(
  gates: readonly NetworkGate[],
): readonly { readonly kind: NetworkGateKind; readonly count: number }[] {
  const kinds = kindOrder.map((kind) => ({ kind, count: gates.filter((gate) => gate.kind === kind).length }));
  return kinds.filter(({ count }) => count > 0);
}

function levelsOf(gates: readonly NetworkGate[], outputs: readonly NetworkSignal[]): number {
  const levels: number[] = [];
  const of = (signal: NetworkSignal) => (signal.kind === "gate" ? (levels[signal.value] ?? 0) : 0);
  for (const { inputs } of gates) levels.push(1 + Math.max(0, ...inputs.map(of)));
  return Math.max(0, ...outputs.map(of));
}
