// Which part of the sheet the canvas shows. Pure.

import type { Point } from "./geometry.ts";

export interface Viewport {
  /** 1 is 100 %. */
  readonly zoom: number;
  /** Where sheet point (0, 0) is, in px from the canvas's top left corner. */
  readonly x: number;
  readonly y: number;
}

/** Of the canvas, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const zoomMin = 0.1;
export const zoomMax = 4;

export function toSheet({ zoom, x, y }: Viewport, screen: Point): Point {
  return { x: (screen.x - x) / zoom, y: (screen.y - y) / zoom };
}

export function toScreen({ zoom, x, y }: Viewport, sheet: Point): Point {
  return { x: sheet.x * zoom + x, y: sheet.y * zoom + y };
}
