// Medians, and printed rows of figures.

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Prints one line: name, median, smallest and largest, in a unit. */
export function printFigure(name: string, values: readonly number[], unit: string): void {
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(2));
  console.log(
    `${name.padEnd(44)} ${median(values).toFixed(2).padStart(9)} ${unit}  (${low} to ${high}, n=${values.length})`,
  );
}
