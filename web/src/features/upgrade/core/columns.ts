// In how many columns cards stand where there is room for some. Pure.

/** As few rows as the room allows, and then as equal ones as that number of rows allows: 4 in room for 3 are 2 and 2. */
export function columnsFor(count: number, columnsMax: number): number {
  return Math.max(1, Math.ceil(count / Math.ceil(count / columnsMax)));
}
