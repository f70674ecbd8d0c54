// Whole answers: the crate in WASM and its native build, on the same seeded functions, in turns. The first row is
// mostly the time of the crossing into JavaScript, which the native build does not need; the last row is mostly the
// cover.

import { simplify, type SimplifyRequest } from "../../../logic-rs/dist/web/logic_rs.js";
import { budgets } from "#contract/budgets.ts";
import { median } from "../figures.ts";
import { medianMicroseconds, mulberry32, nativeTimer } from "./timing.ts";

const rounds = 5;

/** Number of variables and the share of rows that are 1. */
const sizes: readonly (readonly [variables: number, density: number])[] = [
  [4, 0.5],
  [6, 0.5],
  [8, 0.3],
  [10, 0.1],
  [12, 0.03],
  [10, 0.5],
];

/** The WASM must be started. */
export function measureSimplify(): void {
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
    const name = `simplify, ${variables} variables, ${density * 100} % ones`;
    console.log(name.padEnd(44), `WASM ${inWasm.toFixed(0).padStart(8)} µs  `, ratio);
  });
}

function randomMinTerms(variables: number, density: number): SimplifyRequest {
  const random = mulberry32(variables);
  const rows = Array.from({ length: 2 ** variables }, (_, row) => row);
  const ones = rows.filter((row) => row === rows.length - 1 || random() < density);
  return { input: ones.join(","), mode: "mint", ...budgets.page };
}
