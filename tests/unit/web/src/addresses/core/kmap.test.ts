// The Karnaugh map's state is written into an address and read from it, also where parts are missing or wrong.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pathWith, setupIn } from "#addresses/core/codec.ts";
import { defaultMap, kmapAddress, type KmapSetup } from "#addresses/core/kmap.ts";
import { assertProperty } from "#support/depth.ts";

describe("a setup is written and read", () => {
  const cases: readonly [setup: Partial<KmapSetup>, path: string][] = [
    [{}, "/kmap"],
    [{ inputs: 3 }, "/kmap?vars=3"],
    [{ rows: [0, 1, 2, 15], dontCares: [5] }, "/kmap?rows=0-2,15&dc=5"],
    [{ inputs: 2, names: ["x", "y2"], rows: [3] }, "/kmap?vars=2&names=x,y2&rows=3"],
    [{ start: "P", form: "pos", isSwapped: true }, "/kmap?start=P&form=pos&swap=1"],
    [{ rows: [1], withoutHazards: true }, "/kmap?rows=1&hazards=0"],
    [{ rows: [1], groups: [] }, "/kmap?rows=1&groups=none"],
    [{ rows: [0, 1, 4], groups: [[0, 1], [4]] }, "/kmap?rows=0-1,4&groups=0-1.4"],
    [{ practice: { level: "4x", seed: 17 }, groups: [] }, "/kmap?practice=4x&seed=17&groups=none"],
    [{ practice: { level: "pos", seed: 999_999 }, isSwapped: true }, "/kmap?practice=pos&seed=999999&swap=1"],
  ];
  test.each(cases)("%j", (change, path) => {
    const setup = { ...defaultMap, ...change };
    expect(pathWith(kmapAddress, setup)).toBe(path);
    const { search } = new URL(path, "https://page.example");
    expect(setupIn(kmapAddress, search, null) ?? defaultMap).toEqual(setup);
  });
});

test("a typed text is written in place of its rows, and is read back letter by letter", () => {
  assertProperty(
    fc.property(fc.string({ minLength: 1, maxLength: 80, unit: "grapheme" }), (text) => {
      fc.pre(text.trim() !== "");
      const setup = { ...defaultMap, rows: [1, 2], text };
      const path = pathWith(kmapAddress, setup);
      expect(path).not.toContain("rows=");
      const { search } = new URL(path, "https://page.example");
      expect(setupIn(kmapAddress, search, null)).toEqual({ ...defaultMap, text });
    }),
  );
});

describe("what an address cannot mean is left out", () => {
  const cases: readonly [search: string, change: Partial<KmapSetup>][] = [
    ["?vars=7", {}],
    ["?vars=1", {}],
    ["?vars=33", {}],
    ["?vars=x", {}],
    ["?vars=2&names=x", { inputs: 2 }],
    ["?vars=2&names=x,x", { inputs: 2 }],
    ["?vars=2&names=x,1", { inputs: 2 }],
    ["?vars=2&names=x,y", { inputs: 2, names: ["x", "y"] }],
    ["?rows=16", {}],
    ["?input=%20", {}],
    ["?groups=", { groups: [] }],
    ["?groups=99.3.x", { groups: [[3]] }],
    ["?practice=7&seed=1", {}],
    ["?practice=4&seed=0", {}],
    ["?practice=4&seed=1000000", {}],
    ["?practice=4", {}],
  ];
  test.each(cases)("%s", (search, change) => {
    expect(setupIn(kmapAddress, search, null)).toEqual({ ...defaultMap, ...change });
  });
});
