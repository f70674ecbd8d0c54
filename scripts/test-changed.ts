// `npm run test:changed`: runs the tests of both tiers that a change can break, see changed.ts; with `--daily` the daily ones
// alone. The change is everything uncommitted,
// or the last commit if there is nothing uncommitted. `npm run test:changed -- <commit>` takes everything since that
// commit. With `--bail` each suite ends at its first failure, and a failed suite is the last one.

import { execFileSync } from "node:child_process";
import { browserSuite } from "./browser-suite.ts";
import { selectionOf } from "./changed.ts";
import { heading, report, rustSuite, type SuiteResult, vitestSuite } from "./test-suites.ts";
import type { Tier } from "./tiers.ts";
import { ensureWasm } from "./wasm-package.ts";

const uncommitted = lines("status", "--porcelain");
const args = process.argv.slice(2);
const bails = args.includes("--bail");
const tier: Tier = args.includes("--daily") ? "daily" : "all";
const bail = bails ? ["--bail=1"] : [];
const commit = args.find((arg) => !arg.startsWith("--")) ?? (uncommitted.length > 0 ? "HEAD" : "HEAD~1");
const files = [
  ...lines("diff", "--name-only", commit),
  ...lines("ls-files", "--others", "--exclude-standard"),
];
const { crate, projects, browser } = selectionOf(files);

heading(`what ${files.length} files changed since ${commit} can break`);
console.log([...(crate ? ["logic-rs/"] : []), ...projects, ...browser, "and what imports them"].join("\n"));

await ensureWasm();
const results = await Promise.all([typeScriptSuite(), ...(crate ? [rustSuite()] : [])]);
if (projects.length > 0 && goesOn()) results.push(await wholeProjects());
if (browser.length > 0 && goesOn()) results.push(await browserSuite(tier, { named: browser, args: bail }));
report(results, ["Tests of the other rooms did not run; npm run test:all runs all."]);

function goesOn(): boolean {
  return !bails || results.every(({ failed }) => failed === 0);
}

/** The tests that import a changed file. */
function typeScriptSuite(): Promise<SuiteResult> {
  const others = projects.map((project) => `--project=!${project}`);
  return vitestSuite(
    "TypeScript",
    ["--project=!browser*", ...others, `--changed=${commit}`, "--maxWorkers=100%", ...bail],
    { tier, mayBeEmpty: true },
  );
}

function wholeProjects(): Promise<SuiteResult> {
  const named = projects.map((project) => `--project=${project}`);
  return vitestSuite("whole-projects", [...named, "--maxWorkers=100%", ...bail], { tier });
}

function lines(...gitArgs: readonly string[]): string[] {
  return execFileSync("git", gitArgs, { encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "");
}
