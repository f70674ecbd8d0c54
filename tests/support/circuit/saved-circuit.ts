// Random circuits as they are kept: every kind, gaps in the ids, any position, and wires that the model permits.

import fc from "fast-check";
import { savedOf, type Saved } from "#circuit/core/file/saved.ts";
import { emptyState, type Part, type State, type Wire } from "#circuit/core/model/circuit.ts";
import { isSwitch, kinds, type Bit, type Kind } from "#circuit/core/model/kinds.ts";
import { load } from "#circuit/core/model/load.ts";
import { after, plainKinds } from "./random-circuits.ts";

const coordinate = fc.oneof(
  fc.integer({ min: 0, max: 4000 }).map((fives) => fives * 5),
  fc.integer({ min: 0, max: 20_000 }),
  fc.double({ min: 0, max: 20_000, noNaN: true }).map((value) => value + 0),
);

const grid = fc.integer({ min: 0, max: 4000 }).map((fives) => fives * 5);

const idGap = fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 30_000 }));

const draftOf = (position: fc.Arbitrary<number>) =>
  fc.record({
    kind: fc.constantFrom(...plainKinds),
    gap: idGap,
    x: position,
    y: position,
    on: fc.boolean(),
    shows: fc.boolean(),
    output: fc.boolean(),
  });

type Draft = Readonly<{
  kind: Kind;
  gap: number;
  x: number;
  y: number;
  on: boolean;
  shows: boolean;
  output: boolean;
}>;
type Ends = Readonly<{ gap: number; from: number; to: number }>;

const ends = fc.record({ gap: idGap, from: fc.nat(), to: fc.nat() });
const names = fc.oneof(
  fc.constantFrom("", "Half adder", "Übung 3 · 全加算器", "a𝔸b", "x".repeat(60)),
  fc
    .string({ unit: "grapheme", maxLength: 20 })
    .map((text) => text.trim())
    .filter((text) => !/[\p{Control}\p{Surrogate}]|\s{2}|[^\S ]/u.test(text)),
);

export const savedCircuit: fc.Arbitrary<Saved> = fc
  .tuple(
    fc.oneof(fc.array(draftOf(grid), { maxLength: 30 }), fc.array(draftOf(coordinate), { maxLength: 30 })),
    fc.array(ends, { maxLength: 60 }),
    names,
  )
  .map(([drafts, wanted, name]) => {
    const parts = partsOf(drafts);
    const outputs = new Map(parts.map(({ id }, index): [number, Bit] => [id, drafts[index]?.output ? 1 : 0]));
    return savedOf({ ...emptyState, parts, wires: wiresOf(parts, wanted), outputs }, name);
  });

/** The same with boxes of some of its parts, one inside the other, and with displays. */
export const savedWithBoxes: fc.Arbitrary<Saved> = fc
  .tuple(savedCircuit, fc.array(fc.nat({ max: 1_000 }), { minLength: 1, maxLength: 3 }))
  .map(([saved, draws]) => {
    const drawn = draws.reduce<State>((before, one, index) => {
      const chosen = before.parts.filter(({ id }) => (id * 5 + one) % 3 !== 0);
      const parts = new Set(chosen.map(({ id }) => id));
      const made = after(before, { type: "makeBox", parts, name: `Box ${index}` });
      const kind = one % 2 === 0 ? ("segments" as const) : ("hexDigit" as const);
      const shown = after(made, { type: "add", kind, x: 5 * one, y: 10 });
      const [definition] = shown.definitions ?? [];
      return definition
        ? after(shown, { type: "add", kind: "box", definition: definition.id, x: one, y: 0 })
        : shown;
    }, load(saved));
    return savedOf(drawn, saved.name);
  });

function partsOf(drafts: readonly Draft[]): Part[] {
  let id = 0;
  return drafts.map(({ kind, gap, x, y, on, shows }, index): Part => {
    id += gap;
    return {
      id,
      kind,
      x,
      y,
      ...(isSwitch(kind) ? { name: `x${index}`, on } : {}),
      ...(kind === "note" ? { name: index % 2 ? "Carry chain" : `Schritt ${index} · 全` } : {}),
      ...(kind === "clock" ? { period: 2 + 2 * (index % 500) } : {}),
      ...(kind === "bulb" ? { name: index % 2 ? `F${index}` : `Sum_${index}` } : {}),
      ...(shows ? { showsOutput: true } : {}),
    };
  });
}

function wiresOf(parts: readonly Part[], wanted: readonly Ends[]): Wire[] {
  const wires: Wire[] = [];
  let id = 0;
  for (const end of wanted) {
    const from = parts[end.from % parts.length];
    const to = parts[end.to % parts.length];
    if (!from || !to || from === to || !kinds[from.kind].isSource || !kinds[to.kind].isTarget) continue;
    if (wires.some((wire) => wire.from === from.id && wire.to === to.id)) continue;
    if (wires.filter((wire) => wire.to === to.id).length >= kinds[to.kind].inputsMax) continue;
    id += end.gap;
    wires.push({ id, from: from.id, to: to.id });
  }
  return wires;
}
