// The Simplifier's state in an address, there and back.

import { describe, expect, test } from "vitest";
import { addressTextCharsMax, simplifySearch } from "../../web/src/config/paths.ts";
import { placeOf, type SimplifyPlace } from "../../web/src/lib/simplify-address.ts";

describe("a place comes back from its address", () => {
  const cases: readonly SimplifyPlace[] = [
    { input: "A+B", mode: "boolean" },
    { input: "(A + B')'.C^x1", mode: "boolean" },
    { input: "1 3 8", mode: "mint" },
    { input: "1,3", mode: "mint" },
    { input: "A&B=%20#?", mode: "boolean" },
    { input: "Ā·¬B", mode: "boolean" },
    { input: "A".repeat(addressTextCharsMax), mode: "boolean" },
  ];
  test.each(cases)("$input", (place) => {
    expect(placeOf(simplifySearch(place), null)).toEqual(place);
  });
});

test("what else stands in the address stays there", () => {
  const search = simplifySearch({ input: "A", mode: "mint" }, "?noheader=1&input=B&mode=boolean");
  expect(search).toBe("?noheader=1&input=A&mode=mint");
  expect(simplifySearch({ input: "", mode: "mint" }, search)).toBe("?noheader=1");
});

describe("texts that stay out of the address", () => {
  const long = "A".repeat(addressTextCharsMax + 1);
  test.each(["", "   ", long])("%#", (input) => {
    expect(simplifySearch({ input, mode: "boolean" })).toBe("");
  });
  test("a long one travels in the entry's state", () => {
    expect(placeOf("", { input: long, mode: "mint" })).toEqual({ input: long, mode: "mint" });
  });
});

describe("what an address leaves open or says wrong", () => {
  const cases: readonly [search: string, state: unknown, place: ReturnType<typeof placeOf>][] = [
    ["", null, null],
    ["?input=", null, null],
    ["?input=+", null, null],
    ["?mode=mint", null, null],
    ["?input=A", null, { input: "A", mode: null }],
    ["?input=A&mode=other", null, { input: "A", mode: null }],
    ["", { input: 7 }, null],
    ["", "A", null],
    ["", { input: "A", mode: "mint" }, null],
  ];
  test.each(cases)("%j with state %j", (search, state, place) => {
    expect(placeOf(search, state)).toEqual(place);
  });
});
