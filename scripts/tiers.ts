// The tiers of the tests: what vitest is told so that it runs the daily tests alone, or all of them.

import { globSync, readFileSync } from "node:fs";

/** "daily" is `npm test`, "all" `npm run test:all`, which runs the deep tests too. */
export type Tier = "daily" | "all";

/** vitest's arguments of a tier. A test is deep by its tag, see vitest.config.ts. */
export function tierArgs(tier: Tier): readonly string[] {
  return tier === "daily" ? ["--tags-filter=!deep"] : [];
}

/** The environment of a tier, which `tests/support/depth.ts` reads. */
export function tierEnv(tier: Tier): Readonly<Record<string, string>> {
  return { TEST_DEPTH: tier === "daily" ? "daily" : "deep" };
}

/**
 * The test files below a folder that are not deep as a whole. vitest would import the others and start a stack for a browser
 * project, although none of their tests runs.
 */
export function dailyFiles(folder: string): readonly string[] {
  return globSync(`${folder}/**/*.test.ts`)
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => !/^(\/\/| \*) @module-tag deep$/m.test(readFileSync(name, "utf8")))
    .toSorted();
}
