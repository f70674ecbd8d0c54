// The crate in WASM beside its native build, on the same seeded functions, in turns in one run.

import { readFileSync } from "node:fs";
import { initSync, simplify, type SimplifyRequest } from "../../logic-rs/dist/web/logic_rs.js";
import { limits } from "../../worker/contract/limits.ts";
import { median } from "./figures.ts";
import { measureTable } from "./table-solve.ts";
import { medianMicroseconds, mulberry32, nativeTimer } from "./timing.ts";

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
  const timeNative = nativeTimer();
  const wasm: number[][] = requests.map(() => []);
  const native: number[][] = requests.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    requests.forEach((request, index) => wasm[index]?.push(medianMicroseconds(() => simplify(request))));
    timeNative?.(requests).forEach((time, index) => native[index]?.push(time));
  }
  sizes.forEach(([variables, density], index) => {
    const inWasm = median(wasm[index] ?? []);
    const inNative = median(native[index] ?? []);
    const ratio = timeNative
      ? `native ${inNative.toFixed(0).padStart(8)} µs   ratio ${(inWasm / inNative).toFixed(2)}`
      : "native not measured; install Rust with rustup";
    const name = `${variables} variables, ${density * 100} % ones`;
    console.log(name.padEnd(32), `WASM ${inWasm.toFixed(0).padStart(8)} µs  `, ratio);
  });
  measureTable();
}

function randomMinTerms(variables: number, density: number): SimplifyRequest {
  const random = mulberry32(variables);
  const rows = Array.from({ length: 2 ** variables }, (_, row) => row);
  const ones = rows.filter((row) => row === rows.length - 1 || random() < density);
  return { input: ones.join(","), mode: "mint", nodesMax: limits.coverNodesDefault };
}
