// Writes a circuit as the text of a file: JSON on one line. Pure.

import { insideOf } from "../model/boxes/inside.ts";
import { pinsOf } from "../model/boxes/pins.ts";
import type { Definition, Part, PartId, Remembering } from "../model/circuit.ts";
import { hasPins, isPin, isSwitch, type Bit, type Kind } from "../model/kinds.ts";
import type { Saved } from "./saved.ts";

export const circuitFormat = "boolean-algebra-circuit";

/** The newest version of files and links. It increases with each change that an older page cannot read. */
export const circuitVersion = 3;

/** The version in which each kind came; 1 for those not listed. */
const since: Readonly<Partial<Record<Kind, number>>> = {
  xor: 2,
  xnor: 2,
  button: 2,
  clock: 2,
  zero: 2,
  one: 2,
  note: 2,
  box: 3,
  segments: 3,
  hexDigit: 3,
};

/** The kinds that a list of parts of this version may have. Pins are fields of their part. */
export function isKindOf(version: number, kind: Kind): boolean {
  return !isPin(kind) && (since[kind] ?? 1) <= version;
}

/** The oldest version that can express the circuit, so that older pages read what they can. */
export function versionOf({ parts, definitions }: Pick<Saved, "parts" | "definitions">): number {
  const oldest = definitions.length > 0 ? 3 : 1;
  return parts.reduce((version, { kind }) => Math.max(version, since[kind] ?? 1), oldest);
}

export function writeCircuit(saved: Saved): string {
  const { name, definitions } = saved;
  return JSON.stringify({
    format: circuitFormat,
    version: versionOf(saved),
    name,
    ...(definitions.length > 0 && {
      definitions: definitions.map((definition) => ({
        id: definition.id,
        name: definition.name,
        ...drawingOf(definition, definitions),
      })),
    }),
    ...drawingOf(saved, definitions),
  });
}

function drawingOf(
  { parts, wires, outputs }: Omit<Definition, "id" | "name">,
  definitions: readonly Definition[],
) {
  const written = parts.filter(({ of }) => of === undefined);
  return {
    parts: written.map((part) => ({
      ...fieldsOf(part, outputs?.get(part.id) === 1),
      ...pinFields(part, parts, definitions, outputs),
    })),
    wires: wires.map(({ id, from, to }) => ({ id, from, to })),
  };
}

/** Defaults are left out: an output of 0, and `showsOutput` where it is false. */
function fieldsOf({ id, kind, x, y, name, on, period, showsOutput }: Part, isOne: boolean): object {
  return {
    id,
    kind,
    x,
    y,
    ...(name === undefined || kind === "box" ? {} : { name }),
    ...(isSwitch(kind) ? { on: on === true } : {}),
    ...(period === undefined ? {} : { period }),
    ...(isOne && !isSwitch(kind) ? { output: 1 } : {}),
    ...(showsOutput ? { showsOutput: true } : {}),
  };
}

/** The ids of a part's pins in their order; for a box its definition, and the outputs of the parts inside it. */
function pinFields(
  part: Part,
  parts: readonly Part[],
  definitions: readonly Definition[],
  outputs: Remembering["outputs"],
): object {
  if (!hasPins(part.kind)) return {};
  const pins = pinIds(part, parts, definitions);
  if (part.kind !== "box") return { pins };
  const memory = memoryOf(part, definitions, outputs);
  const text = memory.join("");
  return { definition: part.definition, pins, ...(text.includes("1") && { memory: text }) };
}

export function pinIds(
  part: Part,
  parts: readonly Part[],
  definitions: readonly Definition[],
): readonly PartId[] {
  const own = parts.filter(({ of }) => of === part.id);
  return pinsOf(part, definitions).map(({ pin }) => own.find((each) => each.pin === pin)?.id ?? 0);
}

/** The outputs of the parts inside a box; those of a new one for a box that was not built yet, as in an example. */
export function memoryOf(
  box: Part,
  definitions: readonly Definition[],
  outputs: Remembering["outputs"],
): readonly Bit[] {
  const { first } = box;
  return insideOf(definitions, box).parts.map(({ output }, index) =>
    first === undefined ? output : (outputs?.get(first + index) ?? 0),
  );
}
