// The test suites as commands run them: the crate's, one of vitest's, and the report at the end.

import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isInstalled, runAndCapture, runQuietly } from "./shell.ts";
import { costLines, type SuiteCost } from "./test-costs.ts";
import { failureLines, type RanTest, ranTests, type TestReport } from "./test-report.ts";
import { type Tier, tierArgs, tierEnv } from "./tiers.ts";

export interface SuiteResult {
  readonly suite: string;
  readonly passed: number;
  readonly failed: number;
  /** The missing requirement of the suite and how to get it; absent if the suite ran. */
  readonly missing?: string;
  /** A further line for the report. */
  readonly note?: string;
  /** Absent if the CPU seconds cannot be counted. */
  readonly cpu?: Omit<SuiteCost, "suite">;
  readonly tests?: readonly RanTest[];
}

const reports = path.resolve(".wrangler", "test-reports");

export async function rustSuite(): Promise<SuiteResult> {
  const suite = "Rust";
  if (!isInstalled("cargo")) return { suite, passed: 0, failed: 0, missing: "install Rust with rustup" };
  // The feature only adds code, so tests with the feature also cover the build without it. The checks compile the
  // examples.
  const args = ["test", "--lib", "--tests", "--no-fail-fast", "--features", "premium"];
  const program = "cargo";
  const { code, output, cpuS } = await runQuietly(program, args, {
    cwd: "logic-rs",
    countsCpu: true,
    // Yields to the tests in TypeScript, because those have time-outs.
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

export interface VitestOptions {
  readonly tier?: Tier;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the output is shown only after the run, because another run shows its output meanwhile. */
  readonly isQuiet?: boolean;
  /** Whether the selection may hold no test. */
  readonly mayBeEmpty?: boolean;
}

export async function vitestSuite(
  suite: string,
  selection: readonly string[],
  { tier = "all", env = {}, isQuiet = false, mayBeEmpty = false }: VitestOptions = {},
): Promise<SuiteResult> {
  const title = `vitest, ${suite} suite`;
  if (!isQuiet) heading(title);
  const outputFile = path.join(reports, `${suite}.json`);
  rmSync(outputFile, { force: true });
  const { code, output, cpuS } = await (isQuiet ? runQuietly : runAndCapture)(
    "vitest",
    [
      "run",
      ...tierArgs(tier),
      ...selection,
      ...(mayBeEmpty ? ["--passWithNoTests"] : []),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${outputFile}`,
    ],
    { env: { ...tierEnv(tier), ...env }, countsCpu: true },
  );
  if (isQuiet) {
    heading(title);
    process.stdout.write(output);
  }
  const read = readReport(outputFile);
  const tests = ranTests(read, process.cwd());
  const { numPassedTests: passed, numFailedTests: failures } = read;
  // An error outside a test, or a run without a report, counts as one failure.
  const failed = failures === 0 && (code !== 0 || (passed === 0 && !mayBeEmpty)) ? 1 : failures;
  return { suite, passed, failed, tests, ...(cpuS !== undefined && { cpu: { cpuS } }) };
}

function readReport(file: string): TestReport & { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

/**
 * Prints the result and cost of each suite, `lines`, the failed tests, and the total; ends the process, with code 1 if a suite failed.
 */
export function report(suites: readonly SuiteResult[], lines: readonly string[] = []): never {
  const inCi = process.env["CI"] === "true";
  heading("summary");
  for (const { suite, passed, failed, missing, note } of suites) {
    const counts = `${suite}: ${passed} passed, ${failed} failed`;
    console.log(missing ? `${suite}: did not run; ${missing}` : note ? `${counts} (${note})` : counts);
  }
  const costs = suites.flatMap(({ suite, cpu }) => (cpu ? [{ suite, ...cpu }] : []));
  const tests = suites.flatMap((suite) => suite.tests ?? []);
  for (const line of costLines(costs, tests)) console.log(line);
  for (const line of [...lines, ...failureLines(tests)]) console.log(line);
  const missingCount = suites.filter(({ missing }) => missing).length;
  const failed = sum(suites.map((suite) => suite.failed)) + (inCi ? missingCount : 0);
  console.log(`${sum(suites.map((suite) => suite.passed))} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function heading(text: string): void {
  console.log(`\n── ${text} ──`);
}
