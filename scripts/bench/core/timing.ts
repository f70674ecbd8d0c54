// Median times of calls in this process and, by logic-rs/examples/timing.rs, of the same requests in the native build.

import { spawnSync } from "node:child_process";
import type { SimplifyRequest, TableRequest } from "../../../logic-rs/dist/web/logic_rs.js";
import { isInstalled, runOrExit } from "../../shell.ts";
import { median } from "../figures.ts";

/** The rows of a function that are or may be 1, eight a byte as in a packed column. */
export interface PrimesRequest {
  readonly variables: number;
  readonly rows: Uint8Array;
}

export type TimedRequest = SimplifyRequest | TableRequest | PrimesRequest;

/** The median of as many calls as fit into a fifth of a second, at least 3. */
export function medianMicroseconds(call: () => unknown): number {
  const times: number[] = [];
  for (const startMs = performance.now(); times.length < 3 || performance.now() - startMs < 200;) {
    const callMs = performance.now();
    call();
    times.push((performance.now() - callMs) * 1000);
  }
  return median(times);
}

/** Builds the native timer; null without Rust. */
export function nativeTimer(): ((requests: readonly TimedRequest[]) => number[]) | null {
  if (!isInstalled("cargo")) return null;
  runOrExit("cargo", ["build", "--release", "--quiet", "--example", "timing"], { cwd: "logic-rs" });
  return (requests) => {
    const { stdout, status, stderr } = spawnSync("logic-rs/target/release/examples/timing", {
      input: requests.map(asLine).join("\n"),
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`The native timing failed: ${stderr}`);
    return stdout.trim().split("\n").map(Number);
  };
}

function asLine(request: TimedRequest): string {
  return JSON.stringify("rows" in request ? { ...request, rows: [...request.rows] } : request);
}

/** Seeded numbers in [0, 1), the same in every run (T. Ettinger's mulberry32). */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
