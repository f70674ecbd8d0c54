// Which output columns stay in view at the right of a table that scrolls sideways: the first ones, as long as they
// take at most half of the room next to the row numbers, so that inputs stay in view too. Pure.

/** The positions of the pinned columns in a table that scrolls sideways; all in px. */
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

/**
 * `widths` are those of the output columns, the primary's first; `boxWidth` is the width of the visible part of the
 * table.
 */
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
