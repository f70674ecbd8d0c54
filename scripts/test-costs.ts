// The cost of a run of the tests, as lines: CPU seconds by suite, and the tests that took longest.

import { cpus } from "node:os";
import type { RanTest } from "./test-report.ts";

const dearestShown = 30;

export interface SuiteCost {
  readonly suite: string;
  readonly cpuS: number;
  /**
   * Whether the seconds include other programs of the machine, because the suite's own cannot be counted separately.
   */
  readonly isOfMachine?: boolean;
}

export function costLines(suites: readonly SuiteCost[], tests: readonly RanTest[]): readonly string[] {
  const dearest = tests.toSorted((a, b) => b.wallS - a.wallS).slice(0, dearestShown);
  return [
    ...(suites.length > 0 ? [`CPU seconds: ${suites.map(cpuOf).join(", ")}`] : []),
    ...(dearest.length > 0 ? ["The tests that took longest, in wall seconds:"] : []),
    ...dearest.map(({ file, name, wallS }) => `${wallS.toFixed(1).padStart(6)}  ${file}: ${name}`),
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
