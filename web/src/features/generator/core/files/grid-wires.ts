// Wires along the lines of a grid. Pure.

/** In units of the grid; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Horizontal or vertical. */
export interface Wire {
  readonly from: Point;
  readonly to: Point;
}

/** Collects wires. */
export class GridWires {
  readonly list: Wire[] = [];

  /** A wire of no length is left out. */
  add(from: Point, to: Point): void {
    if (from.x !== to.x || from.y !== to.y) this.list.push({ from, to });
  }

  /** The points where three wires or more end. */
  branches(): readonly Point[] {
    const ends = new Map<string, { readonly point: Point; count: number }>();
    for (const point of this.list.flatMap(({ from, to }) => [from, to])) {
      const key = `${point.x} ${point.y}`;
      const end = ends.get(key) ?? { point, count: 0 };
      end.count += 1;
      ends.set(key, end);
    }
    return [...ends.values()].filter(({ count }) => count > 2).map(({ point }) => point);
  }
}

/**
 * The vertical lines that signals take side by side in a channel: two share one if the rows between which they go are
 * apart. A signal that stays in its row needs none.
 *
 * @param signals the rows of each signal; the first is the one in which it comes
 * @returns for each signal the number of its track, from 0 on
 */
export function tracksOf(signals: ReadonlyMap<string, readonly number[]>): ReadonlyMap<string, number> {
  const bent = [...signals].filter(([, rows]) => rows.some((row) => row !== rows[0]));
  // The upper ones of those that go down come last, and of those that go up first, so that fewer of them cross.
  const order = ([, [from = 0, ...rows]]: readonly [string, readonly number[]]) => {
    const middle = rows.reduce((sum, row) => sum + row, 0) / rows.length;
    return middle > from ? -from : from;
  };
  bent.sort((one, other) => order(one) - order(other));
  const tracks: { readonly top: number; readonly end: number }[][] = [];
  return new Map(
    bent.map(([signal, rows]) => {
      const top = Math.min(...rows);
      const end = Math.max(...rows);
      let track = tracks.findIndex((taken) => taken.every((each) => each.end < top || end < each.top));
      if (track === -1) track = tracks.push([]) - 1;
      tracks[track]?.push({ top, end });
      return [signal, track];
    }),
  );
}
