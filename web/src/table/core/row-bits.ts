// The bits of a row. Pure.

/** The first variable's first. */
export function bitsOf(row: number, inputs: number): (0 | 1)[] {
  return Array.from({ length: inputs }, (_, at) => (((row >> (inputs - 1 - at)) & 1) === 1 ? 1 : 0));
}
