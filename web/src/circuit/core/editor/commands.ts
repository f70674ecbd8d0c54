// Edits of the circuit. Each is one step of the history, is announced, and updates the routing. Pure.

import { apply } from "../model/apply.ts";
import { withId, type Circuit, type PartId, type State } from "../model/circuit.ts";
import type { Command } from "../model/command.ts";
import { isSwitch } from "../model/kinds.ts";
import { hold } from "../model/settle/delay.ts";
import { settle } from "../model/settle/settle.ts";
import { redo, replacePresent, step, undo, type History } from "../model/history.ts";
import { circuitWords as words } from "#messages/circuit.ts";
import { layout } from "../scene/layout.ts";
import { routeInTime } from "../scene/route.ts";
import { sorted } from "../scene/sorted.ts";
import type { Editor } from "./editor.ts";
import { say, stillThere } from "./selecting.ts";
import { recorded } from "./timing.ts";
import { fitsWhole } from "./whole.ts";
import { doneLine, newParts, refusalLine, troubledLoops } from "./words.ts";

/**
 * Does a command and announces it, or announces why it is refused. Setting switches is no step of the history, because
 * it only tries the circuit. A command that changes nothing is no step either and announces nothing.
 *
 * @param line announced instead of the command's own line
 */
export function carryOut(editor: Editor, command: Command, line?: string): Editor {
  const before = editor.history.present;
  const result = apply(before, command, editor.timing ? hold : settle);
  if (!result.ok) return say(editor, refusalLine(result.error.code, kindOf(before, command)));
  const after = result.value;
  if (after === before) return editor;
  const adds = after.parts.length > before.parts.length || after.wires.length > before.wires.length;
  if (adds && !fitsWhole(editor, after)) return say(editor, refusalLine("circuit_full"));
  const setsSwitches = command.type === "toggle" || command.type === "setSwitches";
  const done = line ?? doneLine(before, after, command);
  const history = setsSwitches ? replacePresent(editor.history, after) : step(editor.history, after, done);
  return say(withHistory(editor, history), done);
}

/** Like `carryOut`, and selects the parts that the command added. */
export function carryOutSelecting(editor: Editor, command: Command, line?: string): Editor {
  const before = editor.history.present;
  const next = carryOut(editor, command, line);
  const parts = newParts(before, next.history.present);
  return parts.size === 0 ? next : { ...next, selection: { parts, wires: new Set() } };
}

function kindOf(state: State, command: Command) {
  return command.type === "rename" ? withId(state.parts, command.id)?.kind : undefined;
}

/** The drawing board with another state. Routes again if parts have moved or wires have changed. */
export function withHistory(editor: Editor, history: History): Editor {
  const before = editor.history.present;
  const after = history.present;
  const { hovered } = editor;
  return {
    ...editor,
    history,
    routing: isDrawnAlike(before, after)
      ? editor.routing
      : routeInTime(after, { circuit: before, routing: editor.routing }),
    selection: stillThere(editor.selection, after),
    hovered: hovered !== null && withId(after.parts, hovered) ? hovered : null,
    timing: editor.timing && recorded(editor.timing, after),
    showsLoop: editor.showsLoop && troubledLoops(after).length > 0,
    menu: null,
  };
}

/** Whether both have the same wires, and the same parts at the same places, so that they have one routing. */
export function isDrawnAlike(before: State, after: State): boolean {
  return before.wires === after.wires && isPlacedAlike(before, after);
}

function isPlacedAlike(before: State, after: State): boolean {
  if (before.parts === after.parts) return true;
  if (before.parts.length !== after.parts.length) return false;
  return before.parts.every((part, index) => {
    const other = after.parts[index];
    return (
      other !== undefined &&
      other.id === part.id &&
      other.kind === part.kind &&
      other.x === part.x &&
      other.y === part.y &&
      other.width === part.width &&
      other.height === part.height
    );
  });
}

export function undone(editor: Editor): Editor {
  const last = editor.history.past.at(-1);
  if (!last) return say(editor, words.nothingToUndo);
  return say(withHistory(editor, calmed(editor, undo(editor.history))), words.undone(last.done));
}

export function redone(editor: Editor): Editor {
  const [next] = editor.history.future;
  if (!next) return say(editor, words.nothingToRedo);
  return say(withHistory(editor, calmed(editor, redo(editor.history))), words.redone(next.done));
}

/**
 * After Undo and Redo. Nobody holds down a button that comes back, and while signals take time, the parts that stay keep
 * their outputs.
 */
function calmed({ timing, history: before }: Editor, history: History): History {
  const { present } = history;
  const state = timing ? { ...present, ...hold(present, before.present) } : present;
  const held = state.parts.filter(({ kind, on }) => kind === "button" && on);
  const positions = new Map(held.map(({ id }) => [id, 0 as const]));
  const released = apply(state, { type: "setSwitches", positions }, timing ? hold : settle);
  return replacePresent(history, released.ok ? released.value : state);
}

/** A reader has the switches and the bulbs in the order in which they stand, and keeps it. */
function endsByHeight({ parts }: State): readonly PartId[] {
  const ends = parts.filter(({ kind }) => isSwitch(kind) || kind === "bulb");
  return sorted(ends, (a, b) => a.y - b.y || a.x - b.x || a.id - b.id).map(({ id }) => id);
}

/** One step of the history: the gates are replaced, and all parts get new places as from Tidy. */
export function rewired(editor: Editor, circuit: Circuit): Editor {
  const next = carryOut(editor, { type: "rewire", circuit });
  if (next.history.present === editor.history.present) return next;
  const { present } = next.history;
  const placed = apply(present, { type: "place", positions: layout(present, endsByHeight(present)) });
  return placed.ok ? withHistory(next, replacePresent(next.history, placed.value)) : next;
}

export function tidied(editor: Editor): Editor {
  const { present } = editor.history;
  const positions = layout(present, endsByHeight(present));
  const next = carryOut(editor, { type: "place", positions }, words.tidied);
  return next === editor ? say(editor, words.alreadyTidy) : next;
}
