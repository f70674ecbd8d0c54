// Parts from the palette: tapped, or dragged onto the canvas. Pure.

import { apply } from "../model/apply.ts";
import type { Kind } from "../model/kinds.ts";
import type { Point } from "../scene/geometry.ts";
import { cancelled } from "./cancel.ts";
import { carryOutSelecting } from "./commands.ts";
import type { Editor, EditorEvent } from "./editor.ts";
import type { Preview } from "./gesture.ts";
import { dropPlace, landingPlace } from "./place.ts";
import { withInView } from "./viewing.ts";

export function paletteMoved(
  editor: Editor,
  { kind, at, alt }: Extract<EditorEvent, { type: "paletteMoved" }>,
): Editor {
  const calm = editor.gesture.type === "palette" ? editor : cancelled(editor);
  const preview = isOnCanvas(calm, at) ? withPart(calm, kind, at, alt) : null;
  return { ...calm, menu: null, gesture: { type: "palette", kind, at, preview } };
}

/** The preview while the part is over the canvas; null if the circuit is full. */
function withPart(editor: Editor, kind: Kind, at: Point, alt: boolean): Preview | null {
  const { routing, history } = editor;
  const result = apply(history.present, { type: "add", kind, ...dropped(editor, kind, at, alt) });
  return result.ok ? { state: result.value, routing } : null;
}

export function partAdded(
  editor: Editor,
  { kind, at, alt }: Extract<EditorEvent, { type: "partAdded" }>,
): Editor {
  const calm = cancelled(editor);
  const { viewport, isSmall, history } = calm;
  if (at && !isOnCanvas(calm, at)) return calm;
  const { parts } = history.present;
  const place = at ? dropped(calm, kind, at, alt) : landingPlace(parts, kind, viewport, isSmall);
  const added = carryOutSelecting(calm, { type: "add", kind, ...place });
  return at ? added : withInView(added, added.selection.parts);
}

function dropped({ viewport, options }: Editor, kind: Kind, at: Point, alt: boolean): Point {
  return dropPlace(kind, at, viewport, options.snaps && !alt);
}

function isOnCanvas({ size }: Editor, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < size.width && y < size.height;
}
