// The SoP PoS tool's state is written into an address and read from it, also where parts are missing or wrong.

import { describe, expect, test } from "vitest";
import { fitsAddress, pathWith, setupIn, searchWith } from "#addresses/core/codec.ts";
import { sopPosAddress } from "#addresses/core/sop-pos.ts";
import {
  defaultSetup,
  inputsMin,
  mapInputsMax,
  rowCount,
  type SopPosSetup,
} from "#addresses/core/sop-pos-setup.ts";
import { mapVariablesMax, mapVariablesMin } from "#kmap/core/map-limits.ts";
import { runs } from "#support/depth.ts";

describe("a setup is written and read", () => {
  const cases: readonly [setup: Partial<SopPosSetup>, path: string][] = [
    [{}, "/soppos"],
    [{ inputs: 5 }, "/soppos?vars=5"],
    [{ rows: [0, 1, 2, 3] }, "/soppos?rows=0-3"],
    [
      { inputs: 3, start: "X", rows: [1, 3, 5, 6, 7], form: "pos" },
      "/soppos?vars=3&start=X&rows=1,3,5-7&form=pos",
    ],
    [{ start: "X", output: "C_out", rows: [3] }, "/soppos?start=X&out=C_out&rows=3"],
    [{ inputs: 8, rows: [0, 2, 254, 255] }, "/soppos?vars=8&rows=0,2,254-255"],
    [{ inputs: 4, dontCares: [2, 5] }, "/soppos?vars=4&dc=2,5"],
    [{ view: "map" }, "/soppos?view=map"],
    [
      { inputs: 6, rows: [1, 60], dontCares: [2, 5, 6, 7], view: "map", isSwapped: true },
      "/soppos?vars=6&rows=1,60&dc=2,5-7&view=map&swap=1",
    ],
    [{ rows: [1, 3], withoutHazards: true }, "/soppos?rows=1,3&hazards=0"],
  ];
  test.each(cases)("%j", (change, path) => {
    const setup = { ...defaultSetup, ...change };
    expect(pathWith(sopPosAddress, setup)).toBe(path);
    const { search } = new URL(path, "https://page.example");
    expect(setupIn(sopPosAddress, search, null) ?? defaultSetup).toEqual(setup);
  });
});

test.each([2, 4, 8])("random selections of %i inputs come back, and always fit", (inputs) => {
  let seed = inputs;
  for (let left = runs(200); left > 0; left -= 1) {
    const values = Array.from({ length: rowCount(inputs) }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((3 * seed) / 2 ** 31);
    });
    const rowsOf = (value: number) => [...values.keys()].filter((row) => values[row] === value);
    const setup: SopPosSetup = {
      inputs,
      start: "Z",
      output: "Y",
      rows: rowsOf(1),
      dontCares: rowsOf(2),
      form: "pos",
      view: inputs > 6 ? "table" : "map",
      isSwapped: true,
      withoutHazards: true,
    };
    expect(fitsAddress(sopPosAddress, setup)).toBe(true);
    expect(setupIn(sopPosAddress, searchWith(sopPosAddress, setup), null)).toEqual(setup);
  }
});

describe("a list of rows may have any length", () => {
  const rowsOf = (list: string) => setupIn(sopPosAddress, `?vars=8&rows=${list}`, null)?.rows;
  const all = Array.from({ length: 256 }, (_, row) => row);

  test("every row of the largest table may be a part, in any order and as a range", () => {
    expect(rowsOf(all.join(","))).toEqual(all);
    expect(rowsOf(all.toReversed().join(", "))).toEqual(all);
    expect(rowsOf(all.map((row) => `${row}-${row}`).join(","))).toEqual(all);
  });

  test("what comes after as many parts as the largest table has rows says nothing", () => {
    expect(rowsOf(`${"1,".repeat(255)}2`)).toEqual([1, 2]);
    expect(rowsOf(`${"1,".repeat(256)}2`)).toEqual([1]);
  });

  const long: readonly [name: string, list: string, rows: readonly number[]][] = [
    ["a million rows", `${"7,".repeat(1e6)}8`, [7]],
    ["a million ranges past the table", "0-99999999999999,".repeat(1e6), all],
    ["a million empty parts", ",".repeat(1e6), []],
    ["a range with a million digits", `254-${"9".repeat(1e6)}`, [254, 255]],
    ["a million spaces before what is no number", `1${"+".repeat(1e6)}x,3`, [3]],
  ];
  // Work that grows with the square of the length would take hours, and the test's time would be over.
  test.each(long)("%s are read to the end", (_name, list, rows) => {
    expect(rowsOf(list)).toEqual(rows);
  });
});

describe("what cannot be meant is passed over", () => {
  const cases: readonly [search: string, change: Partial<SopPosSetup>][] = [
    ["?vars=1", {}],
    ["?vars=9", {}],
    ["?vars=0", {}],
    ["?vars=-3", {}],
    ["?vars=3.0", {}],
    ["?vars=x", {}],
    ["?vars=2", {}],
    ["?vars=8", { inputs: 8 }],
    ["?start=x", { start: "X" }],
    ["?start=XY", {}],
    ["?start=7", {}],
    ["?out=1", {}],
    ["?out=a b", {}],
    [`?out=${"Y".repeat(21)}`, {}],
    ["?form=POS", {}],
    ["?form=other", {}],
    ["?rows=", {}],
    ["?rows=4", {}],
    ["?rows=3,1,1", { rows: [1, 3] }],
    ["?rows=1,x,-2,2-,3", { rows: [1, 3] }],
    ["?rows=3-1", {}],
    ["?rows=2-99999999999999999999", { rows: [2, 3] }],
    ["?rows=1%2C2", { rows: [1, 2] }],
    ["?vars=3&rows=1.5,0x2,7", { inputs: 3, rows: [7] }],
    ["?dc=4", {}],
    ["?rows=1,2&dc=0-2", { rows: [1, 2], dontCares: [0] }],
    ["?view=Map", {}],
    ["?view=other", {}],
    ["?vars=7&view=map", { inputs: 7 }],
    ["?vars=6&view=map", { inputs: 6, view: "map" }],
    ["?swap=true", {}],
    ["?swap=0", {}],
  ];
  test.each(cases)("%s", (search, change) => {
    expect(setupIn(sopPosAddress, search, null)).toEqual({ ...defaultSetup, ...change });
  });
});

test("the map is off where the map's room has none", () => {
  expect([inputsMin, mapInputsMax]).toEqual([mapVariablesMin, mapVariablesMax]);
});
