// `npm test`: runs the daily tests in TypeScript and in the browser and prints one total. With "--all", as
// `npm run test:all` does, the deep tests and the crate's own run too; with "--checks", as in CI, so do the checks of
// `npm run check`, and a failed check counts as a failure. A suite that cannot run is named with its missing
// requirement; under CI=true that is a failure.

import { availableParallelism } from "node:os";
import { browserSuite } from "./browser-suite.ts";
import { runChecks } from "./checks.ts";
import { prepareChromium } from "./chromium.ts";
import { roomsSuite } from "./rooms-tested.ts";
import { heading, report, rustSuite, type SuiteResult, vitestSuite } from "./test-suites.ts";
import { dailyFiles, type Tier } from "./tiers.ts";
import { ensureWasm, wasmIsCurrent } from "./wasm-package.ts";

const args = process.argv.slice(2);
const tier: Tier = args.includes("--all") ? "all" : "daily";
const withCrate = tier === "all" || !wasmIsCurrent();

await ensureWasm();
// Compiler, linker, and tests that wait for servers or for a page leave cores idle, so the suites run at the same time.
// The crate and the checks yield to the tests in TypeScript and in the browser, which have time-outs.
// Where Chromium is missing, it is downloaded meanwhile.
void prepareChromium();
const beside = [...(withCrate ? [rustSuite()] : []), ...(args.includes("--checks") ? [checkSuite()] : [])];
const typeScript = await typeScriptSuite();
const browser = await browserSuite(tier);
const suites = [...(await Promise.all(beside)), typeScript, browser];
report(
  [...suites, ...(tier === "daily" && !browser.missing ? [roomsSuite(suites)] : [])],
  withCrate
    ? []
    : [
        "Left out: the crate's own tests, because logic-rs is what its WASM was built from; npm run test:all runs them",
      ],
);

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
  // Many of these tests wait for a server or a clock: with a worker for each core, cores would be idle.
  const workers = Math.ceil(1.5 * availableParallelism());
  const files = tier === "daily" ? dailyFiles("tests") : [];
  return vitestSuite("TypeScript", ["--project=!browser*", `--maxWorkers=${workers}`, ...files], { tier });
}
