// Draws a sub-map: its cells with their values and numbers, its axes with labels and bars, and its groups. Pure.

import { drawAxes } from "./draw-axes.ts";
import { drawCells, drawTexts } from "./draw-cells.ts";
import { drawGroups } from "./draw-groups.ts";
import { sizeOf } from "./map-size.ts";
import type { Drawn } from "./paints.ts";
import { element, type Element } from "./picture.ts";

/** The elements of the sub-map with this index; the origin is its top left corner, its size that of `sizeOf`. */
export function drawMap(drawn: Drawn, mapAt: number): readonly Element[] {
  const map = drawn.layout.maps[mapAt];
  if (!map) return [];
  const { left, top } = sizeOf(drawn.layout);
  return [
    ...drawAxes(drawn, map),
    element("g", { transform: `translate(${left} ${top})` }, [
      ...drawCells(drawn, map),
      ...drawGroups(drawn, mapAt),
      ...drawTexts(drawn, map),
    ]),
  ];
}
