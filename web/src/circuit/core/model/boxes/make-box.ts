// Makes a box of some parts of a circuit: a definition, and one box in place of the parts. Pure.

import {
  coordinateMax,
  idMax,
  withId,
  type Sheet,
  type Definition,
  type Part,
  type PartId,
  type State,
  type Wire,
} from "../circuit.ts";
import type { EditError, Result } from "../command.ts";
import { isGate, isPin, isSwitch, kinds } from "../kinds.ts";
import { boxNameError, freeName } from "../names.ts";
import type { Settling } from "../settle/settle.ts";
import { onesOf, withPins } from "./flat.ts";
import { pinParts, pinsOfDefinition, sizeOfBox } from "./pins.ts";
import { redefined } from "./rebuild.ts";

/**
 * The signals on the sheet stay as they are. Each source outside that the parts use is an input of the box, and each of the
 * parts that something outside uses is an output; without any, those that no wire leaves. A switch or bulb at the other end
 * gives the pin its name.
 */
export function makeBox(
  state: State,
  { parts, name }: { readonly parts: ReadonlySet<PartId>; readonly name: string },
  settling: Settling,
): Result<State, EditError> {
  const cut = cutOut(state, parts);
  const definitions = state.definitions;
  const code = cut.parts.length === 0 ? "box_empty" : boxNameError(definitions, null, name);
  if (code) return { ok: false, error: { code } };
  const drawn = drawingOf(cut, state);
  const definition: Definition = {
    id: definitions.reduce((most, { id }) => Math.max(most, id), 0) + 1,
    name,
    ...drawn.circuit,
    outputs: onesOf({ ...drawn.circuit, definitions }, state.outputs),
  };
  const replaced = inPlace(state, cut, drawn, definition);
  const isFull = replaced.nextIds.part > idMax + 1 || replaced.nextIds.wire > idMax + 1;
  if (isFull) return { ok: false, error: { code: "circuit_full" } };
  return { ok: true, value: redefined(replaced, [...definitions, definition], settling) };
}

interface Cut {
  /** The parts that go into the box, and the ids of these. */
  readonly parts: readonly Part[];
  readonly ids: ReadonlySet<PartId>;
  readonly inside: readonly Wire[];
  readonly entering: readonly Wire[];
  readonly leaving: readonly Wire[];
  /** The parts outside that feed the box, and those inside whose output leaves it; both from the top. */
  readonly sources: readonly Part[];
  readonly results: readonly Part[];
}

/** Switches, bulbs, displays and notes stay on the sheet. */
function cutOut(state: State, chosen: ReadonlySet<PartId>): Cut {
  const wanted = withPins(state, chosen);
  const isBox = (id: PartId) => wanted.has(id) && withId(state.parts, id)?.kind === "box";
  const parts = state.parts.filter(
    ({ id, kind, of }) =>
      wanted.has(id) &&
      (of === undefined ? isGate(kind) || ["node", "zero", "one", "box"].includes(kind) : isBox(of)),
  );
  const ids = new Set(parts.map(({ id }) => id));
  const entering = state.wires.filter(({ from, to }) => !ids.has(from) && ids.has(to));
  const leaving = state.wires.filter(({ from, to }) => ids.has(from) && !ids.has(to));
  const inside = state.wires.filter(({ from, to }) => ids.has(from) && ids.has(to));
  const used = new Set(inside.map(({ from }) => from));
  const unused = parts.filter(({ id, kind }) => kinds[kind].isSource && !used.has(id)).map(({ id }) => id);
  return {
    parts,
    ids,
    inside,
    entering,
    leaving,
    sources: fromTop(
      state,
      entering.map(({ from }) => from),
    ),
    results: fromTop(state, leaving.length > 0 ? leaving.map(({ from }) => from) : unused),
  };
}

function fromTop({ parts }: State, ids: Iterable<PartId>): readonly Part[] {
  const found = [...new Set(ids)].flatMap((id) => withId(parts, id) ?? []);
  found.sort((one, other) => one.y - other.y || one.x - other.x || one.id - other.id);
  return found;
}

/** The names of the pins, no two alike: those of switches and bulbs at the other ends, which differ already, else free ones. */
function namesOf({ sources, results, leaving }: Cut, { parts }: State) {
  const bulbOf = (id: PartId) =>
    leaving
      .flatMap(({ from, to }) => (from === id ? (withId(parts, to) ?? []) : []))
      .find(({ kind }) => kind === "bulb");
  const inputs = sources.map(({ kind, name }) => (isSwitch(kind) ? name : undefined));
  const outputs = results.map(({ id }) => bulbOf(id)?.name);
  const taken = new Set([...inputs, ...outputs].flatMap((name) => name ?? []));
  const free = (kind: "switch" | "bulb") => {
    const name = freeName(taken, kind);
    taken.add(name);
    return name;
  };
  return {
    inputs: inputs.map((name) => name ?? free("switch")),
    outputs: outputs.map((name) => name ?? free("bulb")),
  };
}

/** The distances of switches and bulbs from the parts between them, and of two of them from each other. */
const aside = 90;
const pitch = 50;
const edge = 40;

interface Drawn {
  readonly circuit: Sheet;
  /** The switch for each source, and the bulb for each result. */
  readonly switchOf: ReadonlyMap<PartId, PartId>;
  readonly bulbOf: ReadonlyMap<PartId, PartId>;
}

/** The parts where they were to each other, with switches at the left of them and bulbs at the right. */
function drawingOf(cut: Cut, state: State): Drawn {
  const { parts, sources, results, inside, entering } = cut;
  const names = namesOf(cut, state);
  const { left, top, right } = extentOf(parts);
  const [dx, dy] = [edge + aside - left, edge - top];
  let nextPart = (parts.at(-1)?.id ?? 0) + 1;
  const switches = sources.map(({ id }, index): Part => ({
    id: nextPart++,
    kind: "switch",
    x: edge,
    y: onSheet(edge + index * pitch),
    name: names.inputs[index] ?? "",
    on: state.outputs.get(id) === 1,
  }));
  const bulbs = results.map((_, index): Part => ({
    id: nextPart++,
    kind: "bulb",
    x: onSheet(right + dx + aside - kinds.bulb.width),
    y: onSheet(edge + index * pitch),
    name: names.outputs[index] ?? "",
  }));
  const switchOf = new Map(sources.map(({ id }, index) => [id, switches[index]?.id ?? 0]));
  const bulbOf = new Map(results.map(({ id }, index) => [id, bulbs[index]?.id ?? 0]));
  const ends = [
    ...inside.map(({ from, to }) => ({ from, to })),
    ...entering.map(({ from, to }) => ({ from: switchOf.get(from) ?? 0, to })),
    ...results.map(({ id }) => ({ from: id, to: bulbOf.get(id) ?? 0 })),
  ];
  const moved = parts.map((part) => ({ ...part, x: onSheet(part.x + dx), y: onSheet(part.y + dy) }));
  const wires = ends.map((end, index) => ({ id: index + 1, ...end }));
  return { circuit: { parts: [...moved, ...switches, ...bulbs], wires }, switchOf, bulbOf };
}

/** The sheet with the box in the middle of the parts that it replaces. Its parts inside come with `redefined`. */
function inPlace(state: State, cut: Cut, { switchOf, bulbOf }: Drawn, definition: Definition): State {
  const pins = pinsOfDefinition(definition);
  const size = sizeOfBox(definition.name, pins);
  const { left, top, right, bottom } = extentOf(cut.parts);
  let nextPart = state.nextIds.part;
  const box: Part = {
    id: nextPart++,
    kind: "box",
    x: onSheet(onGrid((left + right - size.width) / 2)),
    y: onSheet(onGrid((top + bottom - size.height) / 2)),
    name: definition.name,
    definition: definition.id,
    ...size,
  };
  const pinned = pinParts(box, pins, () => nextPart++);
  const idOf = new Map(pinned.map(({ id, pin = 0 }) => [pin, id]));
  const inputOf = (source: PartId) => idOf.get(switchOf.get(source) ?? 0) ?? 0;
  const outputOf = (result: PartId) => idOf.get(bulbOf.get(result) ?? 0) ?? 0;
  let nextWire = state.nextIds.wire;
  const outer = [
    ...cut.sources.map(({ id }) => ({ id: nextWire++, from: id, to: inputOf(id) })),
    ...cut.leaving.map(({ from, to }) => ({ id: nextWire++, from: outputOf(from), to })),
  ];
  const wires = state.wires.filter(({ from, to }) => !cut.ids.has(from) && !cut.ids.has(to));
  return {
    ...state,
    parts: [...state.parts.filter(({ id }) => !cut.ids.has(id)), box, ...pinned],
    wires: [...wires, ...outer],
    nextIds: { part: nextPart, wire: nextWire },
  };
}

function extentOf(parts: readonly Part[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const { kind, of, x, y, width = kinds[kind].width, height = kinds[kind].height } of parts) {
    if (of !== undefined || isPin(kind)) continue;
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + width), Math.max(bottom, y + height)];
  }
  return { left, top, right, bottom };
}

const onGrid = (value: number) => Math.round(value / 5) * 5;
const onSheet = (value: number) => Math.min(coordinateMax, Math.max(0, value));
