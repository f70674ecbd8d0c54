// `npm run test:changed`: runs the tests that a change can break, see changed.ts. The change is everything uncommitted,
// or the last commit if there is nothing uncommitted. `npm run test:changed -- <commit>` takes everything since that
// commit.

import { execFileSync } from "node:child_process";
import { browserSuite } from "./browser-suite.ts";
import { selectionOf } from "./changed.ts";
import { heading, report, rustSuite, type SuiteResult, vitestSuite } from "./test-suites.ts";
import { ensureWasm } from "./wasm-package.ts";

const uncommitted = lines("status", "--porcelain");
const commit = process.argv[2] ?? (uncommitted.length > 0 ? "HEAD" : "HEAD~1");
const files = [
  ...lines("diff", "--name-only", commit),
  ...lines("ls-files", "--others", "--exclude-standard"),
];
const { crate, projects, browser } = selectionOf(files);

heading(`what ${files.length} files changed since ${commit} can break`);
console.log([...(crate ? ["logic-rs/"] : []), ...projects, ...browser, "and what imports them"].join("\n"));

await ensureWasm();
const results = await Promise.all([typeScriptSuite(), ...(crate ? [rustSuite()] : [])]);
if (projects.length > 0) results.push(await wholeProjects());
if (browser.length > 0) results.push(await browserSuite(browser));
report(results, ["Tests of the other rooms did not run; npm test runs all."]);

/** The tests that import a changed file. */
function typeScriptSuite(): Promise<SuiteResult> {
  const others = projects.map((project) => `--project=!${project}`);
  return vitestSuite(
    "TypeScript",
    ["--project=!browser*", ...others, `--changed=${commit}`, "--maxWorkers=100%"],
    { mayBeEmpty: true },
  );
}

function wholeProjects(): Promise<SuiteResult> {
  return vitestSuite("whole-projects", [
    ...projects.map((project) => `--project=${project}`),
    "--maxWorkers=100%",
  ]);
}

function lines(...args: readonly string[]): string[] {
  return execFileSync("git", args, { encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "");
}
