// The circuit of a network of gates. Pure; a caller lays the parts out.

import type { NetworkGate, NetworkSignal } from "#contract/generated/logic-types.ts";
import type { Circuit, PartId } from "../model/circuit.ts";
import { CircuitBuilder } from "./builder.ts";

export interface NetworkCircuit {
  /** Without positions: the caller must lay it out. Switches first, in the order of the variables, bulbs last. */
  readonly circuit: Circuit;
  /** The part of each gate of the network. */
  readonly gates: readonly PartId[];
}

/**
 * @param gates each after the gates at its inputs
 * @param outputs the signal and the name of each output; names differ from each other and from the variables
 */
export function circuitOfNetwork(
  variables: readonly string[],
  gates: readonly NetworkGate[],
  outputs: readonly { readonly name: string; readonly signal: NetworkSignal }[],
): NetworkCircuit {
  const builder = new CircuitBuilder();
  const switches = variables.map((name) => builder.switch(name));
  const parts: PartId[] = [];
  const partOf = (signal: NetworkSignal): PartId => {
    if (signal.kind === "constant") return builder.constant(signal.value);
    return (signal.kind === "input" ? switches : parts)[signal.value] ?? builder.constant(false);
  };
  for (const { kind, inputs } of gates) {
    const operands = inputs.map(partOf);
    // An inverter of NAND or NOR has both inputs tied together, so that none looks open.
    const [only] = operands;
    const isTied = operands.length === 1 && only !== undefined && kind !== "not";
    parts.push(builder.gate(kind, isTied ? [only, only] : operands));
  }
  for (const { name, signal } of outputs) builder.bulb(name, partOf(signal));
  return { circuit: builder.circuit(), gates: parts };
}
