// The table of a circuit agrees with the functions of its parts for every setting of its switches.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOne } from "#contract/packed-column.ts";
import { inVariableOrder } from "#notation/core/parse.ts";
import { tableOf } from "#circuit/core/logic/table.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import type { Bit } from "#circuit/core/model/kinds.ts";
import { aCircuit, bulbsOf, circuitOfLines, outputsAt, type Line } from "#support/circuit/drawn-circuits.ts";
import { assertProperty } from "#support/depth.ts";

function expectTrue(circuit: Circuit): void {
  const asked = circuit.parts.map(({ id }) => id);
  const table = tableOf(circuit, asked);
  if (table.kind !== "table") throw new Error(table.kind);
  const { names, columns } = table;
  expect(names).toEqual(names.toSorted(inVariableOrder));
  for (let row = 0; row < 2 ** names.length; row += 1) {
    const on = new Map(names.map((name, at) => [name, ((row >> (names.length - 1 - at)) & 1) as Bit]));
    const outputs = outputsAt(circuit, on);
    expect(columns.map((column) => Number(isOne(column, row)))).toEqual(asked.map((id) => outputs.get(id)));
  }
  for (const column of columns) expect(column).toHaveLength(Math.ceil(2 ** names.length / 8));
}

test("every part of a random circuit has its row by row values, of fewer and of more rows than a word", () => {
  assertProperty(fc.property(aCircuit(8, 20), expectTrue), { runs: 200, daily: 40, seed: 17 });
});

test("rows that there are not are 0", () => {
  const table = tableOf(
    circuitOfLines([
      ["switch", [], "A"],
      ["not", [1]],
      ["bulb", [2], "F1"],
    ]),
    [3],
  );
  expect(table).toEqual({ kind: "table", names: ["A"], columns: [new Uint8Array([0b01])] });
});

test("only the switches that a bulb depends on are in its table", () => {
  const circuit = circuitOfLines([
    ["switch", [], "A"],
    ["switch", [], "B"],
    ["bulb", [1], "F1"],
    ["bulb", [2], "F2"],
    ["bulb", [], "F3"],
  ]);
  expect([3, 4, 5].map((id) => tableOf(circuit, [id]))).toEqual([
    { kind: "table", names: ["A"], columns: [new Uint8Array([0b10])] },
    { kind: "table", names: ["B"], columns: [new Uint8Array([0b10])] },
    { kind: "table", names: [], columns: [new Uint8Array([0])] },
  ]);
});

describe("a loop", () => {
  const circuit = circuitOfLines([
    ["switch", [], "A"],
    ["nor", [1, 3]],
    ["nor", [2]],
    ["bulb", [3], "Q"],
    ["bulb", [1], "F1"],
    ["and", [1, 3]],
    ["bulb", [6], "F2"],
  ]);
  test.each([
    ["a part in it", 2, "loop"],
    ["a bulb behind it", 4, "loop"],
    ["a bulb behind it and a switch", 7, "loop"],
    ["a bulb beside it", 5, "table"],
  ])("%s", (_, id, kind) => {
    expect(tableOf(circuit, [id]).kind).toBe(kind);
  });
});

test("a table is worked out up to 12 switches, or as many as are asked for", () => {
  const wide = (switches: number) => {
    const lines: Line[] = Array.from({ length: switches }, (_, at) => ["switch", [], `x${at}`]);
    const all = lines.map((_, at) => at + 1);
    return circuitOfLines([...lines, ["nand", all], ["bulb", [switches + 1], "F1"]]);
  };
  for (const switches of [12, 13, 18]) {
    const circuit = wide(switches);
    const found = tableOf(circuit, bulbsOf(circuit));
    if (switches > 12) expect(found).toEqual({ kind: "tooManySwitches", switches });
    const table = tableOf(circuit, bulbsOf(circuit), switches);
    const column = table.kind === "table" ? table.columns[0] : undefined;
    const bytes = 2 ** switches / 8;
    expect(column).toHaveLength(bytes);
    expect(column?.every((byte, at) => byte === (at === bytes - 1 ? 0x7f : 0xff))).toBe(true);
  }
});

test("a line of 5,000 parts overflows nothing", () => {
  const lines: Line[] = [["switch", [], "A"]];
  while (lines.length < 4_999) lines.push(["not", [lines.length]]);
  const circuit = circuitOfLines([...lines, ["bulb", [4_999], "F1"]]);
  expect(tableOf(circuit, [5_000])).toEqual({
    kind: "table",
    names: ["A"],
    columns: [new Uint8Array([0b10])],
  });
});
