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
import type { Command, EditError, Result } from "./command.ts";
import { freeName, isNamed, takenNames } from "./names.ts";
import type { Settling } from "./settle/settle.ts";

export function insert(
  state: State,
  { circuit, dx, dy }: Extract<Command, { type: "insert" }>,
  settling: Settling,
): Result<State, EditError> {
  if (circuit.parts.length === 0) return { ok: true, value: state };
  const ids = new Map(circuit.parts.map(({ id }, index) => [id, state.nextIds.part + index]));
  const inner = innerWires(circuit, ids).map((ends, index) => ({ id: state.nextIds.wire + index, ...ends }));
  const nextIds = {
    part: state.nextIds.part + circuit.parts.length,
    wire: state.nextIds.wire + inner.length,
  };
  const isFull =
    state.parts.length + circuit.parts.length > partsMax ||
    state.wires.length + inner.length > wiresMax ||
    nextIds.part > idMax + 1 ||
    nextIds.wire > idMax + 1;
  if (isFull) return { ok: false, error: { code: "circuit_full" } };

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
  const copies = circuit.parts.map((part): Part => {
    const name = names.get(part.id);
    return {
      ...part,
      id: ids.get(part.id) ?? 0,
      x: part.x + by.x,
      y: part.y + by.y,
      ...(name !== undefined && { name }),
    };
  });
  const drawing = { parts: [...state.parts, ...copies], wires: [...state.wires, ...inner] };
  const remembered = [...ids].map(([id, copy]) => [copy, circuit.outputs?.get(id) ?? 0] as const);
  const before = { ...state, outputs: new Map([...state.outputs, ...remembered]) };
  return { ok: true, value: { ...drawing, nextIds, ...settling(drawing, before, ids.values()) } };
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
    if (name === undefined || (taken.has(name) && kind !== "note")) continue;
    if (kind !== "note") taken.add(name);
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
