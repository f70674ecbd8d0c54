// The cost of a run of the tests, as lines: CPU seconds by suite, and the test files that took longest.

import { cpus } from "node:os";
import path from "node:path";

/**
 * Wall seconds for a test file while the other suite of its pair runs. A slower file is named, but does not fail the
 * run.
 */
export const fileBudgetS = 60;
const dearestShown = 10;

/** The members of vitest's report that are read here. */
export interface TestReport {
  readonly testResults: readonly {
    /** The file's path. */
    readonly name: string;
    /** Milliseconds since the epoch, from the start of the first test to the end of the last one. */
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

export interface FileCost {
  readonly file: string;
  readonly wallS: number;
}

export interface SuiteCost {
  readonly suite: string;
  readonly cpuS: number;
  /**
   * Whether the seconds include other programs of the machine, because the suite's own cannot be counted separately.
   */
  readonly isOfMachine?: boolean;
}

/** The test files of a report, their paths relative to `root`. */
export function fileCosts({ testResults }: TestReport, root: string): readonly FileCost[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name).replaceAll("\\", "/"),
    wallS: (endTime - startTime) / 1000,
  }));
}

export function costLines(suites: readonly SuiteCost[], files: readonly FileCost[]): readonly string[] {
  const dearest = files.toSorted((a, b) => b.wallS - a.wallS);
  const over = dearest.filter(({ wallS }) => wallS > fileBudgetS);
  return [
    ...(suites.length > 0 ? [`CPU seconds: ${suites.map(cpuOf).join(", ")}`] : []),
    ...(dearest.length > 0 ? ["The test files that took longest, in wall seconds:"] : []),
    ...dearest.slice(0, dearestShown).map(({ file, wallS }) => `${wallS.toFixed(0).padStart(5)}  ${file}`),
    ...(over.length > 0
      ? [`Over their budget of ${fileBudgetS} s: ${over.map(({ file }) => file).join(", ")}`]
      : []),
  ];
}

function cpuOf({ suite, cpuS, isOfMachine }: SuiteCost): string {
  return `${suite} ${cpuS.toFixed(0)}${isOfMachine ? " (all that this machine did meanwhile)" : ""}`;
}

/** The CPU seconds of the machine since it started: those of all its programs. */
export function machineCpuS(): number {
  const busy = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return busy.reduce((total, ms) => total + ms, 0) / 1000;
}
