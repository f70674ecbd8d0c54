// A drawn circuit as a network of gates: those that lead to its bulbs, boxes seen through. Pure, without recursion.

import type { NetworkGate, NetworkSignal } from "#contract/generated/logic-types.ts";
import type { Circuit } from "../model/circuit.ts";
import { isGate, isSwitch } from "../model/kinds.ts";
import { wiredBulbs } from "../model/wiring.ts";
import { upstream } from "./upstream.ts";

export interface DrawnNetwork {
  /** Each after the gates at its inputs. A gate without inputs is left out: it is 0. */
  readonly gates: readonly NetworkGate[];
  /** One for each bulb with a wire. */
  readonly outputs: readonly NetworkSignal[];
}

/** Null if a bulb is behind a loop. */
export function gatesOf(circuit: Circuit): DrawnNetwork | null {
  const bulbs = wiredBulbs(circuit);
  const found = upstream(
    circuit,
    bulbs.map(({ id }) => id),
  );
  if (!found) return null;
  const gates: NetworkGate[] = [];
  const signals: NetworkSignal[] = [];
  let switches = 0;
  for (const [at, { kind }] of found.parts.entries()) {
    const inputs = (found.inputs[at] ?? []).flatMap((input) => signals[input] ?? []);
    const [first] = inputs;
    if (isSwitch(kind)) {
      signals.push({ kind: "input", value: switches });
      switches += 1;
    } else if (!first) signals.push({ kind: "constant", value: kind === "one" });
    else if (isGate(kind)) {
      signals.push({ kind: "gate", value: gates.length });
      gates.push({ kind, inputs });
    } else signals.push(first);
  }
  const outputs = bulbs.flatMap(({ id }) => signals[found.indexOf.get(id) ?? -1] ?? []);
  return { gates, outputs };
}
