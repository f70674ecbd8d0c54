// Parts from the palette: tapped, or dragged onto the canvas. Pure.

import { apply } from "../model/apply.ts";
import { pinsOf, sizeOfBox } from "../model/boxes/pins.ts";
import type { DefinitionId, Part, State } from "../model/circuit.ts";
import type { Kind } from "../model/kinds.ts";
import type { Point } from "../scene/geometry.ts";
import { cancelled } from "./cancel.ts";
import { carryOutSelecting } from "./commands.ts";
import type { Editor, EditorEvent } from "./editor.ts";
import type { Preview } from "./gesture.ts";
import { dropPlace, landingPlace } from "./place.ts";
import { withInView } from "./viewing.ts";

interface Item {
  readonly kind: Kind;
  /** Of a box. */
  readonly definition?: DefinitionId;
}

export function paletteMoved(
  editor: Editor,
  { kind, definition, at, alt }: Extract<EditorEvent, { type: "paletteMoved" }>,
): Editor {
  const calm = editor.gesture.type === "palette" ? editor : cancelled(editor);
  const item = itemOf(kind, definition);
  const preview = isOnCanvas(calm, at) ? withPart(calm, item, at, alt) : null;
  return { ...calm, menu: null, gesture: { type: "palette", kind, at, preview } };
}

/** The preview while the part is over the canvas; null if the circuit is full. */
function withPart(editor: Editor, item: Item, at: Point, alt: boolean): Preview | null {
  const { routing, history } = editor;
  const result = apply(history.present, { type: "add", ...item, ...dropped(editor, item, at, alt) });
  return result.ok ? { state: result.value, routing } : null;
}

export function partAdded(
  editor: Editor,
  { kind, definition, at, alt }: Extract<EditorEvent, { type: "partAdded" }>,
): Editor {
  const calm = cancelled(editor);
  const { viewport, isSmall, history } = calm;
  if (at && !isOnCanvas(calm, at)) return calm;
  const { present } = history;
  const item = itemOf(kind, definition);
  const place = at
    ? dropped(calm, item, at, alt)
    : landingPlace(present.parts, sized(present, item), viewport, isSmall);
  const added = carryOutSelecting(calm, { type: "add", ...item, ...place });
  return at ? added : withInView(added, added.selection.parts);
}

function itemOf(kind: Kind, definition: DefinitionId | undefined): Item {
  return { kind, ...(definition !== undefined && { definition }) };
}

function sized({ definitions }: State, item: Item): Pick<Part, "kind" | "width" | "height"> {
  const name = definitions.find(({ id }) => id === item.definition)?.name;
  return name === undefined ? item : { kind: item.kind, ...sizeOfBox(name, pinsOf(item, definitions)) };
}

function dropped({ viewport, options, history }: Editor, item: Item, at: Point, alt: boolean): Point {
  return dropPlace(sized(history.present, item), at, viewport, options.snaps && !alt);
}

function isOnCanvas({ size }: Editor, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < size.width && y < size.height;
}
