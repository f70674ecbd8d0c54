// The order in which an answer's prime implicants are listed, and how many of them at first. Pure.

/** The prime implicants shown at first; a button shows the rest. */
const shownMax = 5;

/** The indexes of all prime implicants: those of the result first, each part in the answer's order. */
export function primeOrder(count: number, inResult: ReadonlySet<number>): readonly number[] {
  const all = Array.from({ length: count }, (_, at) => at);
  return [...all.filter((at) => inResult.has(at)), ...all.filter((at) => !inResult.has(at))];
}

/**
 * How many of them are shown at first. One more is shown without a button, since the button would take the same room.
 */
export function shownAtFirst(count: number): number {
  return count <= shownMax + 1 ? count : shownMax;
}
