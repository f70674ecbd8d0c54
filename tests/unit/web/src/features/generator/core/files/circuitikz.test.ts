// The picture of a network in LaTeX, read back by a reader that shares nothing with the writer.

import { expect, test } from "vitest";
import { circuitikz } from "#features/generator/core/files/circuitikz.ts";
import { readCircuitikz } from "#support/generator/read-drawings.ts";
import { columnsOf } from "#support/generator/read-files.ts";
import { randomNetworks } from "#support/generator/random-networks.ts";
import { runs } from "#support/depth.ts";

test("the picture of a random network has its table", async () => {
  for (const network of await randomNetworks(38, runs(12, 3))) {
    const text = circuitikz(network);
    const file = readCircuitikz(text);
    expect(file.inputs).toEqual(network.variables);
    expect(file.outputs).toEqual(network.outputs.map(({ name }) => name));
    expect(columnsOf(file), text).toEqual(network.columns);
  }
});

test("names are set in mathematics, constants and tied inputs are drawn", () => {
  const text = circuitikz({
    variables: ["A", "x10"],
    products: [],
    gates: [{ kind: "nand", inputs: [{ kind: "input", value: 1 }] }],
    outputs: [
      { name: "S_1", signal: { kind: "gate", value: 0 } },
      { name: "F2", signal: { kind: "constant", value: true } },
      { name: "carry", signal: { kind: "input", value: 1 } },
    ],
  });
  for (const name of ["$A$", "$x_{10}$", "$\\mathrm{S\\_1}$", "$F_{2}$", "$\\mathrm{carry}$", "$1$"])
    expect(text).toContain(`{${name}}`);
  expect(text).toContain("nand port, number inputs=2");
  expect(columnsOf(readCircuitikz(text))).toEqual(["1010", "1111", "0101"]);
});
