// The verdict on a circuit that remembers, step by step, and on its gates.

import { expect, test } from "vitest";
import { examples } from "#circuit/core/examples/examples.ts";
import { load } from "#circuit/core/model/load.ts";
import { judgeTask } from "#features/simulator/judge-task.ts";

function opened(name: string) {
  const found = examples.find((example) => example.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return load(found);
}

const steps = "D=1,E=1>Q=1;E=0>Q=1;D=0>Q=1;E=1>Q=0";

test.each([
  ["what is wanted in each step", "D latch", { steps }, "equal", "Right in all 4 steps."],
  [
    "another value in one step",
    "D latch",
    { steps: "D=1,E=1>Q=1;D=0>Q=1" },
    "different",
    "Step 2, after D = 0: Q is 0 and should be 1.",
  ],
  ["a switch that is not there", "SR latch", { steps }, "refused", "Add a switch named D."],
  [
    "a bulb that is not there",
    "D latch",
    { steps: "D=1>P=1" },
    "refused",
    "Connect a gate to a bulb named P.",
  ],
  [
    "too many gates",
    "D latch",
    { steps, most: 3 },
    "refused",
    "The circuit has 4 gates; it may have 3 at most.",
  ],
  [
    "a gate of another kind",
    "SR latch",
    { steps, gates: ["nand"] },
    "refused",
    /^Use NAND gates only\. NOR 3/,
  ],
])("%s", async (_, name, task, kind, sentence) => {
  const judged = await judgeTask(opened(name), { task: "", gates: [], ...task });
  expect(judged.kind).toBe(kind);
  if (typeof sentence === "string") expect(judged.sentence).toBe(sentence);
  else expect(judged.sentence).toMatch(sentence);
});
