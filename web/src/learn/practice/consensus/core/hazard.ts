// Static hazards of a sum of products: two neighbouring rows in which the sum is 1, but no single term is. Pure.

import { rowAt, valueIn } from "../../../core/values.ts";
import { productTree, type Product } from "../../core/literals.ts";

export interface SumHazard {
  /** The variable that changes. */
  readonly variable: string;
  /** The row in which it is 0, and the one in which it is 1. */
  readonly rows: readonly [number, number];
}

/** The first one, by its variable and then by its rows; null for a sum that is free of hazards. */
export function hazardIn(sum: readonly Product[], names: readonly string[]): SumHazard | null {
  const columns = sum.map((product) => {
    const tree = productTree(product);
    return Array.from({ length: 2 ** names.length }, (_, row) => valueIn(tree, rowAt(names, row)) === 1);
  });
  const isOne = (row: number) => columns.some((column) => column[row]);
  for (const [at, variable] of names.entries()) {
    const bit = 2 ** (names.length - 1 - at);
    for (let row = 0; row < 2 ** names.length; row += 1) {
      const other = row + bit;
      if ((row & bit) !== 0 || !isOne(row) || !isOne(other)) continue;
      if (!columns.some((column) => column[row] && column[other])) return { variable, rows: [row, other] };
    }
  }
  return null;
}
