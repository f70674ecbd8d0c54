// How large the drawing on the board is, measured once for each routing. Pure.

import { extentOf } from "../scene/extent.ts";
import type { Box } from "../scene/geometry.ts";
import type { Routing } from "../scene/routing.ts";
import type { Editor } from "./editor.ts";

const extents = new WeakMap<Routing, Box | null>();

/** Of the present drawing. A routing belongs to one placing of the parts, so its extent does too. */
export function extentOfBoard({ history, routing }: Editor): Box | null {
  const known = extents.get(routing);
  if (known !== undefined) return known;
  const extent = extentOf(history.present, routing);
  extents.set(routing, extent);
  return extent;
}
