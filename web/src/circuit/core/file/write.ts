// Writes a circuit as the text of a file: JSON on one line. Pure.

import type { Part } from "../model/circuit.ts";
import { isSwitch, type Kind } from "../model/kinds.ts";
import type { Saved } from "./saved.ts";

export const circuitFormat = "boolean-algebra-circuit";

/** The newest version of files and links. It increases with each change that an older page cannot read. */
export const circuitVersion = 2;

/** The version in which each kind came; 1 for those not listed. */
const since: Readonly<Partial<Record<Kind, number>>> = {
  xor: 2,
  xnor: 2,
  button: 2,
  clock: 2,
  zero: 2,
  one: 2,
  note: 2,
};

/** The kinds that a circuit of this version may have. */
export function isKindOf(version: number, kind: Kind): boolean {
  return (since[kind] ?? 1) <= version;
}

/** The oldest version that can express the circuit, so that older pages read what they can. */
export function versionOf({ parts }: Pick<Saved, "parts">): number {
  return parts.reduce((version, { kind }) => Math.max(version, since[kind] ?? 1), 1);
}

export function writeCircuit(saved: Saved): string {
  const { name, parts, wires, outputs } = saved;
  return JSON.stringify({
    format: circuitFormat,
    version: versionOf(saved),
    name,
    parts: parts.map((part) => fieldsOf(part, outputs.get(part.id) === 1)),
    wires: wires.map(({ id, from, to }) => ({ id, from, to })),
  });
}

/** Defaults are left out: an output of 0, and `showsOutput` where it is false. */
function fieldsOf({ id, kind, x, y, name, on, period, showsOutput }: Part, isOne: boolean): object {
  return {
    id,
    kind,
    x,
    y,
    ...(name === undefined ? {} : { name }),
    ...(isSwitch(kind) ? { on: on === true } : {}),
    ...(period === undefined ? {} : { period }),
    ...(isOne && !isSwitch(kind) ? { output: 1 } : {}),
    ...(showsOutput ? { showsOutput: true } : {}),
  };
}
