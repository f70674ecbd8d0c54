// The drawing board as one reducer of events. Pure; an event that changes nothing returns the same object.

import type { State } from "../model/circuit.ts";
import { boxLeft, boxMade, boxOpened, doublePressed, shown } from "./boxes.ts";
import { cancelled } from "./cancel.ts";
import { copied, cut, duplicated, pasted } from "./clipboard.ts";
import { carryOut, isDrawnAlike, redone, rewired, tidied, undone } from "./commands.ts";
import type { Edit, Editor, EditorEvent } from "./editor.ts";
import { deleted, keyPressed, selectedAll } from "./keys.ts";
import { paletteMoved, partAdded } from "./palette.ts";
import { moved, owns, pressed } from "./pointers.ts";
import { withHeldButton } from "./held-button.ts";
import { held, menuAsked, released } from "./release.ts";
import { say, select, stillThere } from "./selecting.ts";
import { delayPassed, timingChanged, timingEnded, timingStarted } from "./timing-events.ts";
import {
  covered,
  loopShown,
  resized,
  wheelTurned,
  withAllInView,
  withFirstView,
  withInView,
  zoomed,
} from "./viewing.ts";

export function reduce(editor: Editor, event: EditorEvent): Editor {
  return withHeldButton(editor, reduced(editor, event));
}

function reduced(editor: Editor, event: EditorEvent): Editor {
  switch (event.type) {
    case "pointerPressed":
      return pressed(editor, event.input);
    case "pointerMoved":
      return moved(editor, event.input);
    case "pointerReleased":
      return released(editor, event.input);
    case "pointerHeld":
      return held(editor, event.pointer);
    case "pointerLeft":
      return editor.hovered === null ? editor : { ...editor, hovered: null };
    case "pointerCancelled":
      return owns(editor.gesture, event.pointer) ? cancelled(editor) : editor;
    case "paletteMoved":
      return paletteMoved(editor, event);
    case "paletteLeft":
      return editor.gesture.type === "palette" ? cancelled(editor) : editor;
    case "menuAsked":
      return menuAsked(editor, event.at);
    case "menuClosed":
      return editor.menu ? { ...editor, menu: null } : editor;
    case "keyPressed":
      return keyPressed(editor, event.input);
    case "blurred":
      return cancelled(editor);
    case "buttonHeld":
      return { ...cancelled(editor), gesture: { type: "holding", part: event.id } };
    case "buttonReleased":
      return editor.gesture.type === "holding" ? cancelled(editor) : editor;
    case "resized":
      return resized(editor, event.size, event.isSmall);
    case "covered":
      return covered(editor, event.by, event.fits);
    case "wheelTurned":
      return wheelTurned(editor, event);
    case "zoomed":
      return zoomed(editor, event.by);
    case "optionChosen":
      return { ...editor, options: { ...editor.options, [event.option]: event.isOn } };
    case "said":
      return say(editor, event.text);
    case "timingStarted":
      return timingStarted(cancelled(editor));
    case "timingEnded":
      return editor.timing ? timingEnded(cancelled(editor)) : editor;
    case "delayPassed":
      return delayPassed(editor, event.isAnnounced);
    case "runToggled":
    case "speedChosen":
    case "signalChosen":
    case "momentChosen":
      return timingChanged(editor, event);
    case "routed":
      return isDrawnAlike(event.state, editor.history.present)
        ? { ...editor, routing: event.routing }
        : editor;
    default:
      return edited(cancelled(editor), event);
  }
}

/** The gesture was cancelled first, so that no gesture meets another circuit. */
function edited(editor: Editor, event: Edit): Editor {
  switch (event.type) {
    case "toolChosen":
      return event.tool === editor.tool ? editor : { ...editor, tool: event.tool };
    case "severalChosen":
      return { ...editor, selectsSeveral: event.selectsSeveral };
    case "partAdded":
      return partAdded(editor, event);
    case "commanded":
      return carryOut(editor, event.command);
    case "selected": {
      const wanted = { parts: new Set(event.parts), wires: new Set(event.wires) };
      const chosen = select({ ...editor, menu: null }, stillThere(wanted, editor.history.present));
      return withInView(chosen, chosen.selection.parts);
    }
    case "selectedAll":
      return selectedAll(editor);
    case "selectionDeleted":
      return deleted(editor);
    case "selectionDuplicated":
      return duplicated(editor);
    case "selectionCopied":
      return copied(editor);
    case "selectionCut":
      return cut(editor);
    case "pasted":
      return pasted(editor, event.text);
    case "undone":
      return undone(editor);
    case "redone":
      return redone(editor);
    case "tidied":
      return withAllInView(tidied(editor));
    case "rewired":
      return withAllInView(rewired(editor, event.circuit));
    case "boxMade":
      return boxMade(editor);
    case "boxOpened":
      return boxOpened(editor, event.id);
    case "doublePressed":
      return doublePressed(editor, event.at);
    case "boxLeft":
      return boxLeft(editor);
    case "loopAsked":
      return loopShown(editor);
    case "opened":
      return opened(editor, event.state);
  }
}

function opened(editor: Editor, state: State): Editor {
  return withFirstView({ ...shown(editor, state), outer: [] });
}
