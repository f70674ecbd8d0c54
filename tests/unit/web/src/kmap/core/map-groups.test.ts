// All 1,089 cubes of 2 to 6 variables in both orientations: pieces cover the cube's cells once, are the fewest
// rectangles, and are open exactly where the group goes on over an edge.

import { expect, test } from "vitest";
import { groupColours, lookOf } from "#kmap/core/group-look.ts";
import { onlyCoveredBy, piecesOf, type Piece } from "#kmap/core/map-groups.ts";
import { mapLayout, type SubMap } from "#kmap/core/map-layout.ts";
import { everyCube, rowsIn } from "#support/logic/cubes.ts";

const sizes = [2, 3, 4, 5, 6];

function cellsIn({ map, top, left, bottom, right }: Piece, maps: readonly SubMap[]): number[] {
  const lines = maps[map]?.cells.slice(top, bottom) ?? [];
  return lines.flatMap((line) => line.slice(left, right));
}

/** The rectangles of a map of so many lines as sets of cells: bit `row * columns + column`. */
function rectangles(rows: number, columns: number): number[] {
  const found: number[] = [];
  for (let top = 0; top < rows; top += 1)
    for (let bottom = top + 1; bottom <= rows; bottom += 1)
      for (let left = 0; left < columns; left += 1)
        for (let right = left + 1; right <= columns; right += 1) {
          let cells = 0;
          for (let row = top; row < bottom; row += 1)
            for (let column = left; column < right; column += 1) cells |= 1 << (row * columns + column);
          found.push(cells);
        }
  return found;
}

/** How few of the rectangles make up exactly these cells without overlap, by trying all. */
function fewest(cells: number, pieces: readonly number[], known: Map<number, number>): number {
  if (cells === 0) return 0;
  const before = known.get(cells);
  if (before !== undefined) return before;
  const first = cells & -cells;
  const inside = pieces.filter((piece) => (piece & first) !== 0 && (piece & ~cells) === 0);
  const best = 1 + Math.min(...inside.map((piece) => fewest(cells & ~piece, pieces, known)));
  known.set(cells, best);
  return best;
}

test("there are 1,089 cubes", () => {
  expect(sizes.reduce((count, variables) => count + everyCube(variables).length, 0)).toBe(1089);
});

test.each(sizes.flatMap((variables) => [false, true].map((swapped) => [variables, swapped] as const)))(
  "every cube of %i variables, swapped %s",
  (variables, swapped) => {
    const layout = mapLayout(variables, swapped);
    const [rows, columns] = [layout.rows.lines.length, layout.columns.lines.length];
    const all = rectangles(rows, columns);
    const known = new Map<number, number>();
    for (const cube of everyCube(variables)) {
      const said = `care ${cube.care} value ${cube.value}`;
      const pieces = piecesOf(cube, layout);
      const covered = new Set(rowsIn(cube, variables));
      const drawn = pieces.flatMap((piece) => cellsIn(piece, layout.maps));
      expect(
        drawn.toSorted((one, other) => one - other),
        said,
      ).toEqual([...covered]);
      for (const [at, { cells }] of layout.maps.entries()) {
        const set = cells
          .flat()
          .reduce((bits, number, bit) => (covered.has(number) ? bits | (1 << bit) : bits), 0);
        expect(pieces.filter(({ map }) => map === at).length, said).toBe(fewest(set, all, known));
      }
      for (const piece of pieces) {
        const cells = layout.maps[piece.map]?.cells ?? [];
        const inside = new Set(cellsIn(piece, layout.maps));
        // The cells at the other end of the lines that leave the piece over an edge.
        const goesOn = (over: readonly (number | undefined)[]) =>
          over.every((number) => number !== undefined && covered.has(number) && !inside.has(number));
        const across = cells[0]?.slice(piece.left, piece.right) ?? [];
        const foot = cells.at(-1)?.slice(piece.left, piece.right) ?? [];
        const beside = cells.slice(piece.top, piece.bottom);
        expect(piece.open, said).toEqual({
          top: piece.top === 0 && goesOn(foot),
          bottom: piece.bottom === rows && goesOn(across),
          left: piece.left === 0 && goesOn(beside.map((line) => line.at(-1))),
          right: piece.right === columns && goesOn(beside.map((line) => line[0])),
        });
      }
    }
  },
);

const bits = (pattern: string) => ({
  care: Number.parseInt(pattern.replace(/[01]/g, "1").replaceAll("-", "0"), 2),
  value: Number.parseInt(pattern.replaceAll("-", "0"), 2),
});

test.each([
  { name: "four corners", pattern: "-0-0", pieces: 4, maps: 1 },
  { name: "the whole map", pattern: "----", pieces: 1, maps: 1 },
  { name: "one cell", pattern: "0110", pieces: 1, maps: 1 },
  { name: "rows 0 and 16 of 5 variables", pattern: "-0000", pieces: 2, maps: 2 },
  { name: "D'.F' of 6 variables", pattern: "---0-0", pieces: 16, maps: 4 },
  { name: "over the left and right edge", pattern: "---0", pieces: 2, maps: 1 },
])("$name has $pieces pieces in $maps maps", ({ pattern, pieces, maps }) => {
  const found = piecesOf(bits(pattern), mapLayout(pattern.length, false));
  expect([found.length, new Set(found.map(({ map }) => map)).size]).toEqual([pieces, maps]);
});

test("the first 20 groups have each a line and an inset that no other has, and neighbours another colour", () => {
  const looks = Array.from({ length: 64 }, (_, at) => lookOf(at));
  expect(new Set(looks.slice(0, 20).map(({ line, inset }) => `${line} ${inset}`)).size).toBe(20);
  expect(new Set(looks.map(({ letter }) => letter)).size).toBe(64);
  for (const { colour } of looks) expect(colour).toBeLessThan(groupColours);
  expect(looks.slice(0, 5).map(({ line, inset, letter }) => `${letter} ${line} ${inset}`)).toEqual([
    "a solid 2",
    "b dashed 5",
    "c dotted 8",
    "d dashDot 11",
    "e longDash 2",
  ]);
});

test("the cells that only one prime implicant covers are its own, without those that may be either", () => {
  const [left, middle, right] = [bits("0-1"), bits("-11"), bits("11-")];
  const primes = [left, middle, right];
  expect(onlyCoveredBy(left, primes, [1, 3, 6, 7])).toEqual([1]);
  expect(onlyCoveredBy(left, primes, [3, 6, 7])).toEqual([]);
  expect(onlyCoveredBy(middle, primes, [1, 3, 6, 7])).toEqual([]);
  expect(onlyCoveredBy(right, primes, [1, 3, 6, 7])).toEqual([6]);
});
