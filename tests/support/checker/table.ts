// Truth tables as one long number each: bit m is the value in row m, the first variable the most significant.

import type { Tree } from "./tree.ts";

export type Table = bigint;

/** Evaluates trees over the variables. */
export function tabulate(variables: readonly string[]): (tree: Tree) => Table {
  const rows = 2 ** variables.length;
  const ones = (1n << BigInt(rows)) - 1n;
  const columns = new Map(variables.map((name, index) => [name, column(variables.length - 1 - index, rows)]));

  const tableOf = (tree: Tree): Table => {
    switch (tree.kind) {
      case "constant":
        return tree.value ? ones : 0n;
      case "variable": {
        const found = columns.get(tree.text);
        if (found === undefined) throw new Error(`${tree.text} is no variable of the table.`);
        return found;
      }
      case "not":
        return ones ^ tableOf(tree.operand);
      case "chain":
        return tree.operands.map(tableOf).reduce((one, other) => {
          if (tree.sign === "+") return one | other;
          return tree.sign === "." ? one & other : one ^ other;
        });
    }
  };
  return tableOf;
}

/** The rows in which a bit of the row's number is 1. */
function column(bit: number, rows: number): Table {
  const half = BigInt(2 ** bit);
  // Doubles a block of 2^bit zeros and 2^bit ones until it is as long as the table.
  let table = ((1n << half) - 1n) << half;
  for (let length = 2 ** (bit + 1); length < rows; length *= 2) table |= table << BigInt(length);
  return table;
}
