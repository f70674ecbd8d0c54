// All prime implicants as a list: the crate in WASM, its native build and DenseQMC, in turns in one run. Only a build
// made for this benchmark exports the function that lists them; the committed builds do not.

import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isInstalled } from "../../shell.ts";
import { buildPackage } from "../../wasm-package.ts";
import { median } from "../figures.ts";
import { denseQmcMicroseconds, hasDenseQmc } from "./denseqmc.ts";
import { benchFunction, densityOf, mostPrimesOfSixteen } from "./functions.ts";
import { medianMicroseconds, nativeTimer, type PrimesRequest } from "./timing.ts";

const rounds = 5;
const names = [
  "rnd_n12_d10_x0",
  "rnd_n12_d50_x0",
  "rnd_n12_d50_x20",
  "rnd_n12_d90_x20",
  "rnd_n14_d10_x0",
  "rnd_n14_d50_x20",
  "rnd_n14_d90_x0",
  "rnd_n16_d10_x0",
  "rnd_n16_d10_x20",
  "rnd_n16_d50_x20",
  "rnd_n16_d90_x0",
];

interface Kernel {
  list_primes(variables: number, rows: Uint8Array): number;
  initSync(options: { module: BufferSource }): { readonly memory: WebAssembly.Memory };
}

interface Timed {
  readonly label: string;
  readonly request: PrimesRequest;
}

export async function measurePrimes(): Promise<void> {
  if (!isInstalled("cargo") || !isInstalled("wasm-pack")) {
    console.log("all primes: not measured; install Rust with rustup, and wasm-pack");
    return;
  }
  const folder = buildPackage({ name: "bench", features: ["answers", "bench"], simd: true });
  const { kernel, memory } = await start(folder, "timed");
  const found = names.flatMap((name) => {
    const request = benchFunction(name);
    return request ? [{ label: `all primes, ${name}`, request }] : [];
  });
  if (found.length < names.length)
    console.log("all primes: functions without their data not measured; set BENCH_DIR");
  const most = { label: "all primes, maxprime_n16", request: mostPrimesOfSixteen() };
  if (!hasDenseQmc) console.log("DenseQMC not measured; set DENSEQMC to its program benchmark_denseqmc");
  measureTimes(kernel, [...found, most]);

  const fresh = await start(folder, "fresh");
  const count = fresh.kernel.list_primes(most.request.variables, most.request.rows);
  const mebibytes = fresh.memory.buffer.byteLength / 2 ** 20;
  console.log(
    `all primes, maxprime_n16, memory after ${count}`.padEnd(44),
    `${mebibytes.toFixed(1)} MiB of WASM memory (to reach: 64, further 32)`,
  );
  const again = memory.buffer.byteLength;
  kernel.list_primes(most.request.variables, most.request.rows);
  if (memory.buffer.byteLength !== again) throw new Error("The kernel's memory grows from call to call.");
}

function measureTimes(kernel: Kernel, functions: readonly Timed[]): void {
  const timeNative = nativeTimer();
  const wasm: number[][] = functions.map(() => []);
  const native: number[][] = functions.map(() => []);
  const peer: number[][] = functions.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    functions.forEach(({ request }, index) => {
      const { variables, rows } = request;
      wasm[index]?.push(medianMicroseconds(() => kernel.list_primes(variables, rows)));
      const time = denseQmcMicroseconds(variables, densityOf(request));
      if (time !== null) peer[index]?.push(time);
    });
    timeNative?.(functions.map(({ request }) => request)).forEach((time, at) => native[at]?.push(time));
  }
  functions.forEach(({ label, request }, index) => {
    const [ours, ownNative, dense] = [wasm, native, peer].map((times) => median(times[index] ?? []));
    const against = (name: string, time = Number.NaN, reach: string) =>
      Number.isNaN(time)
        ? `${name} not measured`
        : `${name} ${time.toFixed(0).padStart(6)} µs, ratio ${((ours ?? 0) / time).toFixed(2)} (${reach})`;
    console.log(
      label.padEnd(28),
      `WASM ${(ours ?? 0).toFixed(0).padStart(6)} µs `,
      against("DenseQMC", dense, "≤ 0.75"),
      ` ${against("native", ownNative, "≤ 1.6")}`,
      `  ${request.variables} variables, ${(100 * densityOf(request)).toFixed(0)} % ones`,
    );
  });
}

/** A new instance for each `purpose`. */
async function start(folder: string, purpose: string) {
  const glue = pathToFileURL(path.resolve(folder, "logic_rs.js"));
  const kernel = (await import(`${glue.href}?${purpose}`)) as Kernel;
  const { memory } = kernel.initSync({ module: readFileSync(path.join(folder, "logic_rs_bg.wasm")) });
  return { kernel, memory };
}
