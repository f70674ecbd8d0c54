// The tests that `npm run test:changed` runs, by the paths of the changed files.

import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { selectionOf } from "#scripts/changed.ts";

const ofSizes = "tests/served/sizes.test.ts";
const inBrowser = ["tests/screens/", "tests/shell/", "tests/support/browser/"];

const cases: readonly [file: string, selection: Partial<ReturnType<typeof selectionOf>>][] = [
  ["web/src/features/simplifier/solve.ts", { browser: ["tests/screens/simplifier/", ofSizes] }],
  ["web/src/components/card.tsx", { browser: [...inBrowser, ofSizes].toSorted() }],
  ["web/src/app/layout.tsx", { browser: [...inBrowser, ofSizes].toSorted() }],
  ["sizes.json", { browser: [ofSizes] }],
  [
    "web/service-worker/store.ts",
    { projects: ["unit"], browser: [...inBrowser, "tests/served/", "tests/start/"].toSorted() },
  ],
  ["logic-rs/src/qmc/budget.rs", { crate: true, projects: ["logic", "steps", "worker"] }],
  [
    "worker/src/app.ts",
    { projects: ["worker"], browser: ["tests/screens/account/", "tests/screens/upgrade/"] },
  ],
  ["scripts/start.ts", { browser: ["tests/served/", "tests/start/"] }],
  ["tests/shell/theme.test.ts", { browser: ["tests/shell/theme.test.ts"] }],
  ["web/src/lessons/03/lesson.tsx", { browser: ["tests/screens/learn/", ofSizes] }],
  ["tests/screens/learn/question-screen.ts", { browser: ["tests/screens/learn/"] }],
  ["tests/unit/scripts/port.test.ts", {}],
  ["README.md", { projects: ["contract"] }],
];

test.each(cases)("a change of %s", (file, selection) => {
  expect(selectionOf([file])).toEqual({ crate: false, projects: [], browser: [], ...selection });
});

test("what several changes can break runs once", () => {
  const files = [
    "web/src/learn/core/terms.ts",
    "tests/screens/learn/list.test.ts",
    "tests/fixtures/spec.json",
    "logic-rs/src/lib.rs",
  ];
  expect(selectionOf(files)).toMatchObject({ crate: true, browser: ["tests/screens/learn/", ofSizes] });
});

test("each feature has the folder of its screen", () => {
  const features = readdirSync("web/src/features");
  expect(features.filter((feature) => !existsSync(`tests/screens/${feature}`))).toEqual([]);
});

test("each folder that a selection names is there", () => {
  const { browser } = selectionOf(cases.map(([file]) => file));
  expect(browser.filter((target) => !existsSync(target))).toEqual([]);
});
