// The gates that a drawing takes, and the figures of the examples.

import { expect, test } from "vitest";
import { examples } from "#circuit/core/examples/examples.ts";
import { chipCount, figuresOf } from "#circuit/core/logic/figures.ts";
import { gatesOf } from "#circuit/core/logic/gates-of.ts";
import { load } from "#circuit/core/model/load.ts";
import { build } from "#support/circuit/model-builder.ts";

test.each([
  ["Half adder", { gates: 2, inputs: 4, levels: 1, chips: 2 }],
  ["Full adder", { gates: 5, inputs: 10, levels: 3, chips: 3 }],
  ["Half adder of NANDs", { gates: 5, inputs: 9, levels: 3, chips: 2 }],
  ["Full adder of NANDs", { gates: 9, inputs: 18, levels: 6, chips: 3 }],
  ["Full adder of boxes", { gates: 5, inputs: 10, levels: 3, chips: 3 }],
])("%s", (name, figures) => {
  const found = examples.find((example) => example.name === name);
  const drawn = found && gatesOf(load(found));
  if (!drawn) throw new Error(`No gates of ${name}.`);
  const counted = figuresOf(drawn);
  expect({ ...counted, chips: chipCount(counted) }).toEqual(figures);
});

test("what leads to no bulb does not count, nodes and open gates are no gates, and a loop has no figures", () => {
  const wires = [
    [1, 2],
    [2, 3],
    [3, 4],
    [1, 5],
    [6, 3],
  ] as const;
  const drawn = gatesOf(build(["switch", "node", "or", "bulb", "not", "and"], wires));
  expect(drawn).toEqual({
    gates: [
      {
        kind: "or",
        inputs: [
          { kind: "input", value: 0 },
          { kind: "constant", value: false },
        ],
      },
    ],
    outputs: [{ kind: "gate", value: 0 }],
  });
  expect(
    gatesOf(
      build(
        ["nor", "nor", "bulb"],
        [
          [1, 2],
          [2, 1],
          [2, 3],
        ],
      ),
    ),
  ).toBeNull();
});
