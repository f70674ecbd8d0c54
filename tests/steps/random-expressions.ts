// Random inputs of derivations: expressions by the one generator that the figures are given for, and canonical sums.

import { randomExpression, type Random } from "#scripts/bench/core/random-expression.ts";
import { mulberry32 } from "#scripts/bench/core/timing.ts";

export type { Random };

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
