// DenseQMC, the fastest known program for all prime implicants, for comparison. DENSEQMC names its program
// `benchmark_denseqmc` (hellman/Quine-McCluskey), which times itself.

import { spawnSync } from "node:child_process";

const program = process.env["DENSEQMC"];

export const hasDenseQmc = program !== undefined;

/** Microseconds for a random function that the program makes, with this share of ones; null without the program. */
export function denseQmcMicroseconds(variables: number, density: number): number | null {
  if (program === undefined) return null;
  const percent = String(Math.round(density * 100));
  const { stdout, status, error } = spawnSync(program, [String(variables), percent], { encoding: "utf8" });
  const nanoseconds = /= (\d+) nanoseconds/.exec(stdout ?? "")?.[1];
  if (status !== 0 || nanoseconds === undefined) throw error ?? new Error(`${program} did not say its time.`);
  return Number(nanoseconds) / 1000;
}
