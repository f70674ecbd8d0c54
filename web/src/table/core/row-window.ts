// Which rows of a long table are drawn: the visible ones and some around them. The window moves in steps, so that
// scrolling by a pixel seldom draws anything. Pure.

/** A table of at most this many rows is drawn whole. */
export const plainRowsMax = 64;

/**
 * The window moves by this many rows and holds up to twice as many on either side; more would cost time, since each
 * drawn row does.
 */
const step = 8;

export interface RowWindow {
  /** The first row drawn. */
  readonly from: number;
  /** One past the last row drawn. */
  readonly to: number;
}

/** In px: `top` and `height` of the visible part, and `rowHeight`. */
export function rowWindow(rows: number, top: number, height: number, rowHeight: number): RowWindow {
  if (rows <= plainRowsMax) return { from: 0, to: rows };
  const first = Math.floor(Math.max(0, top) / rowHeight);
  const seen = Math.ceil(height / rowHeight);
  const from = Math.floor((first - step) / step) * step;
  const to = Math.ceil((first + seen + step) / step) * step;
  return { from: Math.min(Math.max(0, from), rows - 1), to: Math.min(rows, to) };
}
