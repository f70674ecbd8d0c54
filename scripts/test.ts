// `npm test`: runs the Rust, TypeScript and browser suites and prints one total. A suite that cannot run is named with
// what it needs; under CI=true that is a failure. `npm run test:quick` leaves the slow tests out and says which. With
// "--checks", as in CI, those of `npm run check` run beside them, and one that fails counts as a failure.

import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runChecks } from "./checks.ts";
import { chromiumHint, chromiumNote, hasOrInstallsChromium } from "./chromium.ts";
import { ensureLocalBuild } from "./page-build.ts";
import { isInstalled, runAndCapture, runQuietly } from "./shell.ts";
import {
  costLines,
  type FileCost,
  fileCosts,
  machineCpuS,
  type SuiteCost,
  type TestReport,
} from "./test-costs.ts";
import { ensureWasm } from "./wasm-package.ts";

interface SuiteResult {
  readonly suite: string;
  readonly passed: number;
  readonly failed: number;
  /** What the suite needs and does not have, and how to get it; absent when the suite ran. */
  readonly missing?: string;
  /** What it says of itself besides. */
  readonly note?: string;
  /** Absent where they cannot be counted. */
  readonly cpu?: Omit<SuiteCost, "suite">;
  readonly files?: readonly FileCost[];
}

const reports = path.resolve(".wrangler", "test-reports");
const isQuick = process.argv.slice(2).includes("--quick");
const withChecks = process.argv.slice(2).includes("--checks");
/** Left out of the quick run: the test files of the TypeScript suite that take longest. */
const slowFiles = [
  "tests/logic/packages.test.ts",
  "tests/unit/scripts/port.test.ts",
  "tests/worker/notify.test.ts",
  "tests/worker/upgrade.test.ts",
];

await ensureWasm();
// A compiler and a linker leave a core idle, tests that wait for servers do too.
const results = await Promise.all([rustSuite(), typeScriptSuite(), ...(withChecks ? [checkSuite()] : [])]);
if (!isQuick) results.push(await browserSuite());
report(results);

async function rustSuite(): Promise<SuiteResult> {
  const suite = "Rust";
  if (!isInstalled("cargo")) return { suite, passed: 0, failed: 0, missing: "install Rust with rustup" };
  // The feature only adds code, so that what holds with it holds without.
  const [program, args] = ["cargo", ["test", "--no-fail-fast", "--features", "premium"]] as const;
  const { code, output, cpuS } = await runQuietly(program, args, {
    cwd: "logic-rs",
    countsCpu: true,
    // Tests in TypeScript have time-outs.
    yields: true,
  });
  heading([program, ...args].join(" "));
  process.stdout.write(output);
  const counts = [...output.matchAll(/^test result: .*? (\d+) passed; (\d+) failed/gm)];
  const failures = sum(counts.map((match) => Number(match[2])));
  return {
    suite,
    passed: sum(counts.map((match) => Number(match[1]))),
    // A build error or a crash prints no count; it counts as one failure.
    failed: failures === 0 && (code !== 0 || counts.length === 0) ? 1 : failures,
    ...(cpuS !== undefined && { cpu: { cpuS } }),
  };
}

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
  // By itself vitest leaves one core free.
  return vitestSuite("TypeScript", ["--project=!browser*", "--maxWorkers=100%", ...excluded]);
}

async function browserSuite(): Promise<SuiteResult> {
  if (!hasOrInstallsChromium()) return { suite: "browser", passed: 0, failed: 0, missing: chromiumHint };
  // Both would build it.
  await ensureLocalBuild();
  const cpuBefore = machineCpuS();
  const [screens, serving] = await Promise.all([
    vitestSuite("browser", ["--project=browser"]),
    vitestSuite("browser-served", ["--project=browser-served"], { isQuiet: true }),
  ]);
  return {
    suite: "browser",
    passed: screens.passed + serving.passed,
    failed: screens.failed + serving.failed,
    note: chromiumNote(),
    // No program waits for the end of Chromium's own.
    cpu: { cpuS: machineCpuS() - cpuBefore, isOfMachine: true },
    files: [...(screens.files ?? []), ...(serving.files ?? [])],
  };
}

interface VitestOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the output when the run has ended, because another one shows its own meanwhile. */
  readonly isQuiet?: boolean;
}

async function vitestSuite(
  suite: string,
  selection: readonly string[],
  { env = {}, isQuiet = false }: VitestOptions = {},
): Promise<SuiteResult> {
  const title = `vitest, ${suite} suite`;
  if (!isQuiet) heading(title);
  const outputFile = path.join(reports, `${suite}.json`);
  rmSync(outputFile, { force: true });
  const { code, output, cpuS } = await (isQuiet ? runQuietly : runAndCapture)(
    "vitest",
    ["run", ...selection, "--reporter=default", "--reporter=json", `--outputFile.json=${outputFile}`],
    { env, countsCpu: true },
  );
  if (isQuiet) {
    heading(title);
    process.stdout.write(output);
  }
  const read = readReport(outputFile);
  const { numPassedTests: passed, numFailedTests: failures } = read;
  // An error outside a test, or a run without a report, counts as one failure.
  const failed = failures === 0 && (code !== 0 || passed === 0) ? 1 : failures;
  const files = fileCosts(read, process.cwd());
  return { suite, passed, failed, files, ...(cpuS !== undefined && { cpu: { cpuS } }) };
}

function readReport(file: string): TestReport & { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

function report(suites: readonly SuiteResult[]): void {
  const inCi = process.env["CI"] === "true";
  heading("summary");
  for (const { suite, passed, failed, missing, note } of suites) {
    const counts = `${suite}: ${passed} passed, ${failed} failed`;
    console.log(missing ? `${suite}: did not run; ${missing}` : note ? `${counts} (${note})` : counts);
  }
  const costs = suites.flatMap(({ suite, cpu }) => (cpu ? [{ suite, ...cpu }] : []));
  const files = suites.flatMap((suite) => suite.files ?? []);
  for (const line of costLines(costs, files)) console.log(line);
  if (isQuick) console.log(`Left out: the browser suite, ${slowFiles.join(", ")}; npm test runs them`);
  const missingCount = suites.filter(({ missing }) => missing).length;
  const failed = sum(suites.map((suite) => suite.failed)) + (inCi ? missingCount : 0);
  console.log(`${sum(suites.map((suite) => suite.passed))} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function heading(text: string): void {
  console.log(`\n── ${text} ──`);
}
