// Functions as packed columns: those of the benchmark data, and symmetric ones made here.

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PrimesRequest } from "./timing.ts";

/** The folder of the benchmark data, which is not part of this repository. */
const folder = process.env["BENCH_DIR"];

/** The function of tt/<name>.tt (n and two bitmaps, a line each), don't-cares as 1; null where there is no file. */
export function benchFunction(name: string): PrimesRequest | null {
  const file = folder === undefined ? null : path.join(folder, "tt", `${name}.tt`);
  if (file === null || !existsSync(file)) return null;
  const [n = "", on = "", free = ""] = readFileSync(file, "utf8").split(/\s+/);
  const variables = Number(n);
  return { variables, rows: bytesOf(BigInt(`0x${on}`) | BigInt(`0x${free}`), variables) };
}

function bytesOf(bitmap: bigint, variables: number): Uint8Array {
  const digits = bitmap.toString(16).padStart(Math.max(2, 2 ** variables / 4), "0");
  return Uint8Array.from(Buffer.from(digits, "hex")).toReversed();
}

/** The function that is 1 where the number of variables that are 1 is one of `counts`. */
function symmetric(variables: number, counts: readonly number[]): PrimesRequest {
  const rows = new Uint8Array(2 ** variables / 8);
  for (let row = 0; row < 2 ** variables; row += 1) {
    if (counts.includes(onesIn(row))) rows[row >> 3] = (rows[row >> 3] ?? 0) | (1 << (row & 7));
  }
  return { variables, rows };
}

/** 2,030,618 prime implicants, more than any other known function of 16 variables has. */
export function mostPrimesOfSixteen(): PrimesRequest {
  return symmetric(16, [0, 2, 3, 4, 6, 7, 8, 9, 10, 11, 13, 14, 16]);
}

/** The share of rows that are 1. */
export function densityOf({ variables, rows }: PrimesRequest): number {
  return rows.reduce((sum, byte) => sum + onesIn(byte), 0) / 2 ** variables;
}

function onesIn(number: number): number {
  let ones = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) ones += 1;
  return ones;
}
