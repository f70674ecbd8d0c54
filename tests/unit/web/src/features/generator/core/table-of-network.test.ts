// The truth table of a network.

import { expect, test } from "vitest";
import { tableOfNetwork } from "#features/generator/core/table-of-network.ts";

const input = (value: number) => ({ kind: "input", value }) as const;

test("has the network's values, and leaves out the names that it gives itself", () => {
  const table = tableOfNetwork({
    variables: ["x", "B", "C"],
    gates: [{ kind: "and", inputs: [input(0), input(2)] }],
    outputs: [
      { name: "F1", signal: { kind: "gate", value: 0 } },
      { name: "S", signal: input(1) },
      { name: "one", signal: { kind: "constant", value: true } },
    ],
  });
  expect(table).toEqual({
    kind: "table",
    inputs: 3,
    names: ["x", "B", "C"],
    outputs: [
      { name: "", values: "00000101" },
      { name: "S", values: "00110011" },
      { name: "one", values: "11111111" },
    ],
  });
});

test("has at least one input, with a name of its own, and is null above what is set by hand", () => {
  const outputs = [{ name: "F1", signal: input(0) }];
  expect(tableOfNetwork({ variables: [], gates: [], outputs })?.names).toEqual(["A"]);
  expect(tableOfNetwork({ variables: ["B"], gates: [], outputs })?.outputs[0]?.values).toBe("01");
  const many = Array.from({ length: 9 }, (_, at) => `x${at}`);
  expect(tableOfNetwork({ variables: many, gates: [], outputs })).toBeNull();
  const nine = many.map((name) => ({ name, signal: input(0) }));
  expect(tableOfNetwork({ variables: ["A"], gates: [], outputs: nine })).toBeNull();
});
