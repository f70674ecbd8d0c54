// The verdict on a circuit that was built for a task: its gates, then each of its functions, or what it shows step by step.

import type { BuildTask } from "#addresses/core/simulator.ts";
import { partName } from "#circuit/core/editor/words.ts";
import { readSteps, shownAfter, type Step } from "#circuit/core/logic/sequence.ts";
import { flat, shownIds } from "#circuit/core/model/boxes/flat.ts";
import type { Circuit, State } from "#circuit/core/model/circuit.ts";
import { isGate, kindNames, kinds, type GateKind, type Kind } from "#circuit/core/model/kinds.ts";
import { wiredBulbs } from "#circuit/core/model/wiring.ts";
import { circuitTask as texts } from "#messages/simulator.ts";
import { checkBulb, type Checked } from "./check-bulb.ts";

/** The labels of the task's gates; empty if any gate may be used. */
export function gatesOf(task: BuildTask): readonly string[] {
  return allowedIn(task).map((kind) => kinds[kind].label);
}

/** The most parts named in a sentence. */
const namedMax = 4;

/** @param task its bulbs are judged one by one; a circuit that remembers is judged step by step */
export async function judgeTask(circuit: State, task: BuildTask): Promise<Checked> {
  const refused = refusedGates(circuit, task);
  if (refused) return refused;
  const bulbs = wiredBulbs(circuit);
  if (bulbs.length === 0) return { kind: "refused", sentence: texts.noBulb };
  const { task: first, more = [], names = [], steps = "" } = task;
  const judged = steps === "" ? [] : [judgeSteps(circuit, readSteps(steps) ?? [])];
  for (const [at, text] of [first, ...more].entries()) {
    if (text === "") continue;
    const name = names[at];
    const bulb = name === undefined ? bulbs[at] : bulbs.find((each) => each.name === name);
    judged.push(
      bulb
        ? await checkBulb(circuit, bulb, text)
        : { kind: "refused", sentence: texts.noSuchBulb(name ?? "") },
    );
  }
  const wrong = judged.find(({ kind }) => kind !== "equal");
  const right = judged.filter(({ kind }) => kind === "equal").map(({ sentence }) => sentence);
  if (!wrong) return { kind: "equal", sentence: right.join(" ") };
  return { ...wrong, sentence: [wrong.sentence, ...right].join(" ") };
}

/** Null if the gates may be used. */
function refusedGates(circuit: Circuit, task: BuildTask): Checked | null {
  const allowed = allowedIn(task);
  const gates = flat(circuit).parts.filter(({ kind }) => isGate(kind));
  const others = gates.filter(({ kind }) => allowed.length > 0 && isOther(kind, allowed));
  if (others.length > 0) {
    // A gate inside a box has the name of the box.
    const shown = shownIds(
      circuit,
      others.map(({ id }) => id),
    );
    const named = circuit.parts.filter(({ id }) => shown.has(id)).slice(0, namedMax);
    return { kind: "refused", sentence: texts.otherGates(gatesOf(task), named.map(partName)) };
  }
  const { most = Infinity } = task;
  return gates.length > most ? { kind: "refused", sentence: texts.tooManyGates(gates.length, most) } : null;
}

function judgeSteps(circuit: State, steps: readonly Step[]): Checked {
  const found = shownAfter(circuit, steps);
  if ("missing" in found) return { kind: "refused", sentence: texts.noSuchSwitch(found.missing) };
  for (const [at, { set, shown }] of steps.entries())
    for (const [name, wanted] of shown) {
      const value = found[at]?.get(name);
      if (value === undefined) return { kind: "refused", sentence: texts.noSuchBulb(name) };
      if (value === wanted) continue;
      const sentence = texts.wrongStep(at + 1, set, name, value, wanted);
      return { kind: "different", sentence, positions: new Map() };
    }
  return { kind: "equal", sentence: texts.rightSteps(steps.length) };
}

/** Unknown kinds of the address are left out. */
function allowedIn({ gates }: BuildTask): readonly GateKind[] {
  return kindNames.filter(isGate).filter((kind) => gates.includes(kind));
}

function isOther(kind: Kind, allowed: readonly GateKind[]): boolean {
  return isGate(kind) && !allowed.includes(kind);
}
