// The measures of a drawn sub-map, in px. The table over the drawing and its style sheet use the same measures. Pure.

import type { MapLayout } from "./map-layout.ts";

/** More than a finger's width: within the loops of the largest inset there is room for a value and the number below it. */
export const cellSize = 48;

/** The size of a cell on a map that takes the room there is, at most. */
export const largestCell = 88;

/** The height of the title above each of several sub-maps. */
const titleHeight = 24;
/** The room next to the cells for the bar of a variable, or without a bar for the teeth of the groups. */
const barLane = 20;
const teethLane = 8;
/** The room for the labels of rows and columns. */
const labelWidth = 30;
const labelHeight = 22;

export interface MapSize {
  readonly width: number;
  readonly height: number;
  /** Where the first cell starts. */
  readonly left: number;
  readonly top: number;
  /** Where the last cell ends. */
  readonly right: number;
  readonly bottom: number;
}

/** All sub-maps of a layout have the same size. */
export function sizeOf({ rows, columns, maps }: MapLayout): MapSize {
  const left = barLane + labelWidth;
  const top = (maps.length > 1 ? titleHeight : 0) + barLane + labelHeight;
  const right = left + columns.lines.length * cellSize;
  const bottom = top + rows.lines.length * cellSize;
  const lane = (variables: readonly number[]) => (variables.length > 1 ? barLane : teethLane);
  return {
    left,
    top,
    right,
    bottom,
    width: right + lane(rows.variables),
    height: bottom + lane(columns.variables),
  };
}

/** Between two sub-maps; the same as in the style sheets. */
const mapGap = 16;

/** What stands above and below a map that grows: header, field, answer and controls; in px. */
const otherHeight = 330;

/**
 * The most room that sub-maps which grow take across, as a CSS length: their cells have from `cellSize` to `largestCell`, and
 * the first sub-map is no higher than the window lets it be.
 */
export function roomAcross(layout: MapLayout): string {
  const { width, height } = sizeOf(layout);
  const count = layout.across.lines.length;
  const withCells = (size: number) => `${count * ((width * size) / cellSize + mapGap)}px`;
  const byHeight = `(100dvh - ${otherHeight}px) * ${(count * width) / height}`;
  return `min(${withCells(largestCell)}, max(${withCells(cellSize)}, ${byHeight}))`;
}
