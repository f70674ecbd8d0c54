// Draws the cells of a sub-map; above the groups' lines their values, their numbers and the marks of essential groups.
// Pure.

import type { CellValue } from "./cell-values.ts";
import type { SubMap } from "./map-layout.ts";
import { cellSize } from "./map-size.ts";
import { groundOf, rimOf, type Drawn, type Paints } from "./paints.ts";
import { element, type Element } from "./picture.ts";

export function drawCells({ layout, values, paints }: Drawn, { cells }: SubMap): readonly Element[] {
  const [rows, columns] = [layout.rows.lines.length, layout.columns.lines.length];
  const [width, height] = [columns * cellSize, rows * cellSize];
  const inner = [
    ...lines(rows).map((at) => `M0 ${at * cellSize + 0.5}H${width}`),
    ...lines(columns).map((at) => `M${at * cellSize + 0.5} 0V${height}`),
  ];
  return [
    ...cells.flatMap((line, row) =>
      line.flatMap((number, column) =>
        drawGround(values[number] ?? 0, column * cellSize, row * cellSize, paints),
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

function drawGround(value: CellValue, x: number, y: number, paints: Paints): readonly Element[] {
  const fill = groundOf(value, paints);
  const ground = element("rect", { x, y, width: cellSize, height: cellSize, fill });
  return value === "X"
    ? [
        ground,
        element("path", { d: hatchAt(x, y), fill: "none", stroke: paints.lineStrong, strokeOpacity: 0.5 }),
      ]
    : [ground];
}

/** From one hatching line to the next, along an edge; in px, and a part of `cellSize`. */
const hatchGap = 12;

/** Lines from the lower left to the upper right that go on in the next cell. */
function hatchAt(x: number, y: number): string {
  const steps = cellSize / hatchGap;
  return Array.from({ length: 2 * steps - 1 }, (_, at) => {
    const sum = (at + 1) * hatchGap;
    const [from, to] = [Math.max(0, sum - cellSize), Math.min(sum, cellSize)];
    return `M${x + from} ${y + sum - from}L${x + to} ${y + sum - to}`;
  }).join("");
}

/** In px: values, and the small numbers below them; about how wide a digit of these is. */
const valueSize = 17;
const numberSize = 9.5;
const digitWidth = 6;

/** The base lines of both, from the cell's top; together they are as high as the room within the loops. */
const valueLine = 25.6;
const numberLine = 34.8;

/** Of the mark before a number, and what stands between the two. */
const markRadius = 2.5;
const markGap = 2;

/** In the middle of each cell, where no loop runs, with a rim of the cell's colour against the hatching. */
export function drawTexts({ values, groups, paints }: Drawn, { cells }: SubMap): readonly Element[] {
  const marked = new Set(groups.flatMap(({ onlyIts }) => onlyIts));
  return cells.flatMap((line, row) =>
    line.flatMap((number, column) => {
      const value = values[number] ?? 0;
      const [x, y] = [column * cellSize, row * cellSize];
      const rim = rimOf(value, paints);
      const isMarked = marked.has(number);
      const middle = x + cellSize / 2;
      const numberWidth = String(number).length * digitWidth;
      return [
        element(
          "text",
          {
            ...rim,
            x: middle,
            y: y + valueLine,
            textAnchor: "middle",
            fontSize: valueSize,
            fontWeight: value === 1 ? 700 : 400,
            fill: value === 1 ? paints.one : paints.muted,
            "data-row": number,
          },
          [String(value)],
        ),
        element(
          "text",
          {
            ...rim,
            x: isMarked ? middle + markRadius + markGap / 2 : middle,
            y: y + numberLine,
            textAnchor: "middle",
            fontSize: numberSize,
            fill: paints.muted,
            "data-number": number,
          },
          [String(number)],
        ),
        ...(isMarked
          ? [
              element("circle", {
                ...rim,
                cx: middle - numberWidth / 2 - markGap / 2,
                cy: y + numberLine - numberSize * 0.36,
                r: markRadius,
                fill: paints.ink,
                "data-mark": number,
              }),
            ]
          : []),
      ];
    }),
  );
}
