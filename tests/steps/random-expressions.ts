// Random inputs of derivations: expressions by the one generator that the figures are given for, and canonical sums.

import { mulberry32 } from "#scripts/bench/core/timing.ts";

export type Random = () => number;

const names = ["A", "B", "C", "D", "E", "F"] as const;

/** An expression of at most that many variables, at most as deep: chances as in the figures of derivations. */
export function randomExpression(random: Random, variables: number, depth: number): string {
  if (depth === 0 || random() < 0.1) {
    const name = names[Math.floor(random() * variables)] ?? "A";
    return random() < 0.35 ? `${name}'` : name;
  }
  const chance = random();
  const sign = chance < 0.44 ? "." : chance < 0.88 ? "+" : "^";
  const count = random() < 0.75 ? 2 : 3;
  const operands = Array.from({ length: count }, () => randomExpression(random, variables, depth - 1));
  return `(${operands.join(sign)})${random() < 0.18 ? "'" : ""}`;
}

/** As many expressions of 2 to 6 variables and a depth of 1 to 5, the same in every run. */
export function randomExpressions(count: number, seed: number): readonly string[] {
  const random = mulberry32(seed);
  return Array.from({ length: count }, () =>
    randomExpression(random, 2 + Math.floor(random() * 5), 1 + Math.floor(random() * 5)),
  );
}

/** Lists of min terms of random functions of 1 to 4 variables, each row with a chance of one half. */
export function randomMinTerms(count: number, seed: number): readonly string[] {
  const random = mulberry32(seed);
  return Array.from({ length: count }, () => {
    const rows = 2 ** (1 + Math.floor(random() * 4));
    const chosen = Array.from({ length: rows }, (_, row) => row).filter(() => random() < 0.5);
    return (chosen.length > 0 ? chosen : [0]).join(",");
  });
}
