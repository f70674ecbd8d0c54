// A function whose minimisation lasts for seconds on the page: a bit of the count of ones among its variables.

const variables = 18;

/**
 * Bit 3 of the count of ones among 18 variables, as a network of adders writes it: 1 where 8 to 15 of them are 1. Another
 * `run` names the variables in another order, so that the page has no answer yet.
 */
export function longFunction(run: number): string {
  const names = Array.from({ length: variables }, (_, index) => `x${(index + run) % variables}`);
  return bitsOfCount(names)[3] ?? "0";
}

/** The bits of the number of ones, the lowest first. */
function bitsOfCount(operands: readonly string[]): string[] {
  const bits: string[] = [];
  for (let column = [...operands]; column.length > 0;) {
    const carries: string[] = [];
    while (column.length > 1) {
      const [one = "", other = "", third] = column.splice(0, 3);
      column.push(third === undefined ? `(${one}^${other})` : `(${one}^${other}^${third})`);
      carries.push(
        third === undefined ? `(${one}.${other})` : `(${one}.${other}+${third}.(${one}+${other}))`,
      );
    }
    bits.push(...column);
    column = carries;
  }
  return bits;
}
