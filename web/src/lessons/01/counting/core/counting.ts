// The number of rows of a truth table of n variables, and the number of Boolean functions of n variables. Pure.

/** The most variables in the figure. With 7 the number of functions has 39 digits, too many to read. */
export const countedMax = 6;

export function rowCount(variables: number): bigint {
  return 2n ** BigInt(variables);
}

/** Each row can have the value 0 or 1: two choices for each of the 2ⁿ rows. */
export function functionCount(variables: number): bigint {
  return 2n ** rowCount(variables);
}

/** The rows of n variables as texts of 0 and 1, in the order of the truth table. */
export function rowTexts(variables: number): readonly string[] {
  return Array.from({ length: 2 ** variables }, (_, row) => row.toString(2).padStart(variables, "0"));
}
