// Changes the viewport: by the wheel, the zoom buttons, the canvas's size, and to bring items into view. Pure.

import type { PartId } from "../model/circuit.ts";
import { shownIds } from "../model/boxes/flat.ts";
import { boxOf, type Box, type Point } from "../scene/geometry.ts";
import {
  firstViewport,
  fit,
  home,
  isClear,
  isHome,
  nextZoom,
  panned,
  revealing,
  zoomAbout,
  type Size,
} from "../scene/viewport.ts";
import type { Editor, EditorEvent } from "./editor.ts";
import { extentOfBoard } from "./extent.ts";
import { moved } from "./pointers.ts";
import { say } from "./selecting.ts";
import { loopLine, troubledLoops } from "./words.ts";

/** The most px that one turn of the wheel counts, for example a notch of a mouse. */
const turnMax = 60;

/** Of the bar that says on a small screen what is selected, in px. */
const barHeight = 63;

/** The px of the wheel that zoom by the factor e. */
const turnPerE = 240;

export function resized(editor: Editor, size: Size, isSmall: boolean): Editor {
  const sized = { ...editor, size, isSmall };
  // This is the first size: the initial view could not be chosen before.
  if (editor.size.width === 0 || editor.size.height === 0) return withFirstView(sized);
  if (isHome(editor.viewport, editor.isSmall))
    return keptInSight(editor, { ...sized, viewport: home(isSmall) });
  return keptInSight(editor, sized);
}

/** @param fits whether the whole drawing is to be seen beside the sheet */
export function covered(editor: Editor, by: Size, fits: boolean): Editor {
  const { width, height } = editor.covered;
  if (by.width === width && by.height === height) return editor;
  const next = { ...editor, covered: by };
  return fits ? withAllInView(next) : next;
}

/** Fits a drawing that was in sight as a whole and is not any more. */
function keptInSight(before: Editor, after: Editor): Editor {
  const extent = extentOfBoard(before);
  return extent && isInSight(before, extent) ? withAllInView(after) : after;
}

/** The size of the canvas that neither a sheet nor the bar of the selection covers. */
function inSight({ size, covered: by, isSmall, selection }: Editor): Size {
  const isSelected = selection.parts.size + selection.wires.size > 0;
  const bar = isSmall && isSelected ? barHeight : 0;
  return {
    width: Math.max(0, size.width - by.width),
    height: Math.max(0, size.height - Math.max(by.height, bar)),
  };
}

function isInSight(editor: Editor, extent: Box): boolean {
  return isClear(extent, editor.viewport, inSight(editor), editor.isSmall);
}

/** The board with the initial view of its circuit. */
export function withFirstView(editor: Editor): Editor {
  return { ...editor, viewport: firstViewport(extentOfBoard(editor), editor.size, editor.isSmall) };
}

export function wheelTurned(
  editor: Editor,
  { at, dx, dy, zooms }: Extract<EditorEvent, { type: "wheelTurned" }>,
): Editor {
  const { viewport, gesture } = editor;
  // These gestures move the sheet themselves, or a press may still become one that does.
  const holds = gesture.type === "pressing" || gesture.type === "panning" || gesture.type === "pinching";
  if (holds) return editor;
  const turn = Math.min(turnMax, Math.max(-turnMax, dy));
  const next = zooms
    ? zoomAbout(viewport, at, viewport.zoom * Math.exp(-turn / turnPerE))
    : panned(viewport, -dx, -dy, editor.size, extentOfBoard(editor));
  return next === viewport ? editor : underPointer({ ...editor, viewport: next, menu: null }, at);
}

/** The sheet moved below a still pointer, so the gesture continues as if the pointer had moved over the sheet. */
function underPointer(editor: Editor, at: Point): Editor {
  const { gesture } = editor;
  // A target chosen by a key does not depend on the pointer.
  if (gesture.type === "wireInHand" && !gesture.at) return editor;
  const { pointer, device } = "pointer" in gesture ? gesture : { pointer: -1, device: "mouse" as const };
  return moved(editor, { pointer, device, at, button: -1, shift: false, alt: false });
}

export function zoomed(editor: Editor, by: "in" | "out" | "reset" | "fit"): Editor {
  return { ...editor, menu: null, viewport: viewportBy(editor, by) };
}

function viewportBy(editor: Editor, by: "in" | "out" | "reset" | "fit") {
  const { viewport, size, isSmall } = editor;
  if (by === "reset") return home(isSmall);
  if (by === "fit") return fit(extentOfBoard(editor), inSight(editor), isSmall);
  const middle = { x: size.width / 2, y: size.height / 2 };
  return zoomAbout(viewport, middle, nextZoom(viewport.zoom, by));
}

/** Fits the drawing into view if some of it is outside. */
export function withAllInView(editor: Editor): Editor {
  const extent = extentOfBoard(editor);
  return !extent || isInSight(editor, extent) ? editor : zoomed(editor, "fit");
}

/** Moves the view as little as needed to show these parts, or the first of them if not all fit. */
export function withInView(editor: Editor, ids: ReadonlySet<PartId>): Editor {
  const box = boxAround(editor, ids);
  if (!box) return editor;
  const viewport = revealing(editor.viewport, box, inSight(editor), editor.isSmall);
  return viewport === editor.viewport ? editor : { ...editor, viewport };
}

function boxAround({ history }: Editor, ids: ReadonlySet<PartId>): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of history.present.parts) {
    if (!ids.has(part.id)) continue;
    const { x, y, width, height } = boxOf(part);
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

/** Frames the loops that did not settle and brings the first into view. */
export function loopShown(editor: Editor): Editor {
  const { present } = editor.history;
  const line = loopLine(present);
  const first = troubledLoops(present)[0];
  if (line === null || !first) return editor;
  return say(withInView({ ...editor, showsLoop: true }, shownIds(present, first)), line);
}
