// Does a command to a circuit, or says why it is refused. Pure; the state before is left as it is.

import {
  type Circuit,
  type Definition,
  type DefinitionId,
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
import { withPins } from "./boxes/flat.ts";
import { afterInside, countOf, insideOf } from "./boxes/inside.ts";
import { definitionsMax, fitsLimits } from "./boxes/limits.ts";
import { makeBox } from "./boxes/make-box.ts";
import { pinParts, pinsOf, sizeOfBox } from "./boxes/pins.ts";
import { contains, redefined } from "./boxes/rebuild.ts";
import { insert } from "./insert.ts";
import { hasPins, isPin, isSwitch, kinds, type Bit } from "./kinds.ts";
import { freeName, isNamed, nameError, takenNames } from "./names.ts";
import { rewire } from "./rewire.ts";
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
      return rename(state, command, settling);
    case "toggle":
      return toggle(state, command.id, settling);
    case "setSwitches":
      return setSwitches(state, command.positions, settling);
    case "showOutput":
      return showOutput(state, command.id, command.shown);
    case "makeBox":
      return fits(makeBox(state, command, settling));
    case "redefine":
      return fits(done(redefined(state, command.definitions, settling)));
    case "setPeriod":
      return setPeriod(state, command.id, command.period);
    case "insert":
      return fits(insert(state, command, settling));
    case "rewire":
      return rewire(state, command, settling);
  }
}

/** Boxes bring parts with them, so that only the result shows whether there is room for all. */
function fits(result: Applied): Applied {
  if (!result.ok) return result;
  if (result.value.definitions.length > definitionsMax) return refused("too_many_boxes");
  return fitsLimits(result.value) ? result : refused("circuit_full");
}

/** Why no wire can go from one part to the other; null if one can. A wire in the opposite direction is another wire. */
export function connectError(state: Circuit, from: PartId, to: PartId): EditErrorCode | null {
  const [source, target] = [withId(state.parts, from), withId(state.parts, to)];
  if (!source || !target) return "not_there";
  if (from === to) return "same_part";
  if (hasPins(source.kind) || hasPins(target.kind)) return "choose_a_pin";
  if (!kinds[source.kind].isSource) return "not_a_source";
  if (!kinds[target.kind].isTarget) return "not_a_target";
  const into = wiresInto(state, to);
  if (into.some((wire) => wire.from === from)) return "already_connected";
  return into.length < kinds[target.kind].inputsMax ? null : "input_limit_reached";
}

type Applied = Result<State, EditError>;

type Of<Type extends Command["type"]> = Extract<Command, { readonly type: Type }>;

function add(state: State, { kind, definition, x, y }: Of<"add">, settling: Settling): Applied {
  const id = state.nextIds.part;
  const definitions = state.definitions;
  const box = kind === "box" ? withIdIn(definitions, definition) : undefined;
  if (isPin(kind) || (kind === "box" && !box)) return refused("not_there");
  if (box && state.inside !== undefined && contains(definitions, box.id, state.inside))
    return refused("box_in_itself");
  const pins = pinsOf({ kind, ...(box && { definition: box.id }) }, definitions);
  const part: Part = {
    id,
    kind,
    x: coordinate(x),
    y: coordinate(y),
    ...(isNamed(kind) && { name: freeName(takenNames(state), kind) }),
    ...(isSwitch(kind) && { on: false }),
    ...(kind === "clock" && { period: periods.usual }),
    ...(box && {
      name: box.name,
      definition: box.id,
      first: afterInside(state),
      ...sizeOfBox(box.name, pins),
    }),
  };
  let next = id + 1;
  const added = [part, ...pinParts(part, pins, () => next++)];
  const parts = [...state.parts, ...added];
  const count = countOf(parts, state.wires.length, definitions);
  if (count.parts > partsMax || count.wires > wiresMax || next > idMax + 1) return refused("circuit_full");
  const inside = box ? insideOf(definitions, part).parts : [];
  const outputs = new Map(state.outputs);
  const ids = inside.map((_, index) => (part.first ?? 0) + index);
  for (const [index, { output }] of inside.entries()) outputs.set(ids[index] ?? 0, output);
  const drawing = { ...state, parts, outputs };
  const nextIds = { ...state.nextIds, part: next };
  return done({
    ...drawing,
    nextIds,
    ...settling(drawing, drawing, [...added.map((each) => each.id), ...ids]),
  });
}

function connect(state: State, { from, to }: Of<"connect">, settling: Settling): Applied {
  const code = connectError(state, from, to);
  if (code) return refused(code);
  const id = state.nextIds.wire;
  const { wires: count } = countOf(state.parts, state.wires.length, state.definitions);
  if (count >= wiresMax || id > idMax) return refused("circuit_full");
  const drawing = { ...state, wires: [...state.wires, { id, from, to }] };
  const nextIds = { ...state.nextIds, wire: id + 1 };
  return done({ ...drawing, nextIds, ...settling(drawing, state, [to]) });
}

function place(state: State, positions: readonly Position[]): Applied {
  const moved = new Map<PartId, Part>();
  for (const { id, ...to } of positions) {
    const part = withId(state.parts, id);
    if (!part) return refused("not_there");
    const [x, y] = [coordinate(to.x), coordinate(to.y)];
    if (part.of === undefined && (part.x !== x || part.y !== y)) moved.set(id, { ...part, x, y });
  }
  for (const pin of state.parts) {
    const owner = moved.get(pin.of ?? 0);
    const before = owner && withId(state.parts, owner.id);
    if (owner && before)
      moved.set(pin.id, { ...pin, x: pin.x + owner.x - before.x, y: pin.y + owner.y - before.y });
  }
  if (moved.size === 0) return done(state);
  return done({ ...state, parts: state.parts.map((part) => moved.get(part.id) ?? part) });
}

function remove(state: State, { parts: named, wires }: Of<"delete">, settling: Settling): Applied {
  const areThere =
    [...named].every((id) => withId(state.parts, id)) && [...wires].every((id) => withId(state.wires, id));
  if (!areThere) return refused("not_there");
  const whole = [...named].filter((id) => withId(state.parts, id)?.of === undefined);
  if (named.size > 0 && whole.length === 0 && wires.size === 0) return refused("pin_of_a_part");
  const parts = withPins(state, new Set(whole));
  if (parts.size === 0 && wires.size === 0) return done(state);
  const goes = ({ id, from, to }: State["wires"][number]) =>
    wires.has(id) || parts.has(from) || parts.has(to);
  const gone = state.wires.filter(goes);
  const drawing = {
    ...state,
    parts: parts.size === 0 ? state.parts : state.parts.filter(({ id }) => !parts.has(id)),
    wires: gone.length === 0 ? state.wires : state.wires.filter((wire) => !goes(wire)),
  };
  const dirty = gone.map(({ to }) => to);
  return done({ ...drawing, ...settling(drawing, state, dirty) });
}

function rename(state: State, { id, name }: Of<"rename">, settling: Settling): Applied {
  const code = nameError(state, id, name);
  if (code) return refused(code);
  const box = withId(state.parts, id)?.definition;
  if (box !== undefined) {
    const renamed = state.definitions.map((definition) =>
      definition.id === box && definition.name !== name ? { ...definition, name } : definition,
    );
    const isSame = renamed.every((definition, index) => definition === state.definitions[index]);
    return done(isSame ? state : redefined(state, renamed, settling));
  }
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
  return done({ ...state, parts, ...settling({ ...state, parts }, state, changed) });
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

function withIdIn(definitions: readonly Definition[], id: DefinitionId | undefined): Definition | undefined {
  return definitions.find((definition) => definition.id === id);
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
