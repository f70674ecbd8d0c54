// The beginning of a list of min terms, for one line: for example "7, 15, 23" of 64 numbers. Pure.

/**
 * A list of at most this length is shown whole; a longer list is cut shorter, to leave room for the count of its
 * numbers.
 */
const wholeCharsMax = 28;
const cutCharsMax = 18;

interface FirstNumbers {
  /** The numbers, joined by a comma and a space; at least one, if the list is not empty. */
  readonly text: string;
  /** Whether numbers are left out. */
  readonly isCut: boolean;
}

export function firstNumbers(numbers: readonly number[]): FirstNumbers {
  const isCut = fitting(numbers, wholeCharsMax) < numbers.length;
  const shown = isCut ? Math.max(1, fitting(numbers, cutCharsMax)) : numbers.length;
  return { text: numbers.slice(0, shown).join(", "), isCut };
}

/** How many of the first numbers fit into `charsMax` characters. */
function fitting(numbers: readonly number[], charsMax: number): number {
  let chars = 0;
  for (const [at, number] of numbers.entries()) {
    chars += (at > 0 ? 2 : 0) + String(number).length;
    if (chars > charsMax) return at;
  }
  return numbers.length;
}
