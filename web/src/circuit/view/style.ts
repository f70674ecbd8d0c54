// The style of all drawings on the sheet: colours, and a least line width, so that no line is thinner than a pixel.

import type { FillInput, StrokeInput } from "pixi.js";
import type { Colour, Colours } from "../core/scene/paint.ts";

export interface Style {
  readonly colours: Colours;
  /** The least width of a line, in units of the sheet: about one screen pixel, or 0 if all lines are wider anyway. */
  readonly thinnest: number;
}

/** At this zoom and above, even the thinnest line is at least a pixel wide. */
const plainZoom = 0.8;

/** Rounded up to a power of 2^¼, because each new width means drawing everything again. */
export function thinnestAt(zoom: number): number {
  return zoom >= plainZoom ? 0 : 2 ** (Math.ceil(-Math.log2(zoom) * 4) / 4);
}

export function fillOf({ colours }: Style, colour: Colour, alpha = 1): FillInput {
  return { color: colours[colour], alpha };
}

export function strokeOf(
  { colours, thinnest }: Style,
  colour: Colour,
  width: number,
  { cap = "butt", alpha = 1 }: { readonly cap?: "butt" | "round"; readonly alpha?: number } = {},
): StrokeInput {
  return { color: colours[colour], width: Math.max(width, thinnest), cap, join: "round", alpha };
}
