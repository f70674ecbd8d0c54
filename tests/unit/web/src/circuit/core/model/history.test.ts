// Undo and redo of a drawing.

import fc from "fast-check";
import { expect, test } from "vitest";
import { isSwitch } from "#circuit/core/model/kinds.ts";
import { apply } from "#circuit/core/model/apply.ts";
import { type State, emptyState } from "#circuit/core/model/circuit.ts";
import {
  type History,
  redo,
  replacePresent,
  startHistory,
  step,
  undo,
  undoDepth,
} from "#circuit/core/model/history.ts";
import {
  added,
  build,
  connected,
  deleted,
  doAll,
  outputsOf,
  toggled,
} from "#support/circuit/model-builder.ts";
import { after, draws, toCommand } from "#support/circuit/random-circuits.ts";
import { assertProperty } from "#support/depth.ts";

const parameters = { seed: 17, runs: 100, daily: 15 };

const isSwitching = ({ type }: { readonly type: string }) => type === "toggle" || type === "setSwitches";

const stepped = (history: History, next: State) => step(history, next, "drawn");

/** One step a command; setting switches is none. */
function edited(history: History, command: Parameters<typeof apply>[1]): History {
  const next = after(history.present, command);
  return isSwitching(command) ? replacePresent(history, next) : stepped(history, next);
}

function times(count: number, change: (history: History) => History, history: History): History {
  return count === 0 ? history : times(count - 1, change, change(history));
}

test("undo takes back each of 100 edits, drawing and values, and redo does each again", () => {
  assertProperty(
    fc.property(draws(130), (numbers) => {
      const edits = numbers.filter((draw) => !isSwitching(draw)).slice(0, 100);
      const states: State[] = [emptyState];
      let history = startHistory(emptyState);
      for (const number of edits) {
        history = edited(history, toCommand(history.present, number));
        if (history.present !== states.at(-1)) states.push(history.present);
      }
      for (const state of states.toReversed()) {
        expect(history.present).toEqual(state);
        history = undo(history);
      }
      expect(undo(history)).toBe(history);
      for (const state of states) {
        expect(history.present).toEqual(state);
        history = redo(history);
      }
      expect(redo(history)).toBe(history);
    }),
    parameters,
  );
});

test("undo after any edit gives the state before it, and redo the one after it", () => {
  assertProperty(
    fc.property(draws(60), (numbers) => {
      numbers.reduce((history, number) => {
        const command = toCommand(history.present, number);
        const next = edited(history, command);
        if (!isSwitching(command) && next.present !== history.present) {
          expect(undo(next).present).toEqual(history.present);
          expect(redo(undo(next)).present).toEqual(next.present);
        }
        return next;
      }, startHistory(emptyState));
    }),
    parameters,
  );
});

test("undo and redo keep every switch as it stands, whatever was toggled between", () => {
  assertProperty(
    fc.property(draws(60), fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (numbers, backs) => {
      let history = numbers.reduce(
        (before, number) => edited(before, toCommand(before.present, number)),
        startHistory(emptyState),
      );
      for (const isBack of backs) {
        const before = new Map(history.present.parts.map((part) => [part.id, part]));
        history = isBack ? undo(history) : redo(history);
        for (const { id, kind, on } of history.present.parts) {
          const there = before.get(id);
          if (isSwitch(kind) && there?.kind === kind) expect(on).toBe(there.on);
        }
      }
    }),
    parameters,
  );
});

test("undo settles the state before with the switches of now", () => {
  const drawn = build(["switch", "not", "bulb"], [[1, 2]]);
  const wired = doAll(drawn, connected(2, 3));
  const switched = replacePresent(stepped(startHistory(drawn), wired), doAll(wired, toggled(1)));
  expect(outputsOf(undo(switched).present, [1, 2, 3])).toBe("100");
  expect(outputsOf(redo(undo(switched)).present, [1, 2, 3])).toBe("100");
});

test("several switches are set in the order of their ids, each settled before the next", () => {
  // Reset is part 1, set is part 2. Reset first and then set leaves the latch at 0 0; both let go at once would not.
  const latch = build(
    ["switch", "switch", "nor", "nor"],
    [
      [1, 3],
      [2, 4],
      [3, 4],
      [4, 3],
    ],
  );
  const moved = doAll(latch, { type: "place", positions: [{ id: 3, x: 90, y: 0 }] });
  const pressed = doAll(moved, toggled(2), toggled(1));
  const undone = undo(replacePresent(stepped(startHistory(latch), moved), pressed)).present;
  expect(undone).toEqual(doAll(latch, toggled(1), toggled(2)));
});

test("toggling is no step: it leaves what can be undone and what can be redone", () => {
  const [one, two] = [build(["switch"], []), build(["switch", "and"], [])];
  const history = undo(stepped(startHistory(one), two));
  const toggledNow = replacePresent(history, doAll(history.present, toggled(1)));
  expect(toggledNow.past).toBe(history.past);
  expect(toggledNow.future).toBe(history.future);
  expect(redo(toggledNow).present.parts).toHaveLength(2);
});

test("a new step forgets what was undone, and the same state is no step", () => {
  const history = stepped(startHistory(emptyState), build(["and"], []));
  const branched = stepped(undo(history), build(["or"], []));
  expect(redo(branched)).toBe(branched);
  expect(stepped(history, history.present)).toBe(history);
});

test("a part that is drawn after an undo gets the id that the undo gave back", () => {
  const drawn = build(["and", "or"], []);
  const deletedTwo = doAll(drawn, deleted([2]));
  expect(doAll(deletedTwo, added("not")).parts.at(-1)?.id).toBe(3);
  const undone = undo(stepped(startHistory(build(["and"], [])), drawn)).present;
  expect(doAll(undone, added("not")).parts.at(-1)?.id).toBe(2);
});

test(`${undoDepth} steps can be undone, more than the 200 promised, and older ones are forgotten`, () => {
  const states = Array.from({ length: undoDepth + 21 }, (_, x) =>
    doAll(emptyState, { type: "add", kind: "and", x, y: 0 }),
  );
  const history = states.reduce(stepped, startHistory(emptyState));
  expect(undoDepth).toBeGreaterThanOrEqual(200);
  expect(history.past).toHaveLength(undoDepth);
  expect(times(undoDepth + 5, undo, history).present).toBe(states[20]);
  expect(times(undoDepth + 5, redo, times(undoDepth + 5, undo, history)).present).toBe(states.at(-1));
});

test("each step keeps what it did, there and back", () => {
  const drawn = step(startHistory(emptyState), build(["and"], []), "AND added");
  const both = step(drawn, build(["and", "or"], []), "OR added");
  const doneIn = ({ past, future }: History) => [past, future].map((steps) => steps.map(({ done }) => done));
  expect(doneIn(undo(both))).toEqual([["AND added"], ["OR added"]]);
  expect(doneIn(redo(undo(both)))).toEqual([["AND added", "OR added"], []]);
});
