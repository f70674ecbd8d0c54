// A daily test that spends more than it may is told what and how much.

import { expect, test } from "vitest";
import { excess, spend, takeSpent } from "#support/costs.ts";
import { assertProperty } from "#support/depth.ts";
import { spawnSync } from "#support/programs.ts";
import fc from "fast-check";

const none = takeSpent();

test("what a test spends is counted, and taken once", () => {
  spend("calls", 3);
  spend("calls");
  assertProperty(
    fc.property(fc.boolean(), () => true),
    { runs: 7 },
  );
  expect(takeSpent()).toEqual({ ...none, calls: 4, runs: 7 });
  expect(takeSpent()).toEqual(none);
});

test("a program that is started is one", () => {
  expect(spawnSync(process.execPath, ["--version"], { encoding: "utf8" }).stdout).toMatch(/^v\d/);
  expect(takeSpent()).toEqual({ ...none, programs: 1 });
});

test("the sentence names each kind that is above its bound, and no other", () => {
  const max = { ...none, pages: 1, runs: 500 };
  expect(excess({ ...none, pages: 1, runs: 500 }, max)).toBeNull();
  expect(excess({ ...none, pages: 2, runs: 501, calls: 0 }, max)).toBe(
    "A daily test spent too much (2 pages, at most 1; 501 runs, at most 500): tag it deep or make it cheaper.",
  );
});
