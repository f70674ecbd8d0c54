// The simulator's address holds expressions, or a packed circuit.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { heldSetup, pathWith, searchWith, setupIn } from "#addresses/core/codec.ts";
import {
  buildingAddress,
  replacementAddress,
  simulatorAddress,
  type SimulatorSetup,
} from "#addresses/core/simulator.ts";
import { assertProperty } from "#support/depth.ts";

describe("a setup is written and read", () => {
  const cases: readonly [setup: SimulatorSetup, path: string][] = [
    [{ functions: ["A.B"] }, "/csim?input=A.B"],
    [{ functions: ["A^B", "A.B"] }, "/csim?input=A%5EB&fn=A.B"],
    [{ functions: ["A+B'", "1", "0"] }, "/csim?input=A%2BB%27&fn=1&fn=0"],
    [{ circuit: "AQ-_09az" }, "/csim?circuit=AQ-_09az"],
    [{ task: "A^B", gates: [] }, "/csim?task=A%5EB"],
    [{ task: "A+B", gates: ["nand", "nor"] }, "/csim?task=A%2BB&gates=nand,nor"],
    [
      { task: "A^B", more: ["A.B"], names: ["S", "C"], gates: [], most: 5 },
      "/csim?task=A%5EB&task=A.B&names=S,C&most=5",
    ],
    [{ task: "", gates: [], names: ["Q"], steps: "D=1>Q=0" }, "/csim?names=Q&steps=D%3D1%3EQ%3D0"],
  ];
  test.each(cases)("%j", (setup, path) => {
    expect(pathWith(simulatorAddress, setup)).toBe(path);
    expect(setupIn(simulatorAddress, new URL(path, "https://page.example").search, null)).toEqual(setup);
  });

  test("of any texts that are no spaces alone", () => {
    const text = fc.stringMatching(/^[A-Za-z0-9+.^'()%&=#? -]*[A-Z]$/);
    assertProperty(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (functions) => {
        const search = searchWith(simulatorAddress, { functions });
        expect(setupIn(simulatorAddress, search, heldSetup(simulatorAddress, { functions }))).toEqual({
          functions,
        });
      }),
      { runs: 300, seed: 17 },
    );
  });
});

describe("what an address leaves open or says twice", () => {
  const cases: readonly [query: string, setup: SimulatorSetup | null][] = [
    ["", null],
    ["?input=", null],
    ["?input=+&fn=+", { functions: ["+", "+"] }],
    ["?input=%20&fn=A", { functions: ["A"] }],
    ["?fn=A&fn=B", { functions: ["A", "B"] }],
    ["?circuit=", null],
    ["?circuit=&input=A", { functions: ["A"] }],
    ["?circuit=xyz&input=A", { circuit: "xyz" }],
    ["?input=A+B", { functions: ["A+B"] }],
    ["?utm=1", null],
    ["?task=", null],
    ["?task=A&input=B", { task: "A", gates: [] }],
    ["?task=%20A.B&gates=,nand,", { task: "A.B", gates: ["nand"] }],
    ["?gates=nand", null],
  ];
  test.each(cases)("%s", (query, setup) => {
    expect(setupIn(simulatorAddress, query, null)).toEqual(setup);
  });
});

test("the task that somebody is at stays where the task was, and is removed without a trace", () => {
  const task = { task: "A^B", more: ["B"], names: ["S", "T"], gates: ["nand"], most: 5 };
  const asked = searchWith(simulatorAddress, task, "?utm=1");
  const left = searchWith(buildingAddress, task, searchWith(simulatorAddress, { functions: [] }, asked));
  expect(setupIn(simulatorAddress, left, null)).toBeNull();
  expect(setupIn(buildingAddress, left, null)).toEqual(task);
  expect(searchWith(buildingAddress, null, left)).toBe("?utm=1");
});

test("a text of 2,000 characters stands in the address, and a longer one in the history's entry", () => {
  for (const setupOf of [
    (text: string): SimulatorSetup => ({ circuit: text }),
    (text: string): SimulatorSetup => ({ functions: [text] }),
  ]) {
    const fitting = setupOf("A".repeat(2_000));
    expect(setupIn(simulatorAddress, searchWith(simulatorAddress, fitting), null)).toEqual(fitting);
    const long = setupOf("A".repeat(2_001));
    expect(pathWith(simulatorAddress, long)).toBe("/csim");
    expect(setupIn(simulatorAddress, "", heldSetup(simulatorAddress, long))).toEqual(long);
  }
});

test("a short replacement is in the address, a long one in the history's entry, and neither is a circuit to be opened", () => {
  const short = { replacement: "AbC_-1" };
  expect(pathWith(replacementAddress, short)).toBe("/csim?replacement=AbC_-1");
  expect(setupIn(replacementAddress, "?replacement=AbC_-1", null)).toEqual(short);
  expect(setupIn(simulatorAddress, "?replacement=AbC_-1", null)).toBeNull();
  expect(searchWith(replacementAddress, null, "?replacement=AbC_-1&utm=1")).toBe("?utm=1");
  const long = { replacement: "A".repeat(2_001) };
  expect(pathWith(replacementAddress, long)).toBe("/csim");
  const held = heldSetup(replacementAddress, long);
  expect(setupIn(replacementAddress, "", held)).toEqual(long);
  expect(setupIn(simulatorAddress, "", held)).toBeNull();
});
