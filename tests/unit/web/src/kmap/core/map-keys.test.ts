// Keys in a map: around the edges, as groups wrap, on to the next sub-map, and to the ends.

import { describe, expect, test } from "vitest";
import { rowOfKey } from "#kmap/core/map-keys.ts";
import { cellOf, mapLayout } from "#kmap/core/map-layout.ts";

const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const;
const back = { ArrowUp: "ArrowDown", ArrowDown: "ArrowUp", ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

describe.each(
  [2, 3, 4, 5, 6].flatMap((variables) => [false, true].map((swapped) => ({ variables, swapped }))),
)("$variables variables, swapped: $swapped", ({ variables, swapped }) => {
  const layout = mapLayout(variables, swapped);
  const move = (row: number, key: string, withCtrl = false) => rowOfKey(layout, row, key, withCtrl) ?? -1;
  const every = Array.from({ length: 2 ** variables }, (_, row) => row);

  test("an arrow moves to the neighbour, and the opposite arrow back", () => {
    for (const row of every) {
      for (const key of arrows) {
        const next = move(row, key);
        expect(move(next, back[key]), `${row} ${key}`).toBe(row);
        const staysInMap = cellOf(layout, next).map === cellOf(layout, row).map;
        if (staysInMap) expect((row ^ next).toString(2).replaceAll("0", "")).toBe("1");
      }
    }
  });

  test("arrows to the right and down reach every cell", () => {
    const reached = new Set([0]);
    for (const row of reached) for (const key of ["ArrowRight", "ArrowDown"]) reached.add(move(row, key));
    expect(reached.size).toBe(every.length);
  });

  test("Home and End go to the ends of the row, with Ctrl of the map", () => {
    const first = layout.maps[0]?.cells[0]?.[0];
    const last = layout.maps.at(-1)?.cells.at(-1)?.at(-1);
    for (const row of every) {
      const at = cellOf(layout, row);
      const line = layout.maps[at.map]?.cells[at.row];
      expect([move(row, "Home"), move(row, "End")]).toEqual([line?.[0], line?.at(-1)]);
      expect([move(row, "Home", true), move(row, "End", true)]).toEqual([first, last]);
    }
  });

  test("the Page keys go to the same cell of the next sub-map, in a single map to the ends of the column", () => {
    for (const row of every) {
      const [from, down] = [cellOf(layout, row), cellOf(layout, move(row, "PageDown"))];
      if (layout.maps.length === 1) expect(down).toEqual({ ...from, row: layout.rows.lines.length - 1 });
      else expect(down).toEqual({ ...from, map: (from.map + 1) % layout.maps.length });
      if (layout.maps.length === 1) expect(cellOf(layout, move(row, "PageUp")).row).toBe(0);
      else expect(move(move(row, "PageDown"), "PageUp")).toBe(row);
    }
  });
});

test("at its edge a sub-map leads to the next one, the last one to the first", () => {
  const layout = mapLayout(6, false);
  // A is 32, B 16, C 8, D 4, E 2, F 1; the last column is EF = 10, the last row CD = 10.
  expect(rowOfKey(layout, 2, "ArrowRight", false)).toBe(16);
  expect(rowOfKey(layout, 18, "ArrowRight", false)).toBe(0);
  expect(rowOfKey(layout, 8, "ArrowDown", false)).toBe(32);
  expect(rowOfKey(layout, 40, "ArrowDown", false)).toBe(0);
});

test("other keys do not move", () => {
  for (const key of ["a", " ", "Tab", "Enter"])
    expect(rowOfKey(mapLayout(4, false), 5, key, false)).toBeNull();
});
