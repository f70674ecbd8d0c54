// What the first line of a derivation has to be: the input as read, or the canonical sum of the rows of the Result.

import { parse } from "#support/checker/parse.ts";
import { tabulate } from "#support/checker/table.ts";

/** A typed expression without the names at its end, with `.` between juxtaposed factors, its brackets as typed. */
export function asRead(input: string): string {
  return input
    .replace(/ where [A-Za-z]\d* *=[^]*$/, "")
    .replaceAll(/[\s\u{2000}-\u{200a}]/gu, "")
    .replaceAll(/(?<=[A-Za-z0-9')])(?=[A-Za-z(])/g, ".");
}

/** Every row in which the expression is 1 as a product of all variables; 0 where there is none. */
export function canonicalSum(expression: string, variables: readonly string[]): string {
  const table = tabulate(variables)(parse(expression).tree);
  const rows = Array.from({ length: 2 ** variables.length }, (_, row) => row);
  const products = rows
    .filter((row) => ((table >> BigInt(row)) & 1n) === 1n)
    .map((row) =>
      variables
        .map((name, index) => ((row >> (variables.length - 1 - index)) & 1 ? name : `${name}'`))
        .join("."),
    );
  return products.length > 0 ? products.join("+") : "0";
}
