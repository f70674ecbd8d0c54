// Section 4's Simplifier: each way from one status to another, by name.

import { describe, expect, test } from "vitest";
import {
  canSubmit,
  initialState,
  reduce,
  type Answered,
  type SimplifierEvent,
  type SimplifierState,
  type SimplifierStatus,
} from "../../web/src/features/simplifier/core/machine.ts";

function answered(text: string, mode: Answered["mode"] = "boolean"): Answered {
  const answer = {
    simplified: text,
    sop: text,
    primeImpList: [],
    vars: [],
    terms: 1,
    literals: 1,
    proven: true,
    primeCount: 0,
  };
  return { text, mode, answer };
}

const failure = { message: "An operand is missing.", code: "missing_operand", place: { start: 2, end: 3 } };

const edited = (input: string): SimplifierEvent => ({ type: "edited", input });
const submitted = (text: string): SimplifierEvent => ({ type: "submitted", text });
const answeredCall = (call: number, text: string): SimplifierEvent => ({
  type: "answered",
  call,
  answered: answered(text),
});
const failedCall = (call: number): SimplifierEvent => ({ type: "failed", call, failure });

function after(...events: readonly SimplifierEvent[]): SimplifierState {
  return events.reduce(reduce, initialState);
}

const solved = [edited("A+A"), submitted("A+A"), answeredCall(1, "A+A")];
const wrong = [edited("A+"), submitted("A+"), failedCall(1)];

describe("each event leads to the status the specification names", () => {
  const cases: readonly [name: string, events: readonly SimplifierEvent[], status: SimplifierStatus][] = [
    ["the start is InvalidInput, there being nothing yet", [], "InvalidInput"],
    ["typing gives None", [edited("A")], "None"],
    ["empty input gives InvalidInput", [edited("A"), edited("")], "InvalidInput"],
    ["blank input gives InvalidInput", [edited(" \t\u00a0\u3000")], "InvalidInput"],
    ["submitting gives Simplifying", [edited("A"), submitted("A")], "Simplifying"],
    ["an answer gives Simplified", solved, "Simplified"],
    ["a failure gives Error", wrong, "Error"],
    ["editing after an answer gives None", [...solved, edited("A+AB")], "None"],
    ["editing after a failure gives None", [...wrong, edited("A+B")], "None"],
    ["emptying after an answer gives InvalidInput", [...solved, edited("")], "InvalidInput"],
    ["emptying after a failure gives InvalidInput", [...wrong, edited("")], "InvalidInput"],
    ["editing while Simplifying gives None", [edited("A"), submitted("A"), edited("AB")], "None"],
    [
      "emptying while Simplifying gives InvalidInput",
      [edited("A"), submitted("A"), edited("")],
      "InvalidInput",
    ],
    ["cancelling gives None", [edited("A"), submitted("A"), { type: "cancelled" }], "None"],
    ["cancelling after the answer changes nothing", [...solved, { type: "cancelled" }], "Simplified"],
    ["Clear after an answer gives InvalidInput", [...solved, { type: "cleared" }], "InvalidInput"],
    ["Clear after a failure gives InvalidInput", [...wrong, { type: "cleared" }], "InvalidInput"],
    [
      "Clear while Simplifying gives InvalidInput",
      [edited("A"), submitted("A"), { type: "cleared" }],
      "InvalidInput",
    ],
    ["submitting a failed input again gives Simplifying", [...wrong, submitted("A+")], "Simplifying"],
    ["submitting nothing stays InvalidInput", [submitted("")], "InvalidInput"],
    [
      "choosing the mode gives None",
      [edited("1"), submitted("1"), answeredCall(1, "1"), { type: "modeChosen", mode: "mint" }],
      "None",
    ],
    [
      "choosing the mode of no input stays InvalidInput",
      [{ type: "modeChosen", mode: "mint" }],
      "InvalidInput",
    ],
  ];
  test.each(cases)("%s", (_name, events, status) => {
    expect(after(...events).status).toBe(status);
  });
});

test("submit is disabled while Simplifying or InvalidInput, and only then", () => {
  const enabled = [after(edited("A")), after(...solved), after(...wrong)];
  const disabled = [after(), after(edited(" ")), after(edited("A"), submitted("A"))];
  expect(enabled.map(canSubmit)).toEqual([true, true, true]);
  expect(disabled.map(canSubmit)).toEqual([false, false, false]);
});

describe("unchanged input is not sent again", () => {
  test("submitting what is Simplified does nothing at all", () => {
    const state = after(...solved);
    expect(reduce(state, submitted("A+A"))).toBe(state);
  });

  test("edited and typed back, it is Simplified without a call", () => {
    const state = after(...solved, edited("A+AB"), edited("A+A"), submitted("A+A"));
    expect(state).toMatchObject({ status: "Simplified", call: 1, answered: answered("A+A") });
  });

  test("spaces alone do not make it another input", () => {
    const state = after(...solved, edited("A + A"), submitted("A+A"));
    expect(state).toMatchObject({ status: "Simplified", call: 1 });
  });

  test("the same text in the other mode is another input", () => {
    const state = after(edited("1"), submitted("1"), answeredCall(1, "1"), {
      type: "modeChosen",
      mode: "mint",
    });
    expect(reduce(state, submitted("1"))).toMatchObject({ status: "Simplifying", call: 2 });
  });

  test("after a failure in between, the earlier answer is still there", () => {
    const state = after(
      ...solved,
      edited("A+"),
      submitted("A+"),
      failedCall(2),
      edited("A+A"),
      submitted("A+A"),
    );
    expect(state).toMatchObject({ status: "Simplified", call: 2, failure: null });
  });

  test("after Clear it is sent anew", () => {
    const state = after(...solved, { type: "cleared" }, edited("A+A"), submitted("A+A"));
    expect(state).toMatchObject({ status: "Simplifying", call: 2 });
  });
});

describe("an answer that nobody waits for is dropped", () => {
  const cases: readonly [name: string, events: readonly SimplifierEvent[]][] = [
    ["of an input that was edited", [edited("A"), submitted("A"), edited("AB")]],
    ["of a call that was cancelled", [edited("A"), submitted("A"), { type: "cancelled" }]],
    ["of an input that was cleared", [edited("A"), submitted("A"), { type: "cleared" }]],
    ["of the call before this one", [edited("A"), submitted("A"), edited("AB"), submitted("AB")]],
  ];
  test.each(cases)("%s", (_name, events) => {
    const state = after(...events);
    expect(reduce(state, answeredCall(1, "A"))).toBe(state);
    expect(reduce(state, failedCall(1))).toBe(state);
  });
});

test("Clear empties input, answer, alert and the chosen mode", () => {
  const chosen: SimplifierEvent = { type: "modeChosen", mode: "mint" };
  expect(after(edited("0"), chosen, ...solved, { type: "cleared" })).toEqual({ ...initialState, call: 1 });
  expect(after(...wrong, { type: "cleared" })).toEqual({ ...initialState, call: 1 });
});

test("a failure is kept in status Error only", () => {
  expect(after(...wrong).failure).toBe(failure);
  expect(after(...wrong, edited("A")).failure).toBeNull();
  expect(after(...wrong, submitted("A+")).failure).toBeNull();
});
