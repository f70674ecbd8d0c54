// Steps of inputs as text, and what a circuit shows after each.

import { expect, test } from "vitest";
import { examples } from "#circuit/core/examples/examples.ts";
import { readSteps, shownAfter, writeSteps } from "#circuit/core/logic/sequence.ts";
import { load } from "#circuit/core/model/load.ts";

test.each([
  ["D=1,E=1>Q=1,Qn=0;E=0>Q=1", "D=1,E=1>Q=1,Qn=0;E=0>Q=1"],
  [" D = 1 , E=1 ; E = 0 ; ", "D=1,E=1;E=0"],
  ["", ""],
])("%j is read, and written as %j", (text, written) => {
  const steps = readSteps(text);
  expect(steps && writeSteps(steps)).toBe(written);
});

test.each(["D", "D=2", "=1", ">Q=1", "D=1>Q=1>P=1", "D=1 E=0"])("%j is none", (text) => {
  expect(readSteps(text)).toBeNull();
});

test("a D latch shows what it holds, whatever its switches were", () => {
  const found = examples.find(({ name }) => name === "D latch");
  if (!found) throw new Error("There is no D latch.");
  const steps = readSteps("D=1,E=1;E=0;D=0;E=1") ?? [];
  for (const on of [false, true]) {
    const latch = load({
      ...found,
      parts: found.parts.map((part) => (part.kind === "switch" ? { ...part, on } : part)),
    });
    const shown = shownAfter(latch, steps);
    expect(Array.isArray(shown) && shown.map((each) => each.get("Q"))).toEqual([1, 1, 1, 0]);
    expect(shownAfter(latch, readSteps("X=1") ?? [])).toEqual({ missing: "X" });
  }
});
