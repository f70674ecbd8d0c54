// All tests run only where the daily ones let a break pass, and the share of the daily ones is that of the breaks caught.

import { expect, test } from "vitest";
import { outcomeOf, summaryOf, type Outcome } from "#scripts/bench/breaks/outcomes.ts";

test.each<readonly [failing: readonly string[], outcome: Outcome, runs: readonly string[]]>([
  [["--daily --bail", "--bail"], "daily", ["--daily --bail"]],
  [["--bail"], "deep", ["--daily --bail", "--bail"]],
  [[], "SURVIVED", ["--daily --bail", "--bail"]],
])("where %j fail, the outcome is %s", (failing, outcome, runs) => {
  const asked: string[] = [];
  const fails = (args: readonly string[]) => {
    asked.push(args.join(" "));
    return failing.includes(args.join(" "));
  };
  expect(outcomeOf(fails)).toBe(outcome);
  expect(asked).toEqual(runs);
});

test.each<readonly [outcomes: readonly Outcome[], caught: string, daily: string]>([
  [["daily", "deep", "SURVIVED", "daily"], "caught 3 of 4", "caught 2 of these, 67 %"],
  [["deep", "SURVIVED"], "caught 1 of 2", "caught 0 of these, 0 %"],
  [["SURVIVED"], "caught 0 of 1", "caught 0 of these."],
  [[], "caught 0 of 0", "caught 0 of these."],
])("%j", (outcomes, caught, daily) => {
  expect(summaryOf(outcomes)).toContain(`The deep tests ${caught}.`);
  expect(summaryOf(outcomes)).toContain(`The daily tests ${daily}`);
});
