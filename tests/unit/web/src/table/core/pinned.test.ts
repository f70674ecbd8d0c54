// Which output columns of a table stay in view while it scrolls sideways, and how their names are written.

import { describe, expect, test } from "vitest";
import { pinnedIn } from "#table/core/pinned.ts";
import { spokenName, subscriptName } from "#table/core/table.ts";

const forty = (count: number) => Array.from({ length: count }, () => 40);

describe("of a box 326 px wide with 46 px of row numbers", () => {
  test.each([
    { name: "the only output stays", widths: [40], offsets: [0], width: 40, restWidth: 0 },
    {
      name: "all outputs stay where they fit",
      widths: forty(3),
      offsets: [80, 40, 0],
      width: 120,
      restWidth: 0,
    },
    { name: "of more the first stay", widths: forty(10), offsets: [80, 40, 0], width: 120, restWidth: 280 },
    {
      name: "one that fills the half exactly stays",
      widths: [100, 40, 40],
      offsets: [40, 0],
      width: 140,
      restWidth: 40,
    },
    { name: "the primary stays, however wide", widths: [200, 40], offsets: [0], width: 200, restWidth: 40 },
  ])("$name", ({ widths, offsets, width, restWidth }) => {
    expect(pinnedIn(326, 46, widths)).toEqual({ numberWidth: 46, offsets, width, restWidth });
  });
});

test("a function's name is read aloud in two words, and written with a subscript where only characters can be", () => {
  expect([spokenName(0, 1), spokenName(0, 2), spokenName(11, 31)]).toEqual(["F n", "F 1", "F 12"]);
  expect([subscriptName(0, 1), subscriptName(0, 2), subscriptName(29, 31)]).toEqual(["Fₙ", "F₁", "F₃₀"]);
});
