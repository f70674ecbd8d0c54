// Each tool's state is written into an address and read from it.

import { describe, expect, test } from "vitest";
import {
  addressTextCharsMax,
  fitsAddress,
  heldSetup,
  pathWith,
  setupIn,
  searchWith,
} from "#addresses/core/codec.ts";
import { simplifyAddress, type SimplifySetup } from "#addresses/core/simplify.ts";
import { truthTableAddress, type TruthTableSetup } from "#addresses/core/truth-table.ts";

const longest = "A".repeat(addressTextCharsMax);

describe("a setup of the Simplifier comes back from its address", () => {
  const cases: readonly SimplifySetup[] = [
    { input: "A+B", mode: "boolean" },
    { input: "(A + B')'.C^x1", mode: "boolean" },
    { input: "1 3 8", mode: "mint" },
    { input: "1,3", mode: "mint" },
    { input: "A&B=%20#?", mode: "boolean" },
    { input: "Ā·¬B", mode: "boolean" },
    { input: "A", mode: null },
    { input: longest, mode: "boolean" },
    { input: "1 3 8", mode: "mint", dontCares: "0, 2" },
    { input: "0 1", mode: null, dontCares: "2" },
    { input: "1", mode: "mint", dontCares: "x&y=1" },
  ];
  test.each(cases)("$input", (setup) => {
    expect(setupIn(simplifyAddress, searchWith(simplifyAddress, setup), null)).toEqual(setup);
    expect(pathWith(simplifyAddress, setup)).toMatch(/^\/simplify\?input=/);
    expect(heldSetup(simplifyAddress, setup)).toEqual({});
  });
});

describe("a setup of the truth table comes back from its address", () => {
  const cases: readonly TruthTableSetup[] = [
    { input: "A.B+C", extras: [], namesInHeader: true, compares: false, showsParts: false },
    {
      input: "A.B+C",
      extras: ["A^C", "(A+C).(B+C)", "A^C"],
      namesInHeader: false,
      compares: true,
      showsParts: false,
    },
    { input: "", extras: ["A&B"], namesInHeader: true, compares: true, showsParts: true },
  ];
  test.each(cases)("$input with $extras", (setup) => {
    expect(setupIn(truthTableAddress, searchWith(truthTableAddress, setup), null)).toEqual(setup);
  });
});

test("what else stands in the address stays there", () => {
  const search = searchWith(
    simplifyAddress,
    { input: "A", mode: "mint" },
    "?noheader=1&input=B&mode=boolean",
  );
  expect(search).toBe("?noheader=1&input=A&mode=mint");
  expect(searchWith(simplifyAddress, { input: "", mode: "mint" }, search)).toBe("?noheader=1");
});

test.each([
  ["of an expression", { input: "A", mode: "boolean", dontCares: "2" }, "?input=A&mode=boolean"],
  ["that are blank", { input: "1", mode: "mint", dontCares: " " }, "?input=1&mode=mint"],
  ["of nothing", { input: "", mode: "mint", dontCares: "2" }, ""],
  ["that are new", { input: "1", mode: "mint", dontCares: "2 5" }, "?input=1&mode=mint&dc=2%205"],
] as const)("don't-cares %s in the address", (_name, setup, search) => {
  expect(searchWith(simplifyAddress, setup, "?dc=7")).toBe(search);
});

describe("texts that stay out of the address", () => {
  const long = `${longest}A`;
  test.each(["", "   ", long])("%#", (input) => {
    expect(searchWith(simplifyAddress, { input, mode: "boolean" })).toBe("");
    expect(pathWith(simplifyAddress, { input, mode: "boolean" })).toBe("/simplify");
  });
  test("a long one travels in the entry's state", () => {
    const setup: SimplifySetup = { input: long, mode: "mint" };
    expect(fitsAddress(simplifyAddress, setup)).toBe(false);
    expect(setupIn(simplifyAddress, "", heldSetup(simplifyAddress, setup))).toEqual(setup);
  });
  test("don't-cares count too, and travel along", () => {
    const setup: SimplifySetup = {
      input: "1",
      mode: "mint",
      dontCares: "2 ".repeat(addressTextCharsMax / 2),
    };
    expect(searchWith(simplifyAddress, setup)).toBe("");
    expect(setupIn(simplifyAddress, "", heldSetup(simplifyAddress, setup))).toEqual(setup);
  });
  test("all texts of a setup count together", () => {
    const setup = { input: "B", extras: [longest], namesInHeader: true, compares: false, showsParts: false };
    expect(searchWith(truthTableAddress, setup)).toBe("");
    expect(setupIn(truthTableAddress, "", heldSetup(truthTableAddress, setup))).toEqual(setup);
  });
});

describe("what an address leaves open or says wrong", () => {
  const cases: readonly [search: string, state: unknown, setup: SimplifySetup | null][] = [
    ["", null, null],
    ["?input=", null, null],
    ["?input=%20", null, null],
    ["?mode=mint", null, null],
    ["?input=A", null, { input: "A", mode: null }],
    ["?dc=2&mode=mint", null, null],
    ["?input=A+B", null, { input: "A+B", mode: null }],
    ["?input=A%2BB", null, { input: "A+B", mode: null }],
    ["?input=1%203", null, { input: "1 3", mode: null }],
    ["?input=2%0A3", null, { input: "2 3", mode: null }],
    ["?input=2%0D%0A3%0D4", null, { input: "2 3 4", mode: null }],
    ["?input=2&mode=mint&dc=0%E2%80%A81", null, { input: "2", mode: "mint", dontCares: "0 1" }],
    ["?input=1&mode=mint&dc=%20", null, { input: "1", mode: "mint" }],
    ["?input=1&mode=boolean&dc=2", null, { input: "1", mode: "boolean" }],
    ["?input=A&mode=other", null, { input: "A", mode: null }],
    ["", { query: 7 }, null],
    ["", "A", null],
    ["", { query: "input=A&mode=mint" }, null],
  ];
  test.each(cases)("%j with state %j", (search, state, setup) => {
    expect(setupIn(simplifyAddress, search, state)).toEqual(setup);
  });
});
