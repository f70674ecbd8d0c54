// The memory of an instance: any function of 16 variables takes at most 64 MiB, and a thousand requests take no more
// than the first.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { packages } from "#support/logic/wasm.ts";
import { seeds } from "#support/depth.ts";

const mebibyte = 2 ** 20;
const rowsOfSixteen = Array.from({ length: 2 ** 16 }, (_, row) => row);

/** A fixed rule whose rows have no pattern. */
function scattered(row: number, percent: number): boolean {
  let mixed = Math.imul(row ^ (row >>> 7), 0x9e3779b1) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0;
  return (mixed >>> 8) % 100 < percent;
}

function onesIn(row: number): number {
  let ones = 0;
  for (let rest = row; rest !== 0; rest &= rest - 1) ones += 1;
  return ones;
}

const functions: readonly [name: string, isOne: (row: number) => boolean][] = [
  ["parity", (row) => onesIn(row) % 2 === 1],
  ["all ones", () => true],
  ["every tenth row, scattered", (row) => scattered(row, 10)],
  ["half of the rows, scattered", (row) => scattered(row, 50)],
  // The largest chart that is built: with a few more rows it would be too large.
  ["three of four rows, scattered", (row) => scattered(row, 75)],
  ["nine of ten rows, scattered", (row) => scattered(row, 90)],
  // No other known function of 16 variables has as many prime implicants: 2,030,618.
  ["the most prime implicants", (row) => ![1, 5, 12, 15].includes(onesIn(row))],
];

describe.each(packages)("the $name build", ({ logic, memory, start }) => {
  test.each(functions)("minimises %s of 16 variables within 64 MiB", (_name, isOne) => {
    const input = rowsOfSixteen.filter(isOne).join(",");
    const outcome = logic.simplify({ input, mode: "mint", ...budgets.worker });
    if (outcome.kind !== "answer") throw new Error(JSON.stringify(outcome));
    expect(outcome.answer.vars).toHaveLength(16);
    expect(memory.buffer.byteLength).toBeLessThanOrEqual(64 * mebibyte);
  });

  test("many mixed requests leave its memory where it was", async () => {
    // The shared instance still has the memory of larger functions.
    const { logic: fresh, memory: memoryOfFresh } = await start("thousand");
    const names = Array.from("ABCDEFGHIJKLMNOP");
    const expression = (seed: number) =>
      Array.from(
        { length: 3 + (seed % 9) },
        (_, term) => names.filter((_name, at) => scattered(seed * 640 + term * 16 + at, 25)).join(".") || "0",
      ).join(seed % 2 === 0 ? "+" : "^");
    const list = (seed: number) => {
      const rows = 2 ** (1 + (seed % 10));
      return `${rows - 1},${rowsOfSixteen.filter((row) => row < rows && scattered(row + seed, 40)).join(",")}`;
    };
    const request = (seed: number) => {
      const kind = seed % 5;
      if (kind === 0) fresh.simplify({ input: list(seed), mode: "mint", ...budgets.worker, workMax: 20 });
      else if (kind === 1) fresh.simplify({ input: "(A", mode: "boolean", ...budgets.worker });
      else if (kind === 2) fresh.read({ input: expression(seed) });
      else if (kind === 3)
        fresh.table({ primary: expression(seed), extras: [expression(seed + 1)], ...budgets.worker });
      else
        fresh.forms({
          vars: ["A", "B", "C"],
          rows: [seed % 8],
          dontCares: [],
          form: "pos",
          ...budgets.worker,
        });
    };
    for (const seed of seeds(250)) request(seed);
    const warm = memoryOfFresh.buffer.byteLength;
    for (const seed of seeds(1_000)) request(seed);
    expect(warm).toBeLessThan(8 * mebibyte);
    expect(memoryOfFresh.buffer.byteLength).toBe(warm);
  });
});
