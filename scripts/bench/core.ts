// The crate in WASM beside its native build, on the same seeded functions, in turns in one run.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { initSync, simplify, type SimplifyRequest } from "../../logic-rs/dist/web/logic_rs.js";
import { limits } from "../../worker/contract/limits.ts";
import { isInstalled, runOrExit } from "../shell.ts";
import { median } from "./figures.ts";

const rounds = 5;

/** Number of variables and the share of rows that are 1. */
const sizes: readonly (readonly [variables: number, density: number])[] = [
  [4, 0.5],
  [6, 0.5],
  [8, 0.3],
  [10, 0.1],
  [12, 0.03],
];

export async function measureCore(): Promise<void> {
  initSync({ module: readFileSync("logic-rs/dist/web/logic_rs_bg.wasm") });
  const requests = sizes.map(([variables, density]) => randomMinTerms(variables, density));
  const withNative = isInstalled("cargo");
  if (withNative)
    runOrExit("cargo", ["build", "--release", "--quiet", "--example", "timing"], { cwd: "logic-rs" });
  const wasm: number[][] = requests.map(() => []);
  const native: number[][] = requests.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    requests.forEach((request, index) => wasm[index]?.push(wasmMicroseconds(request)));
    if (withNative) nativeMicroseconds(requests).forEach((time, index) => native[index]?.push(time));
  }
  sizes.forEach(([variables, density], index) => {
    const inWasm = median(wasm[index] ?? []);
    const inNative = median(native[index] ?? []);
    const ratio = withNative
      ? `native ${inNative.toFixed(0).padStart(8)} µs   ratio ${(inWasm / inNative).toFixed(2)}`
      : "native not measured; install Rust with rustup";
    const name = `${variables} variables, ${density * 100} % ones`;
    console.log(name.padEnd(32), `WASM ${inWasm.toFixed(0).padStart(8)} µs  `, ratio);
  });
}

/** Median of as many calls as fit into a fifth of a second, at least 3. */
function wasmMicroseconds(request: SimplifyRequest): number {
  const times: number[] = [];
  for (const startMs = performance.now(); times.length < 3 || performance.now() - startMs < 200;) {
    const callMs = performance.now();
    simplify(request);
    times.push((performance.now() - callMs) * 1000);
  }
  return median(times);
}

function nativeMicroseconds(requests: readonly SimplifyRequest[]): number[] {
  const input = requests.map((request) => JSON.stringify(request)).join("\n");
  const { stdout, status, stderr } = spawnSync("logic-rs/target/release/examples/timing", {
    input,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The native timing failed: ${stderr}`);
  return stdout.trim().split("\n").map(Number);
}

function randomMinTerms(variables: number, density: number): SimplifyRequest {
  const random = mulberry32(variables);
  const rows = Array.from({ length: 2 ** variables }, (_, row) => row);
  const ones = rows.filter((row) => row === rows.length - 1 || random() < density);
  return { input: ones.join(","), mode: "mint", nodesMax: limits.coverNodesDefault };
}

/** Seeded numbers in [0, 1), the same in every run (T. Ettinger's mulberry32). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
