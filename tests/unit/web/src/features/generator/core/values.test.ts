import { expect, test } from "vitest";
import type { NetworkGateKind } from "#contract/generated/logic-types.ts";
import { valuesOf } from "#features/generator/core/values.ts";

const input = (value: number) => ({ kind: "input", value }) as const;

test("each kind of gate has its truth table", () => {
  const tables: Record<NetworkGateKind, string> = {
    and: "0001",
    nand: "1110",
    or: "0111",
    nor: "1000",
    xor: "0110",
    xnor: "1001",
    not: "1000",
  };
  for (const [kind, table] of Object.entries(tables)) {
    const gates = [{ kind: kind as NetworkGateKind, inputs: [input(0), input(1)] }];
    const values = [0, 1, 2, 3].map((row) => {
      const valueOf = valuesOf(gates, [(row & 2) !== 0, (row & 1) !== 0]);
      return valueOf({ kind: "gate", value: 0 }) ? 1 : 0;
    });
    expect(values.join(""), kind).toBe(table);
  }
});

test("a gate reads gates before it, inputs and constants have their own value", () => {
  const valueOf = valuesOf(
    [
      { kind: "nand", inputs: [input(0)] },
      {
        kind: "and",
        inputs: [
          { kind: "gate", value: 0 },
          { kind: "constant", value: true },
        ],
      },
    ],
    [false],
  );
  expect(valueOf({ kind: "gate", value: 1 })).toBe(true);
  expect(valueOf(input(0))).toBe(false);
  expect(valueOf({ kind: "constant", value: false })).toBe(false);
});
