import { expect, test } from "vitest";
import { functionsOf, requestOf } from "#features/generator/core/functions.ts";

test("fields without a text are left out, and with them their names", () => {
  const outputs = [
    { name: "S", text: "A^B" },
    { name: "T", text: "  " },
    { name: "", text: "A.B" },
  ];
  expect(functionsOf({ kind: "texts", outputs })).toEqual({
    kind: "texts",
    names: ["S", ""],
    texts: ["A^B", "A.B"],
  });
  expect(functionsOf({ kind: "texts", outputs: [{ name: "S", text: "" }] })).toBeNull();
});

test("the columns of a table are packed, row 0 in the lowest bit", () => {
  const outputs = [{ name: "F", values: "100000000100000X" }];
  const functions = functionsOf({ kind: "table", inputs: 4, names: null, outputs });
  expect(functions && requestOf(functions, "nand", "3", 7)).toEqual({
    functions: {
      kind: "columns",
      variables: 4,
      columns: [{ ones: Uint8Array.of(1, 2), dontCares: Uint8Array.of(0, 128) }],
    },
    gates: "nand",
    inputsMax: 3,
    workMax: 7,
  });
});

test("texts are sent as prepared, and any number of inputs is no limit", () => {
  const functions = functionsOf({ kind: "texts", outputs: [{ name: "", text: " A.B " }] });
  expect(functions && requestOf(functions, "nor", "any", 7)).toEqual({
    functions: { kind: "texts", texts: ["A.B"] },
    gates: "nor",
    workMax: 7,
  });
});
