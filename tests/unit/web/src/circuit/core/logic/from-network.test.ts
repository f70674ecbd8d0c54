// The circuits of networks that the crate builds: their values and their drawings.

import { expect, test } from "vitest";
import type { NetworkGates } from "#contract/generated/logic-types.ts";
import { circuitOfNetwork } from "#circuit/core/logic/from-network.ts";
import { tableOf } from "#circuit/core/logic/table.ts";
import { laidOut } from "#circuit/core/scene/layout.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import { route } from "#circuit/core/scene/route.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { mulberry32 } from "#support/circuit/generated.ts";
import { quality } from "#support/circuit/wire-quality.ts";
import { runs } from "#support/depth.ts";

const engine = crateEngine();
const gateSets: readonly NetworkGates[] = ["andOrNot", "withXor", "nand", "nor"];

/** With more gates a drawing is not asked for. */
const gatesMax = 120;

test("the circuit of each network has its function's table, and wires without faults", async () => {
  const next = mulberry32(37);
  const random = (below: number) => Math.floor(next() * below);
  let drawn = 0;
  const groups = runs(12, 1);
  for (let group = 0; group < groups; group += 1) {
    const variables = 2 + random(4);
    const names = ["A", "B", "C", "D", "E"].slice(0, variables);
    const rows = 2 ** variables;
    const columns = Array.from({ length: 1 + random(3) }, () => {
      const ones = new Uint8Array(Math.ceil(rows / 8));
      for (let row = 0; row < rows; row += 1)
        ones[row >> 3] = (ones[row >> 3] ?? 0) | (random(2) << (row & 7));
      return { ones, dontCares: new Uint8Array(ones.length) };
    });
    const gates = gateSets[group % 4] ?? "nand";
    const functions = { kind: "columns", variables, columns } as const;
    const request = { functions, gates, inputsMax: 2 + (group % 3), workMax: 1_000 };
    const result = await engine.call("networks", request);
    if (result.kind !== "outcome" || result.outcome.kind !== "networks") throw new Error("no networks");
    for (const { built } of result.outcome.networks) {
      if (built.kind !== "network" || built.gates.length > gatesMax) continue;
      const outputs = built.outputs.map((signal, at) => ({ name: `F${at + 1}`, signal }));
      const { circuit, gates: parts } = circuitOfNetwork(names, built.gates, outputs);
      expect(parts.map((id) => circuit.parts.find((part) => part.id === id)?.kind)).toEqual(
        built.gates.map(({ kind }) => kind),
      );
      expect(columnsOf(circuit, names)).toEqual(columns.map(({ ones }) => textOf(ones, rows)));
      const laid = laidOut(circuit);
      const { overlaps, bodiesCrossed } = quality(laid, route(laid));
      expect({ overlaps, bodiesCrossed }).toEqual({ overlaps: 0, bodiesCrossed: 0 });
      drawn += 1;
    }
  }
  expect(drawn).toBeGreaterThan(2.5 * groups);
});

/** The values of each bulb in all rows, by the circuit's own table, which leaves out switches that no bulb needs. */
function columnsOf(circuit: Circuit, names: readonly string[]): readonly string[] {
  const bulbs = circuit.parts.filter(({ kind }) => kind === "bulb").map(({ id }) => id);
  const table = tableOf(circuit, bulbs);
  if (table.kind !== "table") throw new Error("no table");
  const bitOf = (row: number, name: string) => (row >> (names.length - 1 - names.indexOf(name))) & 1;
  const rowOf = (row: number) => table.names.reduce((sum, name) => 2 * sum + bitOf(row, name), 0);
  return table.columns.map((column) => {
    const text = textOf(column, 2 ** table.names.length);
    return Array.from({ length: 2 ** names.length }, (_, row) => text[rowOf(row)]).join("");
  });
}

function textOf(column: Uint8Array, rows: number): string {
  return Array.from({ length: rows }, (_, row) => ((column[row >> 3] ?? 0) >> (row & 7)) & 1).join("");
}

test("constants are parts of their own", () => {
  const { circuit } = circuitOfNetwork(
    ["A"],
    [],
    [
      { name: "F1", signal: { kind: "constant", value: true } },
      { name: "F2", signal: { kind: "constant", value: false } },
    ],
  );
  expect(circuit.parts.map(({ kind }) => kind)).toEqual(["switch", "one", "bulb", "zero", "bulb"]);
});

test("an inverter of NAND or NOR has two inputs, tied together, and a NOT has one", () => {
  const input = { kind: "input", value: 0 } as const;
  for (const [kind, wires] of [
    ["nand", 2],
    ["nor", 2],
    ["not", 1],
  ] as const) {
    const gates = [{ kind, inputs: [input] }];
    const { circuit, gates: parts } = circuitOfNetwork(["A"], gates, [
      { name: "F", signal: { kind: "gate", value: 0 } },
    ]);
    expect(
      circuit.wires.filter(({ to }) => to === parts[0]),
      kind,
    ).toHaveLength(wires);
  }
});
