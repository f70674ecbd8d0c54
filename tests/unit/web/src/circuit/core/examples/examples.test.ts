// Each example computes what its name says, checked with the model, and it is drawn tidily.

import { describe, expect, test } from "vitest";
import { examples } from "#circuit/core/examples/examples.ts";
import { packLink, unpackLink } from "#circuit/core/file/link.ts";
import { apply } from "#circuit/core/model/apply.ts";
import type { State } from "#circuit/core/model/circuit.ts";
import { isPin, isSwitch, kinds, type Bit } from "#circuit/core/model/kinds.ts";
import { load } from "#circuit/core/model/load.ts";
import { afterDelay } from "#circuit/core/model/settle/delay.ts";
import { nameError } from "#circuit/core/model/names.ts";
import { gridUnit } from "#circuit/core/scene/geometry.ts";
import { extentOf } from "#circuit/core/scene/extent.ts";
import { inkOf } from "#circuit/core/scene/ink.ts";
import { quality } from "#support/circuit/wire-quality.ts";
import { route } from "#circuit/core/scene/route.ts";
import { firstViewport, isInView } from "#circuit/core/scene/viewport.ts";

function opened(name: string): State {
  const found = examples.find((example) => example.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return load(found);
}

/** Toggles the switch of that name, unless it stands so already. */
function turned(state: State, name: string, on: boolean): State {
  const part = state.parts.find((each) => each.kind === "switch" && each.name === name);
  if (!part) throw new Error(`There is no switch ${name}.`);
  if ((part.on ?? false) === on) return state;
  const result = apply(state, { type: "toggle", id: part.id });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Turns all these switches, `A1 B0`, one after the other. */
function at(state: State, positions: string): State {
  return positions
    .split(" ")
    .reduce((before, each) => turned(before, each.slice(0, -1), each.endsWith("1")), state);
}

/** `S1 C0`: all bulbs, by id. */
function bulbs({ parts, outputs }: State): string {
  const lit = parts.filter(({ kind }) => kind === "bulb").map(({ id, name }) => `${name}${outputs.get(id)}`);
  return lit.join(" ");
}

test("they are offered in this order", () => {
  expect(examples.map(({ name }) => name)).toEqual([
    "Half adder",
    "Half adder of NANDs",
    "Full adder",
    "Full adder of NANDs",
    "2:1 multiplexer",
    "SR latch",
    "D latch",
    "4-bit adder",
    "Ring of NOTs",
    "Digit of segments",
    "Full adder of boxes",
    "4-bit adder of boxes",
    "D flip-flop",
    "4-bit counter",
  ]);
});

describe("in every row", () => {
  const cases: readonly (readonly [
    name: string,
    switches: readonly string[],
    row: (bits: readonly Bit[]) => string,
  ])[] = [
    ...["Half adder", "Half adder of NANDs"].map(
      (name) =>
        [
          name,
          ["A", "B"],
          ([a = 0, b = 0]: readonly Bit[]) => `S${(a + b) % 2} C${a + b > 1 ? 1 : 0}`,
        ] as const,
    ),
    ...["Full adder", "Full adder of NANDs", "Full adder of boxes"].map(
      (name) =>
        [
          name,
          ["A", "B", "C"],
          ([a = 0, b = 0, c = 0]: readonly Bit[]) => `S${(a + b + c) % 2} Cout${a + b + c > 1 ? 1 : 0}`,
        ] as const,
    ),
    ["2:1 multiplexer", ["D0", "D1", "S"], ([zero = 0, one = 0, s = 0]) => `Y${s ? one : zero}`],
  ];
  test.each(cases)("%s", (name, switches, row) => {
    let state = opened(name);
    for (let number = 0; number < 2 ** switches.length; number += 1) {
      const bits = switches.map((_, bit): Bit => ((number >> bit) & 1 ? 1 : 0));
      state = at(state, switches.map((each, bit) => `${each}${bits[bit]}`).join(" "));
      expect(bulbs(state), bits.join("")).toBe(row(bits));
    }
  });
});

test("the 4-bit adder adds all numbers of four bits", () => {
  let state = opened("4-bit adder");
  for (let a = 0; a < 16; a += 1) {
    for (let b = 0; b < 16; b += 1) {
      const digits = (letter: string, value: number) =>
        [0, 1, 2, 3].map((bit) => `${letter}${bit}${(value >> bit) & 1}`).join(" ");
      state = at(state, `${digits("A", a)} ${digits("B", b)}`);
      expect(bulbs(state)).toBe(`${digits("S", a + b)} Cout${(a + b) >> 4}`);
    }
  }
});

/** The values of a display's pins from the top. */
function display({ parts, outputs }: State): string {
  const shown = parts.find(({ kind }) => kind === "hexDigit" || kind === "segments")?.id;
  const pins = parts.filter(({ of }) => of !== undefined && of === shown);
  return pins.map(({ id }) => outputs.get(id)).join("");
}

const binary = (value: number) => value.toString(2).padStart(4, "0");

test("the 4-bit adder of boxes adds all numbers of four bits, and shows the sum as a digit", () => {
  let state = opened("4-bit adder of boxes");
  for (let a = 0; a < 16; a += 1) {
    for (let b = 0; b < 16; b += 1) {
      const digits = (letter: string, value: number) =>
        [0, 1, 2, 3].map((bit) => `${letter}${bit}${(value >> bit) & 1}`).join(" ");
      state = at(state, `${digits("A", a)} ${digits("B", b)}`);
      expect(display(state)).toBe(binary((a + b) % 16));
      expect(bulbs(state)).toBe(`Cout${(a + b) >> 4}`);
    }
  }
});

test("the 4-bit counter counts each rise of its clock, from 15 to 0 again", () => {
  let state = opened("4-bit counter");
  const clock = state.parts.find(({ kind }) => kind === "clock")?.id ?? 0;
  for (let rises = 0; rises < 35; rises += 1) {
    expect(display(state)).toBe(binary(rises % 16));
    for (const _ of ["rises", "falls"]) {
      const toggled = apply(state, { type: "toggle", id: clock });
      if (toggled.ok) state = toggled.value;
    }
  }
  expect(state.error).toBeNull();
});

test("the 4-bit counter counts while time runs, too", () => {
  let state = opened("4-bit counter");
  const seen = new Set<string>();
  for (let now = 0; now < 640; now += 1) {
    state = afterDelay(state, now);
    // Just before the clock rises all bits have settled.
    if (now % 40 === 18) seen.add(display(state));
  }
  expect([...seen]).toEqual(Array.from({ length: 16 }, (_, value) => binary(value)));
});

test("the digit of segments shows 0, 1, 2 and 3", () => {
  let state = opened("Digit of segments");
  const shown = ["A0 B0", "A0 B1", "A1 B0", "A1 B1"].map((positions) => {
    state = at(state, positions);
    return display(state);
  });
  // From a to g, then the point.
  expect(shown).toEqual(["11111100", "01100000", "11011010", "11110010"]);
});

test.each([
  [
    "D flip-flop",
    [
      ["D0 C0", "Q0 Qn1"],
      ["D1", "Q0 Qn1"],
      ["C1", "Q1 Qn0"],
      ["D0", "Q1 Qn0"],
      ["C0", "Q1 Qn0"],
      ["C1", "Q0 Qn1"],
      ["D1", "Q0 Qn1"],
      ["C0", "Q0 Qn1"],
    ],
  ],
  [
    "SR latch",
    [
      ["S0 R0", "Q0 Qn1"],
      ["S1", "Q1 Qn0"],
      ["S0", "Q1 Qn0"],
      ["R1", "Q0 Qn1"],
      ["R0", "Q0 Qn1"],
      ["S1 R1", "Q0 Qn0"],
      ["R0", "Q1 Qn0"],
    ],
  ],
  [
    "D latch",
    [
      ["D0 E0", "Q0 Qn1"],
      ["D1", "Q0 Qn1"],
      ["E1", "Q1 Qn0"],
      ["D0", "Q0 Qn1"],
      ["D1", "Q1 Qn0"],
      ["E0", "Q1 Qn0"],
      ["D0", "Q1 Qn0"],
      ["E1", "Q0 Qn1"],
    ],
  ],
] as const)("the %s sets, keeps and resets", (name, sequence) => {
  let state = opened(name);
  for (const [positions, lit] of sequence) {
    state = at(state, positions);
    expect(bulbs(state), positions).toBe(lit);
    expect(state.error).toBeNull();
  }
});

test("the ring of NOTs is unstable, proven", () => {
  const state = opened("Ring of NOTs");
  expect(state.error).toEqual({ loops: [[1, 2, 3]], isProven: true });
  expect([...state.unstable].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
});

const small = ["Half adder", "2:1 multiplexer", "SR latch", "D latch", "Ring of NOTs"];

test.each([
  ...small.map((name) => ({ name, where: "a phone", size: { width: 360, height: 560 } })),
  ...examples.map(({ name }) => ({ name, where: "a desktop", size: { width: 924, height: 742 } })),
])("$name is first shown whole, with its names, on $where", ({ name, size }) => {
  const state = opened(name);
  const routing = route(state);
  const isSmall = size.width < 900;
  const viewport = firstViewport(extentOf(state, routing), size, isSmall);
  const shown = { showsOutputs: false, showsJoints: true, namesAbove: isSmall, isRectangular: false };
  const drawing = { state, routing, ...shown };
  expect(isInView(inkOf(drawing), viewport, size)).toBe(true);
});

describe.each(examples.map((example) => [example.name, example] as const))("%s", (_, example) => {
  test("opens as it is written", () => {
    const { parts, wires } = load(example);
    // What is inside a box gets its ids when the circuit is opened.
    const written = parts.map((part, index) => ({ ...part, first: example.parts[index]?.first }));
    expect({ parts: written, wires }).toEqual({ parts: example.parts, wires: example.wires });
    for (const { id, kind, name } of parts) {
      if (name !== undefined && !isPin(kind)) expect(nameError(example, id, name)).toBeNull();
      expect(name !== undefined).toBe(isSwitch(kind) || isPin(kind) || ["bulb", "box"].includes(kind));
      expect(wires.filter(({ to }) => to === id).length).toBeLessThanOrEqual(kinds[kind].inputsMax);
    }
  });

  test("is the same after it was a link", () => {
    const read = unpackLink(packLink(example));
    if (!read.ok) throw new Error(read.error.code);
    expect(load(read.value).outputs).toEqual(load(example).outputs);
  });

  test("stands on the grid, and no wire lies on another's or runs through a part", () => {
    expect(example.parts.every(({ x, y }) => x % gridUnit === 0 && y % gridUnit === 0)).toBe(true);
    expect(quality(example, route(example))).toMatchObject({ overlaps: 0, bodiesCrossed: 0 });
  });
});
