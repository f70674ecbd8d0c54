// Columns of a truth table as words of 32 rows: row m is bit m % 32 of word m / 32. Bits beyond a table of fewer rows mean
// nothing. Pure.

export type BitColumn = Uint32Array<ArrayBuffer>;

export function wordsOf(inputs: number): number {
  return Math.max(1, 2 ** inputs / 32);
}

export function emptyColumn(inputs: number): BitColumn {
  return new Uint32Array(wordsOf(inputs));
}

/** All rows of the table. */
export function fullColumn(inputs: number): BitColumn {
  return emptyColumn(inputs).fill(0xffff_ffff);
}

/** The rows in which the input is 1. Input 0 is the most significant bit of a row's number. */
export function inputColumn(input: number, inputs: number): BitColumn {
  const column = emptyColumn(inputs);
  const bit = 2 ** (inputs - 1 - input);
  for (let row = 0; row < 2 ** inputs; row += 1)
    if (row & bit) column[row >> 5] = (column[row >> 5] ?? 0) | (1 << (row & 31));
  return column;
}

/** Combines two columns word by word into the first. */
export function combine(
  to: BitColumn,
  other: BitColumn,
  value: (one: number, other: number) => number,
): BitColumn {
  for (const [at, word] of other.entries()) to[at] = value(to[at] ?? 0, word);
  return to;
}

/** A digit for each row: 1, X for a free one that is not 1, or 0. */
export function digitsOf(ones: BitColumn, free: BitColumn, inputs: number): string {
  const has = (column: BitColumn, row: number) => (((column[row >> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  return Array.from({ length: 2 ** inputs }, (_, row) =>
    has(ones, row) ? "1" : has(free, row) ? "X" : "0",
  ).join("");
}

/** The rows of the product: for each input 0, 1 or anything else for both. */
export function productColumn(
  digits: string,
  literals: readonly { readonly plain: BitColumn; readonly complement: BitColumn }[],
  all: BitColumn,
): BitColumn {
  const column = all.slice();
  for (const [at, literal] of literals.entries()) {
    const digit = digits[at];
    if (digit === "1") combine(column, literal.plain, (one, other) => one & other);
    else if (digit === "0") combine(column, literal.complement, (one, other) => one & other);
  }
  return column;
}

/** Both literals of each input. */
export function literalsOf(inputs: number) {
  return Array.from({ length: inputs }, (_, input) => {
    const plain = inputColumn(input, inputs);
    return { plain, complement: combine(plain.slice(), fullColumn(inputs), (one, all) => ~one & all) };
  });
}
