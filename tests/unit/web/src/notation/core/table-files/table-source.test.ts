import { expect, test } from "vitest";
import { tableSource } from "#notation/core/table-files/table-source.ts";

test("names that variables and outputs can have are kept", () => {
  const table = { inputs: ["x1", "y"], outputs: [{ name: "carry_out", values: "0001" }] };
  expect(tableSource(table)).toEqual({
    source: { kind: "table", inputs: 2, names: ["x1", "y"], outputs: table.outputs },
    renamed: [],
  });
});

test("a file's name is kept with those of its inputs and outputs", () => {
  const table = { inputs: ["x1", ""], outputs: [{ name: "f", values: "0001" }] };
  expect(tableSource(table, "adder").source.labels).toEqual({
    title: "adder",
    inputs: ["x1", "B"],
    outputs: ["f"],
  });
});

test("other names are replaced and named, and a file without names has letters", () => {
  const outputs = [
    { name: "y[0]", values: "0110" },
    { name: "A", values: "0001" },
    { name: "", values: "0000" },
  ];
  expect(tableSource({ inputs: ["sel", "A"], outputs })).toEqual({
    source: {
      kind: "table",
      inputs: 2,
      names: null,
      outputs: outputs.map(({ values }) => ({ name: "", values })),
      labels: { title: "", inputs: ["sel", "A"], outputs: ["y[0]", "A", "F3"] },
    },
    renamed: [
      { from: "sel", to: "A" },
      { from: "A", to: "B" },
      { from: "y[0]", to: "F1" },
      { from: "A", to: "F2" },
    ],
  });
  expect(tableSource({ inputs: ["", ""], outputs: [{ name: "", values: "0001" }] }).renamed).toEqual([]);
});
