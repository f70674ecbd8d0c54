// A network whose gates have at most so many inputs, for a tool that has no wider ones. Pure.

import type { NetworkGate, NetworkGateKind, NetworkSignal } from "#contract/generated/logic-types.ts";
import type { FileNetwork } from "./file-network.ts";

/** The gate of the first inputs, whose output and the rest are the inputs of the last gate. */
const inner = { and: "and", nand: "and", or: "or", nor: "or", xor: "xor", xnor: "xor", not: "or" } as const;

/**
 * A wider gate becomes a chain of gates.
 *
 * @param inputsMax at least 2
 */
export function narrowed(network: FileNetwork, inputsMax: (kind: NetworkGateKind) => number): FileNetwork {
  const gates: NetworkGate[] = [];
  /** The new gate that has the value of each gate. */
  const places: number[] = [];
  const placed = (signal: NetworkSignal): NetworkSignal =>
    signal.kind === "gate" ? { kind: "gate", value: places[signal.value] ?? 0 } : signal;
  for (const { kind, inputs } of network.gates) {
    let rest = inputs.map(placed);
    for (const most = inputsMax(kind); rest.length > most;) {
      const part: NetworkSignal = { kind: "gate", value: gates.length };
      gates.push({ kind: inner[kind], inputs: rest.slice(0, most) });
      rest = [part, ...rest.slice(most)];
    }
    places.push(gates.length);
    gates.push({ kind, inputs: rest });
  }
  const outputs = network.outputs.map(({ name, signal }) => ({ name, signal: placed(signal) }));
  return { ...network, gates, outputs };
}
