// What a function is opened as: don't-cares go along, and a function whose rows are not known goes as its text.

import { expect, test } from "vitest";
import { type OpenedFunction, waysOf } from "#answer/use-ways.ts";

/** What each tool would get. */
function openedOf(of: OpenedFunction): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const way of waysOf(of, { here: "truthTable", open: (_, setup) => void (asked = setup) })) {
    asked = null;
    if ("run" in way) way.run();
    found[way.tool] = "why" in way ? way.why : asked;
  }
  return found;
}
let asked: unknown = null;

test("don't-cares go to every tool that takes them", () => {
  const cells = { rows: [1], dontCares: [3] };
  const found = openedOf({ text: "B", names: ["A", "B"], cells });
  expect(found).toMatchObject({
    simplifier: { input: "1", mode: "mint", dontCares: "3" },
    karnaughMap: { inputs: 2, rows: [1], dontCares: [3] },
    sopPos: { inputs: 2, rows: [1], dontCares: [3] },
    generator: { source: { kind: "table", outputs: [{ values: "010X" }] } },
  });
});

test("a list of many variables goes as its minimal form", () => {
  const names = Array.from({ length: 26 }, (_, at) => `x${at}`);
  const found = openedOf({ text: "x0.x1", names, cells: null, isOfRows: true });
  expect(found).toMatchObject({
    generator: { source: { kind: "texts", outputs: [{ text: "x0.x1" }] } },
    karnaughMap: "from 2 to 6 variables; this has 26.",
    sopPos: "from 2 to 8 variables; this has 26.",
  });
});
