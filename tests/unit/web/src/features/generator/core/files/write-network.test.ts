// Each file of a network, read back by a reader that shares nothing with the writer.

import { describe, expect, test } from "vitest";
import {
  formats,
  networkFormats,
  networkName,
  writeNetwork,
  type NetworkFormat,
} from "#features/generator/core/files/write-network.ts";
import { readDigital, readLogisim } from "#support/generator/read-drawings.ts";
import {
  columnsOf,
  readBlif,
  readPla,
  readVerilog,
  readVhdl,
  type ReadFile,
} from "#support/generator/read-files.ts";
import { randomNetworks } from "#support/generator/random-networks.ts";
import { runs } from "#support/depth.ts";

const readers: Readonly<Record<NetworkFormat, (text: string) => ReadFile>> = {
  verilog: readVerilog,
  verilogGates: readVerilog,
  vhdl: readVhdl,
  blif: readBlif,
  pla: readPla,
  logisim: readLogisim,
  digital: readDigital,
};

const groups = runs(30, 5);
const networks = await randomNetworks(37, groups);

describe.each(networkFormats)("%s", (format) => {
  test("of a random network has the network's table, inputs and outputs", () => {
    expect(networks.length).toBeGreaterThan(3 * groups);
    for (const network of networks) {
      const { text, changed } = writeNetwork(format, network);
      const file = readers[format](text);
      expect(file.inputs).toEqual(network.variables);
      expect(file.outputs).toEqual(network.outputs.map(({ name }) => name));
      expect(columnsOf(file), text).toEqual(network.columns);
      expect(changed).toEqual([]);
    }
  });
});

/** A PLA file has the sums and no gates. */
describe.each(networkFormats.filter((format) => format !== "pla"))("%s", (format) => {
  test("has constants, inputs that lead through, and gates with one input", () => {
    const input = (value: number) => ({ kind: "input", value }) as const;
    const { text } = writeNetwork(format, {
      variables: ["A", "x10"],
      products: [],
      gates: [
        { kind: "nand", inputs: [input(0)] },
        { kind: "nor", inputs: [input(1)] },
        { kind: "not", inputs: [input(1)] },
      ],
      outputs: [
        { name: "F", signal: { kind: "constant", value: false } },
        { name: "G", signal: { kind: "constant", value: true } },
        { name: "H", signal: input(1) },
        ...[0, 1, 2].map((value) => ({ name: `Y${value}`, signal: { kind: "gate", value } as const })),
      ],
    });
    expect(columnsOf(readers[format](text))).toEqual(["0000", "1111", "0101", "1100", "1010", "1010"]);
  });

  test("has wide gates of each kind", { tags: ["deep"] }, () => {
    const variables = [..."ABCDEFGHIJKLM"];
    const inputs = variables.map((_, value) => ({ kind: "input", value }) as const);
    const kinds = ["and", "nand", "or", "nor", "xor", "xnor"] as const;
    const { text } = writeNetwork(format, {
      variables,
      products: [],
      gates: kinds.map((kind) => ({ kind, inputs })),
      outputs: kinds.map((_, value) => ({ name: `Y${value}`, signal: { kind: "gate", value } })),
    });
    const ones = Array.from({ length: 2 ** 13 }, (_, row) => row.toString(2).replaceAll("0", "").length);
    const column = (isOne: (count: number) => boolean) =>
      ones.map((count) => (isOne(count) ? 1 : 0)).join("");
    expect(columnsOf(readers[format](text))).toEqual([
      column((count) => count === 13),
      column((count) => count < 13),
      column((count) => count > 0),
      column((count) => count === 0),
      column((count) => count % 2 === 1),
      column((count) => count % 2 === 0),
    ]);
    // No table of many inputs.
    if (format === "blif") expect(text.length).toBeLessThan(4_000);
  });
});

/** The names as each format writes them. */
test.each<[NetworkFormat, readonly string[], readonly string[], Readonly<Record<string, string>>]>([
  ["verilog", ["A", "a"], ["wire", "out_", "g1"], { wire: "wire_1" }],
  ["verilogGates", ["A"], ["WIRE", "initial"], { initial: "initial_1" }],
  [
    "vhdl",
    ["A", "a"],
    ["Out", "y__z", "y_z", "t_", "gates"],
    { a: "a_2", Out: "Out_1", y__z: "y_z", y_z: "y_z_2", t_: "t", gates: "gates_1" },
  ],
  ["blif", ["A", "a"], ["wire", "out_"], {}],
  ["pla", ["A", "a"], ["wire", "out_"], {}],
  ["logisim", ["A", "a"], ["f", "F", "t_"], { a: "a_2", F: "F_2", t_: "t" }],
  ["digital", ["A", "a"], ["f", "F", "t_"], {}],
])("%s changes the names that it does not allow", (format, variables, outputs, changes) => {
  const signal = { kind: "gate", value: 0 } as const;
  const { text, changed } = writeNetwork(format, {
    variables,
    products: [{ care: 1, value: 1, functions: 1 }],
    gates: [{ kind: "and", inputs: variables.map((_, value) => ({ kind: "input", value })) }],
    outputs: outputs.map((name) => ({ name, signal })),
  });
  expect(Object.fromEntries(changed.map(({ from, to }) => [from, to]))).toEqual(changes);
  const file = readers[format](text);
  expect(file.outputs).toEqual(outputs.map((name) => changes[name] ?? name));
  // The gate's own name is none of them.
  expect(columnsOf(file)).toHaveLength(outputs.length);
});

test("a PLA of the constant 0 has a product, of no output", () => {
  const outputs = [{ name: "F", signal: { kind: "constant", value: false } }] as const;
  const { text } = writeNetwork("pla", { variables: ["A", "B"], gates: [], products: [], outputs });
  expect(text).toContain(".p 1\n-- 0\n");
  expect(columnsOf(readPla(text))).toEqual(["0000"]);
});

test("an inverter of NAND has both inputs tied in Verilog's gates", () => {
  const network = {
    variables: ["A"],
    products: [],
    gates: [{ kind: "nand", inputs: [{ kind: "input", value: 0 }] }],
    outputs: [{ name: "F", signal: { kind: "gate", value: 0 } }],
  } as const;
  const gates = network.gates.map(({ kind, inputs }) => ({ kind, inputs: [...inputs] }));
  expect(writeNetwork("verilogGates", { ...network, gates }).text).toContain("  nand (g1, A, A);\n");
});

test("each format has an extension", () => {
  expect(networkFormats.map((format) => formats[format].extension)).toEqual([
    "v",
    "v",
    "vhd",
    "blif",
    "pla",
    "circ",
    "dig",
  ]);
});

describe("a module is named after the file that was read, or after its outputs", () => {
  test.each([
    ["2-bit adder (1)", ["S"], "n_2_bit_adder_1"],
    ["adder", ["S"], "adder"],
    ["", ["S", "Cout"], "S_Cout"],
    // A port, a keyword of Verilog and one of VHDL have these names.
    ["", ["S"], "S_circuit"],
    ["Module", ["S"], "Module"],
    ["module", ["S"], "module_circuit"],
    ["Entity", ["S"], "Entity_circuit"],
    ["…", ["S"], "n"],
  ])("%j with %j: %s", (title, outputs, name) => {
    expect(networkName({ title, inputs: ["A"], outputs })).toBe(name);
  });
});

test("names that are no identifiers are changed where the format needs one", () => {
  const signal = { kind: "input", value: 0 } as const;
  const network = {
    variables: ["data[3]", "8bit"],
    gates: [],
    products: [],
    outputs: [{ name: "o.k", signal }],
  };
  const changed = [
    { from: "data[3]", to: "data_3" },
    { from: "8bit", to: "n_8bit" },
    { from: "o.k", to: "o_k" },
  ];
  for (const format of ["verilog", "verilogGates", "vhdl", "logisim", "digital"] as const)
    expect(writeNetwork(format, network).changed, format).toEqual(changed);
});
