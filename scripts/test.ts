// `npm test`: runs the Rust, TypeScript and browser suites and prints one total. A suite that cannot run is named with
// its missing requirement; under CI=true that is a failure. `npm run test:quick` leaves the slow tests out and names
// them. With "--checks", as in CI, the checks of `npm run check` run at the same time, and a failed check counts as a
// failure.

import { availableParallelism } from "node:os";
import { browserSuite } from "./browser-suite.ts";
import { runChecks } from "./checks.ts";
import { prepareChromium } from "./chromium.ts";
import { heading, report, rustSuite, type SuiteResult, vitestSuite } from "./test-suites.ts";
import { ensureWasm } from "./wasm-package.ts";

const isQuick = process.argv.slice(2).includes("--quick");
const withChecks = process.argv.slice(2).includes("--checks");
/** The slowest test files of the TypeScript suite, which the quick run leaves out. */
const slowFiles = [
  "tests/logic/packages.test.ts",
  "tests/unit/scripts/port.test.ts",
  "tests/worker/notify.test.ts",
  "tests/worker/upgrade.test.ts",
];

await ensureWasm();
// Compiler, linker, and tests that wait for servers or for a page leave cores idle, so the suites run at the same time.
// The crate and the checks yield to the tests in TypeScript and in the browser, which have time-outs.
// Where Chromium is missing, it is downloaded meanwhile.
if (!isQuick) void prepareChromium();
const [crate, checks] = [rustSuite(), withChecks ? [checkSuite()] : []];
const typeScript = await typeScriptSuite();
const browser = isQuick ? [] : [browserSuite()];
const results = await Promise.all([crate, typeScript, ...checks, ...browser]);
report(results, isQuick ? [`Left out: the browser suite, ${slowFiles.join(", ")}; npm test runs them`] : []);

async function checkSuite(): Promise<SuiteResult> {
  let output = "";
  const { passed, failed, missing } = await runChecks((text) => (output += text), { yields: true });
  heading("checks");
  process.stdout.write(output);
  const notes = [missing ?? [], failed.length > 0 ? `failed: ${failed.join(", ")}` : []].flat();
  return {
    suite: "checks",
    passed,
    failed: failed.length,
    ...(notes.length > 0 && { note: notes.join(" ") }),
  };
}

function typeScriptSuite(): Promise<SuiteResult> {
  const excluded = isQuick ? slowFiles.map((file) => `--exclude=${file}`) : [];
  // Many of these tests wait for a server or a clock: with a worker for each core, cores would be idle.
  const workers = Math.ceil(1.5 * availableParallelism());
  return vitestSuite("TypeScript", ["--project=!browser*", `--maxWorkers=${workers}`, ...excluded]);
}
