// Writes a circuit as the text of a file: JSON on one line. Pure.

import type { Part } from "../model/circuit.ts";
import type { Saved } from "./saved.ts";

export const circuitFormat = "boolean-algebra-circuit";

/** Increases with each change that an older page cannot read. */
export const circuitVersion = 1;

export function writeCircuit({ name, parts, wires, outputs }: Saved): string {
  return JSON.stringify({
    format: circuitFormat,
    version: circuitVersion,
    name,
    parts: parts.map((part) => fieldsOf(part, outputs.get(part.id) === 1)),
    wires: wires.map(({ id, from, to }) => ({ id, from, to })),
  });
}

/** Defaults are left out: an output of 0, and `showsOutput` where it is false. */
function fieldsOf({ id, kind, x, y, name, on, showsOutput }: Part, isOne: boolean): object {
  return {
    id,
    kind,
    x,
    y,
    ...(name === undefined ? {} : { name }),
    ...(kind === "switch" ? { on: on === true } : {}),
    ...(isOne && kind !== "switch" ? { output: 1 } : {}),
    ...(showsOutput ? { showsOutput: true } : {}),
  };
}
