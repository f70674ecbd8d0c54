// The functions of tests/fixtures/logic/heavy.jsonl, on which the search for a minimum takes longest. The crate's tests
// make the same rows of the same lines (logic-rs/tests/support/heavy.rs).

import { readFileSync } from "node:fs";

/** Its first line says what the members mean. */
type Line = { readonly name: string; readonly variables: number; readonly free?: number } & (
  | { readonly kind: "random"; readonly percent: number; readonly seed: number }
  | { readonly kind: "symmetric"; readonly counts: readonly number[]; readonly seed?: number }
  | { readonly kind: "cycle"; readonly pattern: string }
  | { readonly kind: "product"; readonly bit: number }
);

/** A function by the rows in which it must be 1 and those in which it may be either, ascending. */
export interface HeavyFunction {
  readonly name: string;
  readonly variables: number;
  readonly ones: readonly number[];
  readonly dontCares: readonly number[];
}

export function heavyFunctions(): HeavyFunction[] {
  const lines = readFileSync("tests/fixtures/logic/heavy.jsonl", "utf8").split("\n").filter(Boolean);
  // The first line says what the others mean.
  return lines.slice(1).map((line) => functionOf(JSON.parse(line) as Line));
}

function functionOf(line: Line): HeavyFunction {
  const { name, variables, free = 0 } = line;
  const below = generator("seed" in line ? (line.seed ?? 0) : 0);
  const rows = Array.from({ length: 2 ** variables }, (_, row) => row);
  const ones = rows.filter((row) => isOne(line, row, below));
  const isFree = new Set(free === 0 ? [] : rows.filter(() => below(100) < free));
  return { name, variables, ones: ones.filter((row) => !isFree.has(row)), dontCares: [...isFree] };
}

function isOne(line: Line, row: number, below: (bound: number) => number): boolean {
  switch (line.kind) {
    case "random":
      return below(100) < line.percent;
    case "symmetric":
      return line.counts.includes([...row.toString(2)].filter((digit) => digit === "1").length);
    case "cycle": {
      const digits = row.toString(2).padStart(line.variables, "0");
      return (digits + digits.slice(0, line.pattern.length - 1)).includes(line.pattern);
    }
    case "product": {
      const half = 2 ** (line.variables / 2);
      return ((Math.floor(row / half) * (row % half)) >> line.bit) % 2 === 1;
    }
  }
}

/** SplitMix64 (G. L. Steele et al. 2014), as in logic-rs/tests/support/random.rs. */
function generator(seed: number): (bound: number) => number {
  let state = BigInt(seed);
  const word = (value: bigint): bigint => BigInt.asUintN(64, value);
  return (bound) => {
    state = word(state + 0x9e3779b97f4a7c15n);
    let mixed = word((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
    mixed = word((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
    return Number((mixed ^ (mixed >> 31n)) % BigInt(bound));
  };
}
