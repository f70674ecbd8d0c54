// Whether a failed browser test only raced: it runs once more, alone, and with the same seeds. A race is named in the report,
// for whoever reads it to mend; one that comes twice in ten runs is a fault.

import type { RanTest } from "./test-report.ts";
import type { SuiteResult } from "./test-suites.ts";

export interface ProjectRun extends SuiteResult {
  /** The project of vitest.config.ts. */
  readonly project: string;
}

/** A test that is to run alone. */
export interface Alone {
  readonly file: string;
  readonly project: string;
  /** Matches its whole name and no other. */
  readonly pattern: string;
}

/** More failures than this are a fault of the product, not races. */
export const racedMax = 3;

/** What a race could hide here is too dear: money, accounts, the Worker. */
const triedOnce =
  /^tests\/screens\/(account|upgrade)\/|\/(identity|payment|local|operator|deploy|entitlement|premium)[^/]*$/;

/** The failed tests that passed when they were tried alone; none where more than `racedMax` failed. */
export async function racedTests(
  runs: readonly ProjectRun[],
  passesAlone: (test: Alone) => Promise<boolean>,
): Promise<readonly RanTest[]> {
  const failed = runs.flatMap(({ project, tests = [] }) =>
    tests.filter(({ isPassed }) => !isPassed).map((test) => ({ project, test })),
  );
  const count = runs.reduce((total, run) => total + run.failed, 0);
  // What failed outside a test is in the count alone.
  if (failed.length !== count || count > racedMax) return [];
  const raced: RanTest[] = [];
  for (const { project, test } of failed) {
    if (triedOnce.test(test.file)) continue;
    const pattern = `^${test.name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
    if (await passesAlone({ file: test.file, project, pattern })) raced.push(test);
  }
  return raced;
}
