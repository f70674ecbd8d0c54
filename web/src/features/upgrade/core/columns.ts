// The number of columns for a number of cards in the room there is. Pure.

/** As few rows as `columnsMax` allows, with as equal lengths as possible: 4 cards in room for 3 columns are 2 and 2. */
export function columnsFor(count: number, columnsMax: number): number {
  return Math.max(1, Math.ceil(count / Math.ceil(count / columnsMax)));
}
