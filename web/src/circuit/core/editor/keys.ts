// The actions of keys on the canvas. While a pointer's gesture runs, only Escape acts. Pure.

import { circuitWords as words } from "#messages/circuit.ts";
import { withId, type Part, type PartId } from "../model/circuit.ts";
import { boxLeft, boxMade, boxOpened } from "./boxes.ts";
import { cancelled } from "./cancel.ts";
import { duplicated } from "./clipboard.ts";
import { carryOut, redone, undone } from "./commands.ts";
import type { Editor, KeyInput } from "./editor.ts";
import { movingAction, startMoving } from "./key-moving.ts";
import { directionOf, nearestThatWay, type Direction } from "./nearest.ts";
import { isNothing, nothingSelected, say, select, together } from "./selecting.ts";
import { withInView, zoomed } from "./viewing.ts";
import { endWire, takeWire } from "./wiring.ts";
import { partLine } from "./words.ts";

type Action = (editor: Editor) => Editor;

export function keyPressed(editor: Editor, input: KeyInput): Editor {
  return actionOf(editor, input)?.(editor) ?? editor;
}

/**
 * Whether the board takes the key, so that the browser must not act on it too. The board also takes a key that it
 * ignores during a gesture. It does not take copy, cut and paste, because the browser turns these keys into events of
 * their own.
 */
export function takesKey(editor: Editor, input: KeyInput): boolean {
  if (actionOf(editor, input)) return true;
  const isRunning = editor.gesture.type !== "idle";
  return isRunning && idleAction(cancelled(editor), input) !== null;
}

function actionOf(editor: Editor, input: KeyInput): Action | null {
  if (input.key === "Escape") return escapeAction(editor);
  switch (editor.gesture.type) {
    case "idle":
      return idleAction(editor, input);
    case "movingByKeys":
      return movingAction(input);
    case "wireInHand":
      return wireAction(input);
    default:
      return null;
  }
}

/** Leaves one layer at a time; null if there is nothing to leave. */
function escapeAction(editor: Editor): Action | null {
  const { type } = editor.gesture;
  if (type === "movingByKeys" || type === "wireInHand")
    return (board) => say(cancelled(board), words.takenBack);
  if (type !== "idle") return cancelled;
  if (editor.menu) return (board) => ({ ...board, menu: null });
  if (!isNothing(editor.selection)) return (board) => select(board, nothingSelected);
  if (editor.showsLoop) return (board) => ({ ...board, showsLoop: false });
  return editor.outer.length > 0 ? boxLeft : null;
}

function idleAction(editor: Editor, { key, shift, alt, command }: KeyInput): Action | null {
  if (alt) return null;
  if (command) return commandAction(key.toLowerCase(), shift);
  const direction = directionOf[key];
  if (direction) return (board) => goTo(board, direction, shift);
  switch (key) {
    case "Delete":
    case "Backspace":
      return isNothing(editor.selection) ? null : deleted;
    case "Enter":
    case " ":
      return pressAction(onlySelected(editor));
    case "Home":
      return (board) => goToPart(board, board.history.present.parts[0], false);
    case "+":
    case "=":
      return (board) => zoomed(board, "in");
    case "-":
    case "_":
    case "−":
      return (board) => zoomed(board, "out");
    case "0":
      return (board) => zoomed(board, "reset");
  }
  switch (key.toLowerCase()) {
    case "f":
      return (board) => zoomed(board, "fit");
    case "b":
      return editor.selection.parts.size > 0 ? boxMade : null;
    case "m":
      return editor.selection.parts.size > 0 ? startMoving : null;
    case "c":
      return onlySelected(editor) ? wireStarted : null;
    default:
      return null;
  }
}

function commandAction(key: string, shift: boolean): Action | null {
  switch (key) {
    case "z":
      return shift ? redone : undone;
    case "y":
      return redone;
    case "a":
      return selectedAll;
    case "d":
      return duplicated;
    default:
      return null;
  }
}

export function deleted(editor: Editor): Editor {
  return isNothing(editor.selection) ? editor : carryOut(editor, { type: "delete", ...editor.selection });
}

export function selectedAll(editor: Editor): Editor {
  const { parts } = editor.history.present;
  const whole = parts.filter(({ of }) => of === undefined);
  return select(editor, { parts: new Set(whole.map(({ id }) => id)), wires: new Set() });
}

/** A switch is toggled, a button is held down until the key is up, and a box is opened. */
function pressAction(part: Part | undefined): Action | null {
  switch (part?.kind) {
    case "switch":
    case "clock":
      return toggled;
    case "button":
      return (editor) => ({ ...editor, gesture: { type: "holding", part: part.id } });
    case "box":
      return (editor) => boxOpened(editor, part.id);
    default:
      return null;
  }
}

function toggled(editor: Editor): Editor {
  const part = onlySelected(editor);
  return part ? carryOut(editor, { type: "toggle", id: part.id }) : editor;
}

function wireStarted(editor: Editor): Editor {
  const part = onlySelected(editor);
  return part ? takeWire(editor, part.id, null) : editor;
}

function onlySelected({ selection, history }: Editor): Part | undefined {
  const [id] = selection.parts;
  const isAlone = selection.parts.size === 1 && selection.wires.size === 0;
  return isAlone && id !== undefined ? withId(history.present.parts, id) : undefined;
}

/** Goes on from the part selected last; without a selection, to the first part. */
function goTo(editor: Editor, direction: Direction, adds: boolean): Editor {
  const { parts } = editor.history.present;
  const last = [...editor.selection.parts].at(-1);
  const from = last === undefined ? undefined : withId(parts, last);
  return goToPart(editor, from ? nearestThatWay(parts, from, direction) : parts[0], adds);
}

function goToPart(editor: Editor, part: Part | undefined, adds: boolean): Editor {
  if (!part) return editor;
  const alone = { parts: new Set([part.id]), wires: new Set<number>() };
  const selection = adds ? together(editor.selection, alone) : alone;
  return withInView(select(editor, selection), alone.parts);
}

function wireAction({ key, shift, alt, command }: KeyInput): Action | null {
  if (alt || command) return null;
  if (key === "Tab") return (editor) => nextTarget(editor, shift ? -1 : 1);
  return key === "Enter" ? connected : null;
}

/** Goes through the targets in the order of their ids, and from the last to the first again. */
function nextTarget(editor: Editor, by: 1 | -1): Editor {
  const { gesture, history } = editor;
  if (gesture.type !== "wireInHand") return editor;
  const targets: readonly PartId[] = [...gesture.targets];
  const index = gesture.over === null ? -1 : targets.indexOf(gesture.over);
  const over = index < 0 ? targets.at(by > 0 ? 0 : -1) : targets.at((index + by) % targets.length);
  const part = over === undefined ? undefined : withId(history.present.parts, over);
  if (!part) return editor;
  const aimed: Editor = { ...editor, gesture: { ...gesture, at: null, over: part.id } };
  return withInView(say(aimed, partLine(history.present, part)), new Set([part.id]));
}

function connected(editor: Editor): Editor {
  const { gesture } = editor;
  if (gesture.type !== "wireInHand" || gesture.over === null) return editor;
  return endWire(editor, gesture.source, gesture.over);
}
