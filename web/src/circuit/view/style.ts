// What drawings of the sheet share until the colours or the zoom change: paints, and no line thinner than a pixel.

import type { FillInput, StrokeInput } from "pixi.js";
import type { Colour, Colours } from "../core/scene/paint.ts";

export interface Style {
  readonly colours: Colours;
  /** In units of the sheet: about one pixel of the screen where that is more than lines are wide, else 0. */
  readonly thinnest: number;
}

/** Down to this zoom the thinnest line is a pixel wide. */
const plainZoom = 0.8;

/** In steps of a quarter of a doubling, because another width means that everything is drawn anew. */
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
