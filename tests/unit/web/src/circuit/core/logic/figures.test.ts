import { expect, test } from "vitest";
import type { NetworkGate, NetworkSignal } from "#contract/generated/logic-types.ts";
import { figuresOf, kindsOf } from "#circuit/core/logic/figures.ts";

const network: { gates: NetworkGate[]; outputs: NetworkSignal[] } = {
  gates: [
    { kind: "not", inputs: [{ kind: "input", value: 0 }] },
    {
      kind: "and",
      inputs: [
        { kind: "input", value: 1 },
        { kind: "gate", value: 0 },
      ],
    },
    {
      kind: "or",
      inputs: [
        { kind: "input", value: 2 },
        { kind: "gate", value: 1 },
      ],
    },
  ],
  outputs: [
    { kind: "gate", value: 2 },
    { kind: "input", value: 0 },
  ],
};

test("counts gates, their inputs, and the gates on the longest way", () => {
  expect(figuresOf(network)).toMatchObject({ gates: 3, inputs: 5, levels: 3 });
  expect(kindsOf(network.gates)).toEqual([
    { kind: "not", count: 1 },
    { kind: "and", count: 1 },
    { kind: "or", count: 1 },
  ]);
});

test("gates that lead to no output of the deepest level do not count as levels", () => {
  expect(figuresOf({ ...network, outputs: [{ kind: "gate", value: 1 }] })?.levels).toBe(2);
  expect(figuresOf({ ...network, gates: [], outputs: [{ kind: "input", value: 0 }] })).toMatchObject({
    gates: 0,
    inputs: 0,
    levels: 0,
  });
});
