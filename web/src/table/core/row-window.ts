// Which rows of a long table are drawn: those in sight and some around them, in steps, so that not every pixel of
// scrolling draws anew. Pure.

/** Tables of at most so many rows are drawn whole. */
export const plainRowsMax = 64;

/** The window moves in steps of so many rows, and holds as many more on either side: each row drawn costs time. */
const step = 8;

export interface RowWindow {
  /** The first row drawn. */
  readonly from: number;
  /** The row behind the last one drawn. */
  readonly to: number;
}

/** `top` and `height` of what is in sight and `rowHeight` in px. */
export function rowWindow(rows: number, top: number, height: number, rowHeight: number): RowWindow {
  if (rows <= plainRowsMax) return { from: 0, to: rows };
  const first = Math.floor(Math.max(0, top) / rowHeight);
  const seen = Math.ceil(height / rowHeight);
  const from = Math.floor((first - step) / step) * step;
  const to = Math.ceil((first + seen + step) / step) * step;
  return { from: Math.min(Math.max(0, from), rows - 1), to: Math.min(rows, to) };
}
