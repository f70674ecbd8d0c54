// The verdict on a circuit that was built for a task: its gates, then its function.

import type { BuildTask } from "#addresses/core/simulator.ts";
import { partName } from "#circuit/core/editor/words.ts";
import { flat, shownIds } from "#circuit/core/model/boxes/flat.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import { isGate, kindNames, kinds, type GateKind, type Kind } from "#circuit/core/model/kinds.ts";
import { wiredBulbs } from "#circuit/core/model/wiring.ts";
import { circuitTask as texts } from "#messages/circuit-task.ts";
import { checkBulb, type Checked } from "./check-bulb.ts";

/** The labels of the task's gates; empty if any gate may be used. */
export function gatesOf(task: BuildTask): readonly string[] {
  return allowedIn(task).map((kind) => kinds[kind].label);
}

/** The most parts named in a sentence. */
const namedMax = 4;

export async function judgeTask(circuit: Circuit, task: BuildTask): Promise<Checked> {
  const allowed = allowedIn(task);
  const others = flat(circuit).parts.filter((part) => allowed.length > 0 && isOther(part.kind, allowed));
  if (others.length > 0) {
    // A gate inside a box has the name of the box.
    const shown = shownIds(
      circuit,
      others.map(({ id }) => id),
    );
    const named = circuit.parts.filter(({ id }) => shown.has(id)).slice(0, namedMax);
    return { kind: "refused", sentence: texts.otherGates(gatesOf(task), named.map(partName)) };
  }
  const [bulb] = wiredBulbs(circuit);
  if (!bulb) return { kind: "refused", sentence: texts.noBulb };
  return checkBulb(circuit, bulb, task.task);
}

/** Unknown kinds of the address are left out. */
function allowedIn({ gates }: BuildTask): readonly GateKind[] {
  return kindNames.filter(isGate).filter((kind) => gates.includes(kind));
}

function isOther(kind: Kind, allowed: readonly GateKind[]): boolean {
  return isGate(kind) && !allowed.includes(kind);
}
