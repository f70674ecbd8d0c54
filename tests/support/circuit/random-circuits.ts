// Random circuits and random commands for properties, and a second evaluation of what parts should be.

import fc from "fast-check";
import { apply, connectError } from "#circuit/core/model/apply.ts";
import { type Circuit, type Part, type PartId, type State, emptyState } from "#circuit/core/model/circuit.ts";
import type { Command } from "#circuit/core/model/command.ts";
import {
  type Bit,
  type Kind,
  isSwitch,
  hasPins,
  kinds,
  paletteKinds,
  type SwitchKind,
} from "#circuit/core/model/kinds.ts";
import { load } from "#circuit/core/model/load.ts";
import { added, connected, doAll } from "./model-builder.ts";

/** Each adds one part, so that the n-th part has the id n. */
export const plainKinds: readonly Kind[] = paletteKinds.filter((kind) => !hasPins(kind));

/** Any drawing: switches at random positions, wires at random, those that are refused left out. */
export function anyCircuit(partsMax: number): fc.Arbitrary<State> {
  return drawingOf(partsMax, () => true);
}

/** Wires only go from lower ids to higher ones. */
export function loopFreeCircuit(partsMax: number): fc.Arbitrary<State> {
  return drawingOf(partsMax, (from, to) => from < to);
}

function drawingOf(partsMax: number, permits: (from: PartId, to: PartId) => boolean): fc.Arbitrary<State> {
  const part = fc.record({
    kind: fc.constantFrom(...plainKinds, "not", "nor", "nand", "switch" as const),
    on: fc.boolean(),
  });
  const end = fc.nat({ max: partsMax - 1 });
  return fc
    .tuple(
      fc.array(part, { minLength: 1, maxLength: partsMax }),
      fc.array(fc.tuple(end, end), { maxLength: 2 * partsMax }),
    )
    .map(([parts, ends]) => {
      const drawn = doAll(emptyState, ...parts.map(({ kind }) => added(kind)));
      const wired = ends.reduce((state, [one, other]) => {
        const [from, to] = [(one % parts.length) + 1, (other % parts.length) + 1];
        return permits(from, to) && connectError(state, from, to) === null
          ? doAll(state, connected(from, to))
          : state;
      }, drawn);
      const switches = wired.parts.filter(({ id, kind }) => isSwitch(kind) && parts[id - 1]?.on);
      return doAll(wired, ...switches.map(({ id }) => ({ type: "toggle" as const, id })));
    });
}

/** What a person might do next, as numbers that `toCommand` reads for the circuit at hand. */
export interface Draw {
  readonly type: Command["type"];
  readonly one: number;
  readonly other: number;
  readonly kind: Kind;
}

const often = (type: Command["type"], times: number) => Array.from({ length: times }, () => type);

const draw: fc.Arbitrary<Draw> = fc.record({
  type: fc.constantFrom<Command["type"]>(
    ...often("add", 4),
    ...often("connect", 8),
    ...often("toggle", 2),
    "setSwitches",
    "place",
    "delete",
    "rename",
    "showOutput",
    "setPeriod",
    "insert",
    "makeBox",
    "rewire",
  ),
  one: fc.nat(),
  other: fc.nat(),
  kind: fc.constantFrom<Kind>(...paletteKinds, "box"),
});

export function draws(length: number): fc.Arbitrary<readonly Draw[]> {
  return fc.array(draw, { minLength: length, maxLength: length });
}

/** Now and then of parts that are not there. */
export function toCommand(
  { parts, wires, nextIds, definitions }: State,
  { type, one, other, kind }: Draw,
): Command {
  const idOf = (number: number) => parts[number % (parts.length + 1)]?.id ?? nextIds.part;
  const [id, otherId] = [idOf(one), idOf(other)];
  switch (type) {
    case "add":
      return {
        type,
        kind,
        ...(kind === "box" && { definition: definitions[one % Math.max(1, definitions.length)]?.id ?? 1 }),
        x: one % 30_000,
        y: (other % 30_000) - 5_000,
      };
    case "connect":
      return { type, from: id, to: otherId };
    case "place":
      return { type, positions: [id, otherId].map((moved) => ({ id: moved, x: one % 999, y: other % 999 })) };
    case "delete": {
      const wire = wires[other % (wires.length + 1)]?.id;
      const takesWire = wire !== undefined && one % 2 === 0;
      return { type, parts: new Set(takesWire ? [] : [id]), wires: new Set(takesWire ? [wire] : []) };
    }
    case "rename":
      return { type, id, name: ["A", "B", "x7", "sum", "9", "F1"][other % 6] ?? "A" };
    case "showOutput":
      return { type, id, shown: other % 2 === 0 };
    case "setPeriod":
      return { type, id, period: other % 12 };
    case "toggle": {
      const switches = parts.filter((part) => isSwitch(part.kind));
      return { type, id: switches[one % Math.max(1, switches.length)]?.id ?? id };
    }
    case "setSwitches": {
      const switches = parts.filter((part) => isSwitch(part.kind));
      return {
        type,
        positions: new Map(switches.map((part) => [part.id, (other >> (part.id % 16)) & 1 ? 1 : 0])),
      };
    }
    case "makeBox": {
      const some = parts.filter((part) => (part.id * 5 + one) % 3 === 0);
      return { type, parts: new Set(some.map((part) => part.id)), name: `Box ${other % 9}` };
    }
    case "redefine":
      return { type, definitions };
    case "rewire": {
      const gate = plainKinds[other % plainKinds.length] ?? "and";
      const places = { x: one % 999, y: other % 999 };
      return {
        type,
        circuit: {
          parts: [
            { id: 1, kind: "switch", name: "A", on: false, ...places },
            { id: 2, kind: "switch", name: one % 2 === 0 ? "B" : "C", on: false, ...places },
            { id: 3, kind: kinds[gate].isSource && kinds[gate].isTarget ? gate : "nand", ...places },
            { id: 4, kind: "bulb", name: "F1", ...places },
          ],
          definitions: [],
          wires: [
            { id: 1, from: 1, to: 3 },
            { id: 2, from: 3, to: 4 },
          ],
        },
      };
    }
    case "insert": {
      const chosen = parts.filter(({ id: own, of }) => of === undefined && (own * 7 + one) % 5 < 2);
      const some = partsAndPins(parts, chosen.slice(0, 4));
      const [dx, dy] = [other % 100, one % 100];
      return { type, circuit: { parts: some, wires, definitions }, dx, dy };
    }
  }
}

function partsAndPins(parts: readonly Part[], some: readonly Part[]): readonly Part[] {
  const ids = new Set(some.map(({ id }) => id));
  return parts.filter(({ id, of }) => ids.has(id) || (of !== undefined && ids.has(of)));
}

/** The state after a command, or the same where it is refused. */
export function after(state: State, command: Command): State {
  const result = apply(state, command);
  return result.ok ? result.value : state;
}

/** What a part's function makes of its inputs, written apart from the model; "?" for an unknown one. */
export function functionOf(part: Part, inputs: readonly (Bit | "?")[]): Bit | "?" {
  if (part.kind === "switch" || part.kind === "button" || part.kind === "clock") return part.on ? 1 : 0;
  if (part.kind === "one") return 1;
  if (inputs.length === 0) return 0;
  const inverted = (value: Bit | "?") => (value === "?" ? "?" : value === 1 ? 0 : 1);
  const all = inputs.includes(0) ? 0 : inputs.includes("?") ? "?" : 1;
  const any = inputs.includes(1) ? 1 : inputs.includes("?") ? "?" : 0;
  const odd = inputs.includes("?") ? "?" : inputs.filter((input) => input === 1).length % 2 === 1 ? 1 : 0;
  const byKind: Readonly<Record<Exclude<Kind, SwitchKind | "one">, Bit | "?">> = {
    and: all,
    nand: inverted(all),
    or: any,
    nor: inverted(any),
    xor: odd,
    xnor: inverted(odd),
    not: inverted(any),
    bulb: any,
    node: any,
    zero: 0,
    note: 0,
    inputPin: any,
    outputPin: any,
    box: 0,
    segments: 0,
    hexDigit: 0,
  };
  return byKind[part.kind];
}

export function inputsOf(state: State, id: PartId): readonly (Bit | "?")[] {
  return state.wires
    .filter(({ to }) => to === id)
    .map(({ from }) => (state.unstable.has(from) ? "?" : (state.outputs.get(from) ?? 0)));
}

/** Level by level: a part once all its sources are known. Each part of a loop-free circuit has its turn. */
export function levelized({ parts, wires }: Circuit): ReadonlyMap<PartId, Bit> {
  const known = new Map<PartId, Bit>();
  for (let before = -1; before < known.size;) {
    before = known.size;
    for (const part of parts) {
      const inputs = wires.filter(({ to }) => to === part.id).map(({ from }) => known.get(from) ?? "?");
      const isReady = inputs.every((input) => input !== "?");
      const value = functionOf(part, inputs);
      if (isReady && value !== "?") known.set(part.id, value);
    }
  }
  return known;
}

/** The circuit as it comes back from a file. */
export function reloaded({ parts, wires, nextIds, outputs, definitions }: State): State {
  return load({ parts, wires, outputs, ...(definitions && { definitions }) }, nextIds);
}

/** Where `kinds` says that a part can take no more wires. */
export function isWithinLimits({ parts, wires }: Circuit): boolean {
  return parts.every(({ id, kind }) => wires.filter(({ to }) => to === id).length <= kinds[kind].inputsMax);
}
