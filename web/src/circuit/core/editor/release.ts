// How a pointer's gesture ends: a click, a step, a wire, or the menu of a long press. Pure.

import { withId } from "../model/circuit.ts";
import type { Point } from "../scene/geometry.ts";
import { cancelled } from "./cancel.ts";
import { carryOut } from "./commands.ts";
import type { Editor, PointerInput } from "./editor.ts";
import { idle, type Gesture, type Hit, type LooseWire } from "./gesture.ts";
import { heldButton } from "./held-button.ts";
import { hitAt } from "./hit.ts";
import { partsOf, placeCommand } from "./moving.ts";
import { moved, owns } from "./pointers.ts";
import { isSelected, select, selectionOf, withToggled } from "./selecting.ts";
import { endWire, takeWire } from "./wiring.ts";

type Pinching = Extract<Gesture, { type: "pinching" }>;

export function released(editor: Editor, input: PointerInput): Editor {
  if (!owns(editor.gesture, input.pointer)) return editor;
  const last = moved(editor, input);
  const { gesture } = last;
  const calm: Editor = { ...last, gesture: idle };
  switch (gesture.type) {
    case "pressing":
      return clicked(calm, gesture);
    case "panning":
      return keepingWire(calm, gesture.inHand);
    case "pinching":
      return oneFingerLeft(last, gesture, input.pointer);
    case "marquee":
      return select(calm, gesture.selection);
    case "dragging": {
      const { parts } = gesture.selection;
      const command = placeCommand(partsOf(last.history.present, parts), gesture);
      return carryOut({ ...calm, selection: gesture.selection }, command);
    }
    case "wiring":
      return endWire(calm, gesture.source, gesture.over);
    default:
      return calm;
  }
}

function clicked(editor: Editor, { on, shift, inHand, at }: Extract<Gesture, { type: "pressing" }>): Editor {
  if (inHand) return endWire(editor, inHand.source, "part" in on ? (on.pin ?? on.part) : null);
  // A click with Shift that misses all parts and wires changes nothing.
  if (shift && "sheet" in on) return editor;
  if (shift) return select(editor, withToggled(editor.selection, on));
  if (!("part" in on)) return select(editor, selectionOf(on));
  if (editor.tool === "connector") return takeWire(editor, on.pin ?? on.part, at);
  const selection = selectionOf(on);
  const part = withId(editor.history.present.parts, on.part);
  // One message announces the switch and the bulbs that changed, instead of the selection and then the switch.
  if (part?.kind === "switch" || part?.kind === "clock")
    return carryOut({ ...editor, selection }, { type: "toggle", id: part.id });
  return select(editor, selection);
}

/** After a pan or a pinch, the wire is still in hand. */
function keepingWire(editor: Editor, wire: LooseWire | null): Editor {
  if (!wire) return editor;
  const { source, targets } = wire;
  return { ...editor, gesture: { type: "wireInHand", source, targets, at: null, over: null } };
}

/** The finger that is still down goes on panning. */
function oneFingerLeft(editor: Editor, gesture: Pinching, lifted: number): Editor {
  const index = gesture.pointers[0] === lifted ? 1 : 0;
  const at = gesture.at[index];
  const finger = { pointer: gesture.pointers[index], device: "touch", from: at, at } as const;
  const { viewport, inHand } = gesture;
  return { ...editor, gesture: { type: "panning", ...finger, viewport, inHand } };
}

/** Opens the menu, because the press has not moved for `holdMs`. */
export function held(editor: Editor, pointer: number): Editor {
  const { gesture } = editor;
  const asks =
    gesture.type === "pressing" &&
    gesture.pointer === pointer &&
    gesture.inHand === null &&
    heldButton(editor) === null;
  return asks && editor.tool === "mouse" ? withMenu(editor, gesture.on, gesture.at) : editor;
}

/** Opens the menu for the right button, or for a browser that detects a long press before `holdMs`. */
export function menuAsked(editor: Editor, at: Point): Editor {
  const { gesture } = editor;
  if (gesture.type === "pressing") return held(editor, gesture.pointer);
  if (gesture.type === "wireInHand") return cancelled(editor);
  if (gesture.type !== "idle") return editor;
  return withMenu(editor, hitAt(editor.history.present, editor.routing, editor.viewport, at, "mouse"), at);
}

function withMenu(editor: Editor, on: Hit, at: Point): Editor {
  if ("sheet" in on) return editor.menu ? { ...editor, menu: null } : editor;
  const calm: Editor = { ...editor, gesture: idle };
  const chosen = isSelected(editor.selection, on) ? calm : select(calm, selectionOf(on));
  return { ...chosen, menu: { at } };
}
