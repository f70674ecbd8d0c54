import { expect, test } from "vitest";
import { printedChoices, printedFunctions } from "#features/generator/core/printed-functions.ts";

test("expressions and rows are named, and fields without a text are left out", () => {
  const texts = [
    { name: "S", text: " A^B " },
    { name: "", text: "" },
    { name: "", text: "A.B" },
  ];
  expect(printedFunctions({ kind: "texts", outputs: texts })).toBe("S = A^B, F3 = A.B");
  const rows = [
    { name: "a", values: "1011000000XX0000" },
    { name: "", values: "0".repeat(16) },
  ];
  expect(printedFunctions({ kind: "table", inputs: 4, names: null, outputs: rows })).toBe(
    "a = Σm(0,2-3)+Σd(10-11), F2 = Σm()",
  );
});

test("the form, the gates and their inputs are named in words", () => {
  expect(printedChoices({ form: "factored", gates: "nand", gateInputs: "3" })).toBe(
    "Form: Factored. Gates: NAND. Inputs a gate: 3.",
  );
});
