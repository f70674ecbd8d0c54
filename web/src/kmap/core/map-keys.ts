// Which cell a key moves to: around the edges as groups do, and on to the next sub-map if there is one. Pure.

import { cellOf, type MapLayout } from "./map-layout.ts";

/**
 * The number of the row whose cell the key moves to from that of `number`; null for a key that does not move.
 * Home and End stay in the line, with Ctrl they go to the first and the last cell. The Page keys go to the same cell
 * of the sub-map before or after; in a single map to the ends of the column.
 */
export function rowOfKey(layout: MapLayout, number: number, key: string, withCtrl: boolean): number | null {
  const { maps, rows, columns } = layout;
  const { map, row, column } = cellOf(layout, number);
  const [lastRow, lastColumn] = [rows.lines.length - 1, columns.lines.length - 1];
  const at = (mapAt: number, rowAt: number, columnAt: number) =>
    maps.at(mapAt % maps.length)?.cells[rowAt]?.[columnAt] ?? number;
  switch (key) {
    case "ArrowUp":
      return stepped(layout, number, "rows", -1);
    case "ArrowDown":
      return stepped(layout, number, "rows", 1);
    case "ArrowLeft":
      return stepped(layout, number, "columns", -1);
    case "ArrowRight":
      return stepped(layout, number, "columns", 1);
    case "Home":
      return withCtrl ? at(0, 0, 0) : at(map, row, 0);
    case "End":
      return withCtrl ? at(-1, lastRow, lastColumn) : at(map, row, lastColumn);
    case "PageUp":
      return maps.length > 1 ? at(map - 1, row, column) : at(map, 0, column);
    case "PageDown":
      return maps.length > 1 ? at(map + 1, row, column) : at(map, lastRow, column);
    default:
      return null;
  }
}

/** The row number one cell further: through all sub-maps in that direction, then around the edge. */
function stepped(layout: MapLayout, number: number, along: "rows" | "columns", by: 1 | -1): number {
  const inner = layout[along];
  const outer = along === "rows" ? layout.down : layout.across;
  const lines = outer.lines.flatMap((map) => inner.lines.map((line) => map.value | line.value));
  const mask = outer.mask | inner.mask;
  const next = (lines.indexOf(number & mask) + by + lines.length) % lines.length;
  return (number & ~mask) | (lines[next] ?? 0);
}
