// A verdict holds as long as its line and the lines before it are unchanged.

import { expect, test } from "vitest";
import { verdictOf } from "#steps/own/core/verdict-of.ts";

const line = (text: string) => ({ text, verdict: "equal" as const });
const checked = {
  lines: ["A.1", "A", "A+0"],
  answer: { vars: ["A"], lines: ["A.1", "A", "A+0"].map(line) },
};

test.each([
  ["unchanged", ["A", "A+0"], ["A", "A+0"]],
  ["with empty lines between", ["", "A", "", "A+0"], [null, "A", null, "A+0"]],
  ["the last one edited", ["A", "A+1"], ["A", null]],
  ["the first one edited", ["B", "A+0"], [null, null]],
  ["one added", ["A", "A+0", "A"], ["A", "A+0", null]],
])("%s", (_name, lines, expected) => {
  expect(lines.map((_, at) => verdictOf(checked, lines, at)?.line.text ?? null)).toEqual(expected);
});

test.each<readonly [readonly (boolean | undefined)[], readonly (number | null)[]]>([
  [
    [true, true, true],
    [null, null],
  ],
  [
    [true, false, false, true, true],
    [null, 2, 2, null],
  ],
  [
    [true, undefined, false, undefined, true, false],
    [null, null, 3, 3, null],
  ],
])("of lines that are equal to the first one as in %j, the mistakes are in lines %j", (equal, mistakes) => {
  const lines = equal.slice(1).flatMap((_, at) => (at === 0 ? ["", "A"] : ["A"]));
  const answer = {
    vars: ["A"],
    lines: equal.map((equalsFirst) => ({ verdict: "equal" as const, equalsFirst })),
  };
  const given = lines.map((_, at) =>
    verdictOf({ lines: ["A", ...equal.slice(1).map(() => "A")], answer }, lines, at),
  );
  expect(given.slice(1).map((each) => each?.mistake)).toEqual(mistakes);
});

test("without a check there is no verdict", () => {
  expect(verdictOf(null, ["A"], 0)).toBeNull();
});
