// Does a command to a circuit, or says why it is refused. Pure; the state before is left as it is.

import {
  type Circuit,
  type Part,
  type PartId,
  type State,
  coordinateMax,
  idMax,
  isPeriod,
  partsMax,
  periods,
  wiresMax,
  withId,
} from "./circuit.ts";
import type { Command, EditError, EditErrorCode, Position, Result } from "./command.ts";
import { insert } from "./insert.ts";
import { isSwitch, kinds, type Bit } from "./kinds.ts";
import { freeName, isNamed, nameError, takenNames } from "./names.ts";
import { settle, type Settling } from "./settle/settle.ts";
import { wiresInto } from "./wiring.ts";

/** A command that changes nothing returns the same state, so that callers do not make a step of it. */
export function apply(state: State, command: Command, settling: Settling = settle): Result<State, EditError> {
  switch (command.type) {
    case "add":
      return add(state, command, settling);
    case "connect":
      return connect(state, command, settling);
    case "place":
      return place(state, command.positions);
    case "delete":
      return remove(state, command, settling);
    case "rename":
      return rename(state, command.id, command.name);
    case "toggle":
      return toggle(state, command.id, settling);
    case "setSwitches":
      return setSwitches(state, command.positions, settling);
    case "showOutput":
      return showOutput(state, command.id, command.shown);
    case "setPeriod":
      return setPeriod(state, command.id, command.period);
    case "insert":
      return insert(state, command, settling);
  }
}

/** Why no wire can go from one part to the other; null if one can. A wire in the opposite direction is another wire. */
export function connectError(state: Circuit, from: PartId, to: PartId): EditErrorCode | null {
  const [source, target] = [withId(state.parts, from), withId(state.parts, to)];
  if (!source || !target) return "not_there";
  if (from === to) return "same_part";
  if (!kinds[source.kind].isSource) return "not_a_source";
  if (!kinds[target.kind].isTarget) return "not_a_target";
  const into = wiresInto(state, to);
  if (into.some((wire) => wire.from === from)) return "already_connected";
  return into.length < kinds[target.kind].inputsMax ? null : "input_limit_reached";
}

type Applied = Result<State, EditError>;

type Of<Type extends Command["type"]> = Extract<Command, { readonly type: Type }>;

function add(state: State, { kind, x, y }: Of<"add">, settling: Settling): Applied {
  const id = state.nextIds.part;
  if (state.parts.length >= partsMax || id > idMax) return refused("circuit_full");
  const part: Part = {
    id,
    kind,
    x: coordinate(x),
    y: coordinate(y),
    ...(isNamed(kind) && { name: freeName(takenNames(state), kind) }),
    ...(isSwitch(kind) && { on: false }),
    ...(kind === "clock" && { period: periods.usual }),
  };
  const drawing = { parts: [...state.parts, part], wires: state.wires };
  const nextIds = { ...state.nextIds, part: id + 1 };
  return done({ ...drawing, nextIds, ...settling(drawing, state, [id]) });
}

function connect(state: State, { from, to }: Of<"connect">, settling: Settling): Applied {
  const code = connectError(state, from, to);
  if (code) return refused(code);
  const id = state.nextIds.wire;
  if (state.wires.length >= wiresMax || id > idMax) return refused("circuit_full");
  const drawing = { parts: state.parts, wires: [...state.wires, { id, from, to }] };
  const nextIds = { ...state.nextIds, wire: id + 1 };
  return done({ ...drawing, nextIds, ...settling(drawing, state, [to]) });
}

function place(state: State, positions: readonly Position[]): Applied {
  const moved = new Map<PartId, Part>();
  for (const { id, ...to } of positions) {
    const part = withId(state.parts, id);
    if (!part) return refused("not_there");
    const [x, y] = [coordinate(to.x), coordinate(to.y)];
    if (part.x !== x || part.y !== y) moved.set(id, { ...part, x, y });
  }
  if (moved.size === 0) return done(state);
  return done({ ...state, parts: state.parts.map((part) => moved.get(part.id) ?? part) });
}

function remove(state: State, { parts, wires }: Of<"delete">, settling: Settling): Applied {
  const areThere =
    [...parts].every((id) => withId(state.parts, id)) && [...wires].every((id) => withId(state.wires, id));
  if (!areThere) return refused("not_there");
  if (parts.size === 0 && wires.size === 0) return done(state);
  const goes = ({ id, from, to }: State["wires"][number]) =>
    wires.has(id) || parts.has(from) || parts.has(to);
  const gone = state.wires.filter(goes);
  const drawing = {
    parts: parts.size === 0 ? state.parts : state.parts.filter(({ id }) => !parts.has(id)),
    wires: gone.length === 0 ? state.wires : state.wires.filter((wire) => !goes(wire)),
  };
  const dirty = gone.map(({ to }) => to);
  return done({ ...drawing, nextIds: state.nextIds, ...settling(drawing, state, dirty) });
}

function rename(state: State, id: PartId, name: string): Applied {
  const code = nameError(state, id, name);
  if (code) return refused(code);
  return changePart(state, id, (part) => (part.name === name ? part : { ...part, name }));
}

function toggle(state: State, id: PartId, settling: Settling): Applied {
  return setSwitches(state, new Map([[id, withId(state.parts, id)?.on ? 0 : 1]]), settling);
}

function setSwitches(state: State, positions: ReadonlyMap<PartId, Bit>, settling: Settling): Applied {
  const ids = [...positions.keys()];
  if (!ids.every((id) => isSwitchOf(state, id))) return refused("not_there");
  const changed = new Set(ids.filter((id) => (withId(state.parts, id)?.on ? 1 : 0) !== positions.get(id)));
  if (changed.size === 0) return done(state);
  const parts = state.parts.map((part) => (changed.has(part.id) ? { ...part, on: part.on !== true } : part));
  return done({ ...state, parts, ...settling({ parts, wires: state.wires }, state, changed) });
}

function isSwitchOf({ parts }: State, id: PartId): boolean {
  const part = withId(parts, id);
  return part !== undefined && isSwitch(part.kind);
}

function showOutput(state: State, id: PartId, shown: boolean): Applied {
  return changePart(state, id, (part) => {
    if ((part.showsOutput === true) === shown) return part;
    const { showsOutput: _, ...rest } = part;
    return shown ? { ...rest, showsOutput: true } : rest;
  });
}

function setPeriod(state: State, id: PartId, period: number): Applied {
  if (withId(state.parts, id)?.kind !== "clock") return refused("not_there");
  if (!isPeriod(period)) return refused("period_invalid");
  return changePart(state, id, (part) => (part.period === period ? part : { ...part, period }));
}

/** Changes a part in a way that no output depends on. */
function changePart(state: State, id: PartId, change: (part: Part) => Part): Applied {
  const before = withId(state.parts, id);
  if (!before) return refused("not_there");
  const after = change(before);
  if (after === before) return done(state);
  return done({ ...state, parts: state.parts.map((part) => (part === before ? after : part)) });
}

/** A coordinate on the sheet: a value outside goes to the edge, and NaN to 0. */
function coordinate(value: number): number {
  return value >= 0 ? Math.min(value, coordinateMax) : 0;
}

function done(state: State): Applied {
  return { ok: true, value: state };
}

function refused(code: EditErrorCode): Applied {
  return { ok: false, error: { code } };
}
