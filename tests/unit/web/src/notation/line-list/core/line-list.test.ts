// The list of a visitor's own lines: it never gets empty, and several lines can be pasted.

import { expect, test } from "vitest";
import {
  placeOfFilled,
  withLine,
  withLineAfter,
  withLinesAfter,
  withoutLine,
  withPasted,
} from "#notation/line-list/core/line-list.ts";

test("lines are changed, added and removed, and one is always left", () => {
  expect(withLine(["A", "B"], 1, "C")).toEqual(["A", "C"]);
  expect(withLineAfter(["A", "B"], 0)).toEqual(["A", "", "B"]);
  expect(withoutLine(["A", "B"], 0)).toEqual(["B"]);
  expect(withoutLine(["A"], 0)).toEqual([""]);
});

test.each([
  ["two lines", ["", "Z"], 0, "A\nB", ["A", "B", "Z"]],
  ["lines of any system, without empty ones", [""], 0, "A\r\n\r\nB\rC", ["A", "B", "C"]],
  ["signs of equality before them", [""], 0, "A\n= B\n=C", ["A", "B", "C"]],
  ["after a line that has a text", ["X", "Z"], 0, "A\nB", ["X", "A", "B", "Z"]],
])("%s", (_name, lines, at, pasted, expected) => {
  expect(withPasted(lines, at, pasted)).toEqual(expected);
});

test.each(["A+B", "A+B\n", ""])("a text of one line is pasted as usual: %j", (pasted) => {
  expect(withPasted([""], 0, pasted)).toBeNull();
});

test("the place of a filled line skips empty ones; -1 is the beginning", () => {
  expect([-1, 0, 1].map((filled) => placeOfFilled(["", "A", " ", "B"], filled))).toEqual([-1, 1, 3]);
});

test.each([
  ["in place of an empty line", ["A", "", "Z"], 0, ["A", "B", "C", "Z"]],
  ["before a line that has a text", ["A", "Z"], 0, ["A", "B", "C", "Z"]],
  ["after the beginning", ["", "Z"], -1, ["B", "C", "Z"]],
  ["at the end", ["A"], 0, ["A", "B", "C"]],
])("lines are put %s", (_name, lines, after, expected) => {
  expect(withLinesAfter(lines, after, ["B", "C"])).toEqual(expected);
});
