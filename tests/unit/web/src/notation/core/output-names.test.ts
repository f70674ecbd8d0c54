import { expect, test } from "vitest";
import { nameRefusal, outputNames } from "#notation/core/output-names.ts";

test.each([
  [["", ""], ["A"], ["F1", "F2"]],
  [["S", ""], ["A"], ["S", "F2"]],
  [[" S ", "S"], ["A"], ["S", "F2"]],
  [["A", "B"], ["A"], ["F1", "B"]],
  [["1x"], [], ["F1"]],
  // F1 is a variable, and F2 the name of another output.
  [["", "F1", "F2"], ["F1"], ["F1n", "F2n", "F2"]],
])("given %j beside the variables %j are named %j", (given, variables, names) => {
  expect(outputNames(given, variables)).toEqual(names);
});

test("a name that is not used has a sentence", () => {
  const given = ["S", "S", "A", "a b", ""];
  expect(given.map((_, at) => nameRefusal(given, at, ["A"]))).toEqual([
    null,
    "Another output is named S.",
    "A is a variable.",
    "A letter, then letters, digits or _",
    null,
  ]);
});
