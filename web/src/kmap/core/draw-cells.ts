// Draws the cells of a sub-map, and over the groups' lines the values, the numbers and the marks of essential groups.
// Pure.

import type { CellValue } from "#table/core/cell-keys.ts";
import type { SubMap } from "./map-layout.ts";
import { cellSize } from "./map-size.ts";
import { groundOf, rimOf, valueOf, type Drawn, type Paints } from "./paints.ts";
import { element, type Element } from "./picture.ts";

export function drawCells(drawn: Drawn, { cells }: SubMap): readonly Element[] {
  const { layout, paints } = drawn;
  const [rows, columns] = [layout.rows.lines.length, layout.columns.lines.length];
  const [width, height] = [columns * cellSize, rows * cellSize];
  const inner = [
    ...lines(rows).map((at) => `M0 ${at * cellSize + 0.5}H${width}`),
    ...lines(columns).map((at) => `M${at * cellSize + 0.5} 0V${height}`),
  ];
  return [
    ...cells.flatMap((line, row) =>
      line.flatMap((number, column) =>
        drawGround(valueOf(drawn, number), column * cellSize, row * cellSize, paints),
      ),
    ),
    element("path", { d: inner.join(""), fill: "none", stroke: paints.line }),
    element("rect", { width, height, fill: "none", stroke: paints.lineStrong, strokeWidth: 1.5 }),
  ];
}

/** The indexes of the lines between neighbours. */
function lines(count: number): readonly number[] {
  return Array.from({ length: count - 1 }, (_, at) => at + 1);
}

function drawGround(value: CellValue | null, x: number, y: number, paints: Paints): readonly Element[] {
  const fill = groundOf(value, paints);
  const ground = element("rect", { x, y, width: cellSize, height: cellSize, fill });
  return value === "X"
    ? [
        ground,
        element("path", { d: hatchAt(x, y), fill: "none", stroke: paints.lineStrong, strokeOpacity: 0.5 }),
      ]
    : [ground];
}

/** The distance between hatching lines along an edge, in px; it must divide `cellSize`. */
const hatchGap = 12;

/** Lines from the lower left to the upper right that continue in the next cell. */
function hatchAt(x: number, y: number): string {
  const steps = cellSize / hatchGap;
  return Array.from({ length: 2 * steps - 1 }, (_, at) => {
    const sum = (at + 1) * hatchGap;
    const [from, to] = [Math.max(0, sum - cellSize), Math.min(sum, cellSize)];
    return `M${x + from} ${y + sum - from}L${x + to} ${y + sum - to}`;
  }).join("");
}

/** In px: the font size of values and of the small numbers below them, and about the width of a digit of these. */
const valueSize = 17;
const numberSize = 9.5;
const digitWidth = 6;

/** The base lines of both, from the cell's top; together they are as high as the room within the loops. */
const valueLine = 25.6;
const numberLine = 34.8;

/** The mark before a number: its middle from the cell's top, its radius, and the gap to the number. */
const markLine = 31.5;
const markRadius = 2.5;
const markGap = 2;

/** In the middle of each cell, where no loop runs, with a rim of the cell's colour against the hatching. */
export function drawTexts(drawn: Drawn, { cells }: SubMap): readonly Element[] {
  const marked = new Set(drawn.groups.flatMap(({ onlyIts }) => onlyIts));
  return cells.flatMap((line, row) =>
    line.flatMap((number, column) => {
      const corner = { x: column * cellSize, y: row * cellSize };
      return [
        ...(drawn.wrong?.has(number) ? [drawRing(corner, drawn.paints)] : []),
        ...drawValue(drawn, number, corner),
        ...(marked.has(number)
          ? drawMarkedNumber(drawn, number, corner)
          : [drawNumber(drawn, number, corner, 0)]),
      ];
    }),
  );
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Within the loops of the largest inset. */
const ringInset = 13;

function drawRing({ x, y }: Corner, { bad }: Paints): Element {
  const size = cellSize - 2 * ringInset;
  const at = { x: x + ringInset, y: y + ringInset, width: size, height: size, rx: size / 2 };
  return element("rect", { ...at, fill: "none", stroke: bad, strokeWidth: 2, "data-wrong": "" });
}

function drawValue(drawn: Drawn, row: number, { x, y }: Corner): readonly Element[] {
  const { paints } = drawn;
  const value = valueOf(drawn, row);
  if (value === null) return [];
  const style = {
    ...rimOf(value, paints),
    textAnchor: "middle",
    fontSize: valueSize,
    fontWeight: value === 1 ? 700 : 400,
    fill: value === 1 ? paints.one : paints.muted,
  };
  const at = { x: x + cellSize / 2, y: y + valueLine, "data-row": row };
  return [element("text", { ...style, ...at }, [String(value)])];
}

/** `shift` is the number's distance from the middle, in px. */
function drawNumber(drawn: Drawn, row: number, { x, y }: Corner, shift: number): Element {
  const style = {
    ...rimOf(valueOf(drawn, row), drawn.paints),
    textAnchor: "middle",
    fontSize: numberSize,
    fill: drawn.paints.muted,
  };
  const at = { x: x + cellSize / 2 + shift, y: y + numberLine, "data-number": row };
  return element("text", { ...style, ...at }, [String(row)]);
}

/** Mark and number are centred as one unit. */
function drawMarkedNumber(drawn: Drawn, row: number, corner: Corner): readonly Element[] {
  const width = String(row).length * digitWidth;
  const mark = element("circle", {
    ...rimOf(valueOf(drawn, row), drawn.paints),
    cx: corner.x + cellSize / 2 - (width + markGap) / 2,
    cy: corner.y + markLine,
    r: markRadius,
    fill: drawn.paints.ink,
    "data-mark": row,
  });
  return [mark, drawNumber(drawn, row, corner, markRadius + markGap / 2)];
}
