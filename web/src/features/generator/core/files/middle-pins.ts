// The input pins of a gate in Logisim and in Digital: a row apart, and where their number is even, with a free row in the
// middle. Pure.

/** The rows of the pins, counted from the output's row; ascending. */
export function middlePins(inputs: number): readonly number[] {
  const half = Math.floor(inputs / 2);
  const rows = Array.from({ length: 2 * half + 1 }, (_, at) => at - half);
  return inputs % 2 === 0 ? rows.filter((row) => row !== 0) : rows;
}

/** How many rows above and below the output's row the next free row is: one row is left free for the gate's outline. */
export function middleReach(inputs: number): number {
  return Math.floor(inputs / 2) + 2;
}
