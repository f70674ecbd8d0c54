// Adds a copy of a circuit to another: pasting, duplicating, adding an example to the open circuit. Pure.

import {
  type Circuit,
  type Part,
  type PartId,
  type State,
  coordinateMax,
  idMax,
  partsMax,
  wiresMax,
} from "./circuit.ts";
import { afterInside, countOf, insideOf } from "./boxes/inside.ts";
import { merged, withDefinition } from "./boxes/merge.ts";
import { contains, redefined } from "./boxes/rebuild.ts";
import type { Command, EditError, Result } from "./command.ts";
import { freeName, isNamed, isUnique, takenNames } from "./names.ts";
import type { Settling } from "./settle/settle.ts";

export function insert(
  state: State,
  { circuit, dx, dy }: Extract<Command, { type: "insert" }>,
  settling: Settling,
): Result<State, EditError> {
  if (circuit.parts.length === 0) return { ok: true, value: state };
  const { definitions, idOf } = merged(state.definitions, circuit.definitions);
  const { inside } = state;
  if (inside !== undefined && [...idOf.values()].some((id) => contains(definitions, id, inside)))
    return { ok: false, error: { code: "box_in_itself" } };
  const ids = new Map(circuit.parts.map(({ id }, index) => [id, state.nextIds.part + index]));
  const inner = innerWires(circuit, ids).map((ends, index) => ({ id: state.nextIds.wire + index, ...ends }));
  const nextIds = {
    part: state.nextIds.part + circuit.parts.length,
    wire: state.nextIds.wire + inner.length,
  };

  const names = namesFor(state, circuit.parts);
  const by = {
    x: within(
      dx,
      circuit.parts.map(({ x }) => x),
    ),
    y: within(
      dy,
      circuit.parts.map(({ y }) => y),
    ),
  };
  const remembered = new Map(state.outputs);
  for (const [id, copy] of ids) remembered.set(copy, circuit.outputs?.get(id) ?? 0);
  let first = afterInside(state);
  const copies = circuit.parts.map((part): Part => {
    const name = names.get(part.id);
    const copy = {
      ...withDefinition(part, idOf),
      id: ids.get(part.id) ?? 0,
      x: part.x + by.x,
      y: part.y + by.y,
      ...(name !== undefined && { name }),
      ...(part.of !== undefined && { of: ids.get(part.of) ?? 0 }),
    };
    if (part.kind !== "box") return copy;
    const parts = insideOf(definitions, copy).parts;
    for (const [index, { output }] of parts.entries())
      remembered.set(first + index, circuit.outputs?.get((part.first ?? 0) + index) ?? output);
    first += parts.length;
    return { ...copy, first: first - parts.length };
  });
  const drawing = {
    ...state,
    parts: [...state.parts, ...copies],
    wires: [...state.wires, ...inner],
    definitions,
  };
  const count = countOf(drawing.parts, drawing.wires.length, definitions);
  const isFull =
    count.parts > partsMax || count.wires > wiresMax || nextIds.part > idMax + 1 || nextIds.wire > idMax + 1;
  if (isFull) return { ok: false, error: { code: "circuit_full" } };
  const dirty = [...remembered.keys()].filter((id) => !state.outputs.has(id));
  const inserted = { ...drawing, nextIds, ...settling(drawing, { ...state, outputs: remembered }, dirty) };
  // A definition may have got another name, which the boxes do not have yet.
  const isNew = definitions !== state.definitions;
  return { ok: true, value: isNew ? redefined(inserted, definitions, settling) : inserted };
}

function innerWires({ wires }: Circuit, ids: ReadonlyMap<PartId, PartId>) {
  return wires.flatMap((wire) => {
    const [from, to] = [ids.get(wire.from), ids.get(wire.to)];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
}

/** The new names by id in the copied circuit. Parts that keep their name come first, so that no new name is theirs. */
function namesFor(state: State, parts: readonly Part[]): ReadonlyMap<PartId, string> {
  const taken = takenNames(state);
  const names = new Map<PartId, string>();
  for (const { id, kind, name } of parts) {
    if (name === undefined || (taken.has(name) && isUnique(kind))) continue;
    if (isUnique(kind)) taken.add(name);
    names.set(id, name);
  }
  for (const { id, kind } of parts) {
    if (!isNamed(kind) || names.has(id)) continue;
    const name = freeName(taken, kind);
    taken.add(name);
    names.set(id, name);
  }
  return names;
}

/** The distance limited so that the whole copy stays on the sheet: keeping its shape matters more than the distance. */
function within(distance: number, coordinates: readonly number[]): number {
  const low = coordinates.reduce((lowest, value) => Math.min(lowest, value), Infinity);
  const high = coordinates.reduce((highest, value) => Math.max(highest, value), 0);
  return Number.isNaN(distance) ? 0 : Math.max(-low, Math.min(distance, coordinateMax - high));
}
