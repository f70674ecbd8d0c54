// The extent of the drawing on the board, measured once per routing. Pure.

import { extentOf } from "../scene/extent.ts";
import type { Box } from "../scene/geometry.ts";
import type { Routing } from "../scene/routing.ts";
import type { Editor } from "./editor.ts";

const extents = new WeakMap<Routing, Box | null>();

/** The extent of the present drawing. It is cached by routing, because a routing belongs to one set of positions. */
export function extentOfBoard({ history, routing }: Editor): Box | null {
  const known = extents.get(routing);
  if (known !== undefined) return known;
  const extent = extentOf(history.present, routing);
  extents.set(routing, extent);
  return extent;
}
