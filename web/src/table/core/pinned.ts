// Which output columns stay in sight at the right of a table that scrolls sideways: the first ones, as many as take at
// most half of the room beside the row numbers, so that inputs stay in sight too. Pure.

/** Where a table that scrolls sideways keeps its columns; all in px. */
export interface PinnedColumns {
  /** The width of the column of row numbers, which stays at the left. */
  readonly numberWidth: number;
  /** The distance of each pinned column from the right edge, the primary's first. */
  readonly offsets: readonly number[];
  /** The width of all pinned columns together. */
  readonly width: number;
  /** The width of the output columns that are not pinned. */
  readonly restWidth: number;
}

/** `widths` are those of the output columns, the primary's first; `boxWidth` is what is visible of the table. */
export function pinnedIn(boxWidth: number, numberWidth: number, widths: readonly number[]): PinnedColumns {
  const room = (boxWidth - numberWidth) / 2;
  let count = 1;
  while (count < widths.length && sum(widths.slice(0, count + 1)) <= room) count += 1;
  const pinned = widths.slice(0, count);
  return {
    numberWidth,
    offsets: pinned.map((_, at) => sum(pinned.slice(at + 1))),
    width: sum(pinned),
    restWidth: sum(widths.slice(count)),
  };
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
