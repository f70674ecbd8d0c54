// Medians and percentiles, and printed rows of figures.

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

/** The value that `percent` of all values do not exceed (nearest rank). */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Prints one line: name, median and 99th percentile, in a unit. */
export function printPercentiles(name: string, values: readonly number[], unit: string): void {
  const [p50, p99] = [50, 99].map((percent) => percentile(values, percent).toFixed(2));
  console.log(`${name.padEnd(44)} p50 ${p50} ${unit}, p99 ${p99} ${unit}  (n=${values.length})`);
}
