// Brings the boxes of a circuit up to date with their definitions. Pure.

import type { Circuit, Definition, Part, PartId, State } from "../circuit.ts";
import type { Bit } from "../kinds.ts";
import { unsettled, type Settling } from "../settle/settle.ts";
import { onesOf } from "./flat.ts";
import { firstInside, insideOf } from "./inside.ts";
import { pinParts, pinsOfDefinition, sizeOfBox } from "./pins.ts";

interface Rebuilt extends Pick<Circuit, "parts" | "wires"> {
  readonly outputs: ReadonlyMap<PartId, Bit>;
  /** The id of the next part. */
  readonly next: PartId;
}

/**
 * The circuit with boxes as their definitions have them now. A pin that is still there keeps its wires, and a part inside
 * that is still there keeps its output.
 *
 * @param before the definitions that the boxes were built from
 */
export function rebuild(
  { parts, wires, outputs = new Map() }: Omit<Definition, "id" | "name">,
  before: readonly Definition[],
  after: readonly Definition[],
  next: PartId,
): Rebuilt {
  const boxes = parts.filter(({ kind }) => kind === "box");
  if (boxes.length === 0) return { parts, wires, outputs, next };
  const pinsBefore = new Map<PartId, Part[]>(boxes.map(({ id }) => [id, []]));
  for (const part of parts) if (part.of !== undefined) pinsBefore.get(part.of)?.push(part);
  const values = new Map([...outputs].filter(([id]) => id < firstInside));
  const renewed = new Map<PartId, Part>();
  let nextId = next;
  let first = firstInside;
  for (const box of boxes) {
    const definition = after.find(({ id }) => id === box.definition);
    if (!definition) continue;
    const pins = pinsOfDefinition(definition);
    const own: Part = { ...box, name: definition.name, ...sizeOfBox(definition.name, pins), first };
    renewed.set(box.id, alike(box, own) ? box : own);
    const known = pinsBefore.get(box.id) ?? [];
    const idOf = ({ kind, pin }: Pick<Part, "kind" | "pin">) =>
      known.find((each) => each.kind === kind && each.pin === pin)?.id ?? nextId++;
    for (const pin of pinParts(own, pins, idOf)) {
      const old = known.find(({ id }) => id === pin.id);
      renewed.set(pin.id, old && alike(old, pin) ? old : { ...old, ...pin });
    }
    // A box that was built before remembers an output for each of its parts; outputs of 0 are not listed.
    const { first: from } = box;
    const remembered = new Map(
      from === undefined
        ? []
        : insideOf(before, box).parts.map(({ path }, index) => [path, outputs.get(from + index) ?? 0]),
    );
    const inside = insideOf(after, own).parts;
    for (const [index, { path, output }] of inside.entries())
      values.set(first + index, remembered.get(path) ?? output);
    first += inside.length;
  }
  const isGone = ({ id, of }: Part) => of !== undefined && pinsBefore.has(of) && !renewed.has(id);
  const kept = parts.filter((part) => !isGone(part)).map((part) => renewed.get(part.id) ?? part);
  const added = [...renewed.values()].filter(({ id }) => id >= next);
  const gone = new Set(parts.filter(isGone).map(({ id }) => id));
  return {
    parts:
      kept.length === parts.length && added.length === 0 && kept.every((part, at) => part === parts[at])
        ? parts
        : [...kept, ...added],
    wires: gone.size === 0 ? wires : wires.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
    outputs: values,
    next: nextId,
  };
}

function alike(one: Part, other: Part): boolean {
  const keys = ["name", "x", "y", "width", "height", "first", "kind", "pin"] as const;
  return keys.every((key) => one[key] === other[key]);
}

/**
 * The definitions, each after those that it contains, with boxes as these have them now.
 *
 * @param before the definitions that the boxes in them were built from
 */
export function rebuiltDefinitions(
  definitions: readonly Definition[],
  before: readonly Definition[],
): readonly Definition[] {
  let after: readonly Definition[] = [];
  for (const definition of inOrder(definitions)) {
    const next = (definition.parts.at(-1)?.id ?? 0) + 1;
    const { parts, wires, outputs } = rebuild(definition, before, after, next);
    const isSame = parts === definition.parts && wires === definition.wires;
    const remembered = isSame ? undefined : onesOf({ parts, wires, definitions: after }, outputs);
    // Always another list, because what is known of a list is kept.
    after = [...after, remembered ? { ...definition, parts, wires, outputs: remembered } : definition];
  }
  return after;
}

/** The circuit with other definitions: all boxes on the sheet, and in the definitions, follow. */
export function redefined(state: State, definitions: readonly Definition[], settling: Settling): State {
  const before = state.definitions;
  const after = rebuiltDefinitions(definitions, before);
  const { parts, wires, outputs, next } = rebuild(state, before, after, state.nextIds.part);
  const drawing = { ...state, parts, wires, definitions: after };
  const all = [...outputs.keys(), ...parts.map(({ id }) => id)];
  return {
    ...drawing,
    nextIds: { ...state.nextIds, part: next },
    ...settling(drawing, { ...unsettled, outputs }, all),
  };
}

/** Each after those that it contains; none contains itself. */
function inOrder(definitions: readonly Definition[]): readonly Definition[] {
  const done = new Set<Definition>();
  const visit = (definition: Definition) => {
    if (done.has(definition)) return;
    for (const { definition: inner } of definition.parts) {
      const found = inner === undefined ? undefined : definitions.find(({ id }) => id === inner);
      if (found) visit(found);
    }
    done.add(definition);
  };
  for (const definition of definitions) visit(definition);
  return [...done];
}

/** Whether a box of this definition has a box of the other inside, or is one. */
export function contains(definitions: readonly Definition[], id: number, other: number): boolean {
  if (id === other) return true;
  const found = definitions.find((definition) => definition.id === id);
  return (found?.parts ?? []).some(
    ({ definition }) => definition !== undefined && contains(definitions, definition, other),
  );
}
