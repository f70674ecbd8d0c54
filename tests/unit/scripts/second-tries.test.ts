// A failed browser test is tried once more, within bounds.

import { expect, test } from "vitest";
import { type Alone, type ProjectRun, racedMax, racedTests } from "#scripts/second-tries.ts";

const failure = (file: string, name = "the drawer > is drawn (once)") => ({
  file,
  name,
  isPassed: false,
  wallS: 1,
});

function run(tests: readonly ReturnType<typeof failure>[], failed = tests.length): ProjectRun {
  const passed = { ...failure("tests/shell/theme.test.ts", "is dark"), isPassed: true };
  return { suite: "browser-shell", project: "browser-shell", passed: 1, failed, tests: [passed, ...tests] };
}

async function tried(runs: readonly ProjectRun[], passes = true) {
  const alone: Alone[] = [];
  const raced = await racedTests(runs, async (one) => alone.push(one) > 0 && passes);
  return { alone, raced: raced.map(({ file }) => file) };
}

test("a test that passes alone raced, one that fails again did not", async () => {
  const file = "tests/shell/drawer.test.ts";
  const alone = [{ file, project: "browser-shell", pattern: "^the drawer > is drawn \\(once\\)$" }];
  expect(await tried([run([failure(file)])])).toEqual({ alone, raced: [file] });
  expect(await tried([run([failure(file)])], false)).toEqual({ alone, raced: [] });
});

test.each<readonly [what: string, runs: readonly ProjectRun[]]>([
  ["nothing failed", [run([])]],
  [
    "more failed than can have raced",
    [run(Array.from({ length: racedMax + 1 }, (_, at) => failure(`tests/shell/${at}.test.ts`)))],
  ],
  ["a file failed outside its tests", [run([failure("tests/shell/drawer.test.ts")], 2)]],
  ...[
    "tests/screens/upgrade/order.test.ts",
    "tests/screens/account/sign-in.test.ts",
    "tests/served/payment-pages.test.ts",
    "tests/served/operator-buying.test.ts",
    "tests/shell/entitlement-refresh.test.ts",
    "tests/shell/premium.test.ts",
  ].map((file) => [`${file} failed`, [run([failure(file)])]] as const),
])("where %s, nothing is tried again", async (_, runs) => {
  expect(await tried(runs)).toEqual({ alone: [], raced: [] });
});
