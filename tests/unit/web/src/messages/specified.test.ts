// Every text of the specification that the page shows is the specification's, byte for byte.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sections } from "#addresses/core/paths.ts";
import { specifiedAccounts } from "#messages/specified-accounts.ts";
import { specifiedBuying } from "#messages/specified-buying.ts";
import { specifiedLessons } from "#messages/specified-lessons.ts";
import { specifiedNotices } from "#messages/specified-notices.ts";
import { specifiedNumbers } from "#messages/specified-numbers.ts";
import { specifiedPackage } from "#messages/specified-package.ts";
import { specifiedReturns } from "#messages/specified-returns.ts";
import { specifiedSimulator } from "#messages/specified-simulator.ts";
import { specifiedSteps } from "#messages/specified-steps.ts";
import { specified } from "#messages/specified.ts";

const specification = readFileSync("tests/fixtures/spec.md", "utf8");

const { modules, titles, ...lessonTexts } = { ...specifiedLessons, ...specifiedNotices };

test.each(
  Object.entries({
    ...specified,
    ...specifiedAccounts,
    ...specifiedBuying,
    ...lessonTexts,
    ...modules,
    ...titles,
    ...specifiedNumbers,
    ...specifiedPackage,
    ...specifiedReturns,
    ...specifiedSimulator,
    ...specifiedSteps,
  }),
)("%s: %j", (_key, text) => {
  expect(specification).toContain(text);
});

test("every path of the table but the review's is one of the specification's routes", () => {
  const routes = [...specification.matchAll(/^\| (\/\S*) \|/gm)].map((match) =>
    match[1]?.replace("{lessonId}", ":lessonId"),
  );
  expect(sections.map(({ path }) => path).toSorted()).toEqual(["/learn/review", ...routes].toSorted());
});

test.each(["Simplify", "Logic Tables", "Circuit", "Number Systems", "Boolean Algebra"])(
  "%s is a group of the drawer",
  (group) => {
    expect(sections.some((section) => section.group === group)).toBe(true);
  },
);
