// Min terms whose minimum takes a search to prove.

import { mulberry32 } from "#scripts/bench/core/timing.ts";

/** About half of the rows over this many variables, drawn by the seed 1. */
export function hardText(variables: number): string {
  const random = mulberry32(1);
  const rows = Array.from({ length: 2 ** variables }, (_, row) => row).filter(() => random() < 0.5);
  return [...new Set([...rows, 2 ** variables - 1])].join();
}
