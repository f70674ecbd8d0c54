// The notes on a printed page, and when the expressions of a table can head its columns on a sheet.

import { describe, expect, test } from "vitest";
import { cssString, footOf, headOf } from "#app/paper/core/printed-page.ts";
import { printedInput } from "#app/paper/core/printed-input.ts";
import { fitsSheet } from "#table/core/sheet-headings.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { numberSystemsAddress } from "#addresses/core/number-systems.ts";

const address = "https://host/#/simplify?input=A";

test.each([
  ["an expression", simplifyAddress.write({ input: "A.B+C", mode: "boolean" }), "A.B+C"],
  [
    "min terms with don't-cares",
    simplifyAddress.write({ input: "1 3", mode: "mint", dontCares: "2" }),
    "Σm(1 3) + Σd(2)",
  ],
  [
    "several functions",
    truthTableAddress.write({
      input: "A",
      extras: ["A^B", "B"],
      namesInHeader: false,
      compares: true,
      showsParts: true,
    }),
    "A, A^B, B",
  ],
  ["a number", numberSystemsAddress.write({ number: "45.625", base: 10, bits: 8 }), "45.625"],
  ["nothing", simplifyAddress.write({ input: "", mode: null }), ""],
])("the input is what was typed: %s", (_, parameters, input) => {
  expect(printedInput(parameters)).toBe(input);
});

describe("the head has the input and the address whole", () => {
  test.each([2_000, 2_001, 20_000])("of %d characters, at most 2,000 of the input", (count) => {
    const { input } = headOf({ title: "Simplify", input: "A".repeat(count), address });
    expect(input).toMatch(count > 2_000 ? /^A{2000}… \([\d,]+ characters\)$/ : /^A+$/);
  });

  test("and says where no address can hold the input", () => {
    expect(headOf({ title: "", input: "A", address: null }).address).toBe(
      "The input is too long for an address.",
    );
  });
});

test("the foot names the tool, the beginning of the input and the address, or where the address is", () => {
  expect(footOf({ title: "Simplify", input: "A.B", address })).toEqual(["Simplify: A.B", address]);
  expect(footOf({ title: "Learn", input: "", address })).toEqual(["Learn", address]);
  const long = footOf({ title: "Simplify", input: "A".repeat(91), address: "x".repeat(201) });
  expect(long).toEqual([`Simplify: ${"A".repeat(90)}…`, "The address is on the first sheet."]);
});

test("a string of CSS has no quotation mark, backslash or line end of its own", () => {
  expect(cssString(['a"b\\c', "d\ne"])).toBe('"a\\22 b\\5c c\\a d\\a e"');
});

test.each([
  [["A.B+C"], true],
  [["A.B+C.D+E.F+G", "A^B^C", "A.B.C.D.E.F+G"], true],
  [Array.from({ length: 31 }, () => "A"), false],
  [["A.B.C.D.E.F.G.H.I.J.K.L.M.N.O.P+A'.B'.C'.D'.E'.F'.G'.H'.I'.J'.K'.L'.M'.N'.O'.P'"], false],
])("%j head the columns on paper: %s", (texts, fits) => {
  expect(fitsSheet(texts.map((text) => ({ text, column: new Uint8Array() })))).toBe(fits);
});
