// The effects of time on the drawing board: its start and end, a gate delay, and what the user chooses about it. Pure.

import { circuitWords as words } from "#messages/circuit.ts";
import { flat } from "../model/boxes/flat.ts";
import type { State } from "../model/circuit.ts";
import { replacePresent } from "../model/history.ts";
import { changingIn, hold } from "../model/settle/delay.ts";
import { settle, unsettled } from "../model/settle/settle.ts";
import { withHistory } from "./commands.ts";
import type { Editor, EditorEvent } from "./editor.ts";
import { say } from "./selecting.ts";
import { backAt, delayed, startTiming, type Timing } from "./timing.ts";
import { changedLine } from "./words.ts";

/** Nothing where time passes already. */
export function timingStarted(editor: Editor): Editor {
  if (editor.timing) return editor;
  const { present } = editor.history;
  const state = { ...present, ...hold(present, present) };
  return withState({ ...editor, showsLoop: false }, state, startTiming(state));
}

/** All that is still under way settles at once. */
export function timingEnded(editor: Editor): Editor {
  const { present } = editor.history;
  const ids = flat(present).parts.map(({ id }) => id);
  const settled = settle(present, { ...unsettled, outputs: present.outputs }, ids);
  return withState(editor, { ...present, ...settled }, null);
}

export function delayPassed(editor: Editor, isAnnounced: boolean): Editor {
  const { timing, history } = editor;
  if (!timing) return editor;
  const before = history.present;
  const next = delayed(timing, before);
  const after = withState(editor, next.state, next.timing);
  if (!isAnnounced) return after;
  const { now } = next.timing;
  const waiting = changingIn(next.state, next.state.outputs, now).size;
  return say(after, words.afterDelays(now, changedLine(before, next.state), waiting));
}

export function timingChanged(editor: Editor, event: EditorEvent): Editor {
  const { timing, history } = editor;
  if (!timing) return editor;
  switch (event.type) {
    case "runToggled":
      return { ...editor, timing: { ...timing, isRunning: !timing.isRunning } };
    case "speedChosen":
      return { ...editor, timing: { ...timing, speed: event.speed } };
    case "signalChosen":
      return {
        ...editor,
        timing: { ...timing, chosen: new Map([...timing.chosen, [event.id, event.isShown]]) },
      };
    case "momentChosen": {
      const back = backAt(timing, history.present, event.time);
      return back ? withState(editor, back.state, back.timing) : editor;
    }
    default:
      return editor;
  }
}

/** Time is no step of the history: Undo takes back what was drawn. */
function withState(editor: Editor, state: State, timing: Timing | null): Editor {
  const next = withHistory({ ...editor, timing: null }, replacePresent(editor.history, state));
  return { ...next, timing, menu: editor.menu };
}
