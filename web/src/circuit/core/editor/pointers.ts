// The effects of presses, moves and releases on the canvas: the table "Pointer states" of the simulator's design. Pure.

import { ownerOf } from "../model/boxes/flat.ts";
import { withId } from "../model/circuit.ts";
import type { Point } from "../scene/geometry.ts";
import { panned, pinched, toSheet } from "../scene/viewport.ts";
import { cancelled } from "./cancel.ts";
import type { Editor, PointerInput } from "./editor.ts";
import { extentOfBoard } from "./extent.ts";
import { clickReach, idle, type Gesture, type Hit } from "./gesture.ts";
import { hitAt, partAt } from "./hit.ts";
import { dragOffset, movedPreview, partsOf } from "./moving.ts";
import { boxBetween, isSelected, say, selectionOf, together, touchedBy } from "./selecting.ts";
import { sourceError, targetsOf } from "./wiring.ts";
import { refusalLine } from "./words.ts";

type Pressing = Extract<Gesture, { type: "pressing" }>;
type Dragging = Extract<Gesture, { type: "dragging" }>;
type Pinching = Extract<Gesture, { type: "pinching" }>;

const middleButton = 1;

/** Whether the gesture belongs to this pointer, so that the pointer's moves and release continue it. */
export function owns(gesture: Gesture, pointer: number): boolean {
  if (gesture.type === "pinching") return gesture.pointers.includes(pointer);
  return "pointer" in gesture && gesture.pointer === pointer;
}

export function pressed(editor: Editor, input: PointerInput): Editor {
  const { gesture } = editor;
  // The pointer's release was lost, for example to a dialog of the browser.
  if (owns(gesture, input.pointer)) return pressed(cancelled(editor), input);
  if (gesture.type === "pinching" || gesture.type === "palette") return editor;
  if ("pointer" in gesture) {
    const areFingers = gesture.device === "touch" && input.device === "touch";
    return areFingers ? pinchStarted(editor, gesture, input) : editor;
  }
  if (gesture.type === "movingByKeys" || gesture.type === "holding") return pressed(cancelled(editor), input);

  const { pointer, device, at } = input;
  const inHand = gesture.type === "wireInHand" ? gesture : null;
  const held = { pointer, device, at, from: at, inHand };
  if (input.button === middleButton)
    return { ...editor, menu: null, gesture: { type: "panning", ...held, viewport: editor.viewport } };
  if (input.button !== 0) return editor;
  const on = hitAt(editor.history.present, editor.routing, editor.viewport, at, device);
  const shift = input.shift || editor.selectsSeveral;
  return { ...editor, menu: null, gesture: { type: "pressing", ...held, on, shift } };
}

function pinchStarted(
  editor: Editor,
  gesture: Extract<Gesture, { pointer: number }>,
  { pointer, at }: PointerInput,
): Editor {
  const from = [gesture.at, at] as const;
  // A wire that was in hand before the fingers came stays in hand, so that the user can look for its target.
  const inHand = "inHand" in gesture ? gesture.inHand : null;
  const pointers = [gesture.pointer, pointer] as const;
  return {
    ...editor,
    gesture: { type: "pinching", pointers, from, at: from, viewport: editor.viewport, inHand },
  };
}

export function moved(editor: Editor, input: PointerInput): Editor {
  const { gesture } = editor;
  if (gesture.type === "idle") return hovered(editor, input);
  if (gesture.type === "wireInHand") return { ...editor, gesture: { ...gesture, ...aimedAt(editor, input) } };
  if (!owns(gesture, input.pointer)) return editor;
  switch (gesture.type) {
    case "pressing":
      return hasMoved(gesture.from, input) ? moved(begun(editor, gesture, input), input) : editor;
    case "panning":
      return panTo(editor, gesture, input.at);
    case "pinching":
      return pinchTo(editor, gesture, input);
    case "marquee": {
      const box = boxBetween(gesture.from, toSheet(editor.viewport, input.at));
      const touched = touchedBy(editor.history.present, editor.routing, box);
      const selection = together(gesture.before, touched);
      return { ...editor, gesture: { ...gesture, at: input.at, selection } };
    }
    case "dragging":
      return { ...editor, gesture: draggedTo(editor, gesture, input) };
    case "wiring":
      return { ...editor, gesture: { ...gesture, ...aimedAt(editor, input) } };
    default:
      return editor;
  }
}

function hovered(editor: Editor, { at, device }: PointerInput): Editor {
  if (device !== "mouse") return editor;
  const { present } = editor.history;
  const over = partAt(present, editor.viewport, at, device);
  // Only a wire is drawn from a pin; the mouse tool takes hold of the whole part.
  const part = over !== null && editor.tool === "mouse" ? ownerOf(present, over) : over;
  return part === editor.hovered ? editor : { ...editor, hovered: part };
}

function aimedAt(editor: Editor, { at, device }: PointerInput) {
  return { at, over: partAt(editor.history.present, editor.viewport, at, device) };
}

function hasMoved(from: Point, { at, device }: PointerInput): boolean {
  return Math.hypot(at.x - from.x, at.y - from.y) >= clickReach[device];
}

/** The gesture of a press that has moved too far to be a click. */
function begun(editor: Editor, gesture: Pressing, { pointer, device, at }: PointerInput): Editor {
  const { from, on, shift, inHand } = gesture;
  const held = { pointer, device, at };
  const start = toSheet(editor.viewport, from);
  if ("part" in on) {
    const { present } = editor.history;
    const isWire = editor.tool === "connector" || on.lead;
    if (isWire) {
      const source = on.pin ?? on.part;
      const refusal = sourceError(present, source);
      if (refusal) return say({ ...editor, gesture: idle }, refusalLine(refusal));
      const targets = targetsOf(present, source);
      return { ...editor, gesture: { type: "wiring", ...held, source, targets, over: null } };
    }
    const preview = { state: present, routing: editor.routing };
    const selection = draggedSelection(editor, on, shift);
    const drag = { part: on.part, from: start, selection, dx: 0, dy: 0, preview };
    return { ...editor, gesture: { type: "dragging", ...held, ...drag } };
  }
  if (shift) {
    const before = editor.selection;
    return { ...editor, gesture: { type: "marquee", ...held, from: start, before, selection: before } };
  }
  // The pan starts at the pressed point, so that the first move pans the whole way since the press.
  const pan = { from, at: from, viewport: editor.viewport, inHand };
  return { ...editor, gesture: { type: "panning", ...held, ...pan } };
}

function draggedSelection({ selection }: Editor, on: Hit, shift: boolean) {
  if (isSelected(selection, on)) return selection;
  return shift ? together(selection, selectionOf(on)) : selectionOf(on);
}

function draggedTo(editor: Editor, gesture: Dragging, { at, alt }: PointerInput): Dragging {
  const { present } = editor.history;
  const part = withId(present.parts, gesture.part);
  if (!part) return gesture;
  const { parts } = gesture.selection;
  const to = toSheet(editor.viewport, at);
  const by = { x: to.x - gesture.from.x, y: to.y - gesture.from.y };
  const offset = dragOffset(partsOf(present, parts), part, by, editor.options.snaps && !alt);
  if (offset.dx === gesture.dx && offset.dy === gesture.dy) return { ...gesture, at };
  return { ...gesture, at, ...offset, preview: movedPreview(present, editor.routing, parts, offset) };
}

function panTo(editor: Editor, gesture: Extract<Gesture, { type: "panning" }>, at: Point): Editor {
  const [dx, dy] = [at.x - gesture.at.x, at.y - gesture.at.y];
  const viewport = panned(editor.viewport, dx, dy, editor.size, extentOfBoard(editor));
  return { ...editor, viewport, gesture: { ...gesture, at } };
}

function pinchTo(editor: Editor, gesture: Pinching, { pointer, at }: PointerInput): Editor {
  const [first, second] = gesture.at;
  const now = pointer === gesture.pointers[0] ? ([at, second] as const) : ([first, at] as const);
  return {
    ...editor,
    viewport: pinched(gesture.viewport, gesture.from, now, editor.size, extentOfBoard(editor)),
    gesture: { ...gesture, at: now },
  };
}
