// Draws deep texts: brackets nested around a literal, each with one more literal, joined by AND, XOR and OR in turn,
// and each complemented with a probability of one half. Among short texts they are the most expensive to derive.

import type { Line } from "./lines.ts";

/** The fewest and the most brackets. */
const depths = [10, 70] as const;
/** The fewest and the most letters. */
const letters = [3, 8] as const;
const seedsEnd = 1_000_000;

/** A line for a derivation, without name and checksum. */
export function drawDeep(below: (bound: number) => number): Line {
  const between = ([least, most]: readonly [number, number]) => least + below(most - least + 1);
  const start = below(3);
  const joins = [".", "^", "+"];
  return {
    name: "",
    variables: between(letters),
    kind: "nested",
    joins: [...joins.slice(start), ...joins.slice(0, start)],
    depth: between(depths),
    complements: 50,
    seed: below(seedsEnd),
    call: "steps",
    check: "",
  };
}
