// The states of the Simplifier (section 4): each transition, by name.

import { describe, expect, test } from "vitest";
import type { Fix } from "#contract/generated/logic-types.ts";
import { searched } from "#features/simplifier/core/improved.ts";
import {
  canSubmit,
  initialState,
  reduce,
  type Answered,
  type SimplifierEvent,
  type SimplifierState,
  type SimplifierStatus,
} from "#features/simplifier/core/machine.ts";

function answered(text: string, mode: Answered["mode"] = "boolean", dontCares = ""): Answered {
  const answer = {
    simplified: text,
    sop: text,
    primeImpList: [],
    vars: [],
    terms: 1,
    literals: 1,
    proven: true,
    lowerBound: 1,
    primeCount: 0,
  };
  const none = new Uint8Array();
  const values = { required: none, dontCares: none, primes: none, cover: [], others: none };
  return { text, mode, dontCares, variables: "", answer, values };
}

const failure = {
  message: "An operand is missing.",
  code: "missing_operand",
  span: { start: 2, end: 3 },
  field: "input",
} as const;

const edited = (input: string): SimplifierEvent => ({ type: "edited", input });
const dontCaresEdited = (dontCares: string): SimplifierEvent => ({ type: "dontCaresEdited", dontCares });
const submitted: SimplifierEvent = { type: "submitted" };
const answeredCall = (call: number, ...of: Parameters<typeof answered>): SimplifierEvent => ({
  type: "answered",
  call,
  answered: answered(...of),
});
const failedCall = (call: number): SimplifierEvent => ({ type: "failed", call, failure });

function after(...events: readonly SimplifierEvent[]): SimplifierState {
  return events.reduce(reduce, initialState);
}

const solved = [edited("A+A"), submitted, answeredCall(1, "A+A")];
const wrong = [edited("A+"), submitted, failedCall(1)];

describe("each event leads to the status the specification names", () => {
  const cases: readonly [name: string, events: readonly SimplifierEvent[], status: SimplifierStatus][] = [
    ["the start is InvalidInput, there being nothing yet", [], "InvalidInput"],
    ["typing gives None", [edited("A")], "None"],
    ["empty input gives InvalidInput", [edited("A"), edited("")], "InvalidInput"],
    ["blank input gives InvalidInput", [edited(" \t\u00a0\u3000")], "InvalidInput"],
    ["submitting gives Simplifying", [edited("A"), submitted], "Simplifying"],
    ["an answer gives Simplified", solved, "Simplified"],
    ["a failure gives Error", wrong, "Error"],
    ["editing after an answer gives None", [...solved, edited("A+AB")], "None"],
    ["editing after a failure gives None", [...wrong, edited("A+B")], "None"],
    ["emptying after an answer gives InvalidInput", [...solved, edited("")], "InvalidInput"],
    ["emptying after a failure gives InvalidInput", [...wrong, edited("")], "InvalidInput"],
    ["editing while Simplifying gives None", [edited("A"), submitted, edited("AB")], "None"],
    ["emptying while Simplifying gives InvalidInput", [edited("A"), submitted, edited("")], "InvalidInput"],
    ["cancelling gives None", [edited("A"), submitted, { type: "cancelled" }], "None"],
    ["cancelling after the answer changes nothing", [...solved, { type: "cancelled" }], "Simplified"],
    ["Clear after an answer gives InvalidInput", [...solved, { type: "cleared" }], "InvalidInput"],
    ["Clear after a failure gives InvalidInput", [...wrong, { type: "cleared" }], "InvalidInput"],
    [
      "Clear while Simplifying gives InvalidInput",
      [edited("A"), submitted, { type: "cleared" }],
      "InvalidInput",
    ],
    ["submitting a failed input again gives Simplifying", [...wrong, submitted], "Simplifying"],
    ["submitting nothing stays InvalidInput", [submitted], "InvalidInput"],
    [
      "choosing the mode gives None",
      [edited("1"), submitted, answeredCall(1, "1"), { type: "modeChosen", mode: "mint" }],
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
  const disabled = [after(), after(edited(" ")), after(edited("A"), submitted)];
  expect(enabled.map(canSubmit)).toEqual([true, true, true]);
  expect(disabled.map(canSubmit)).toEqual([false, false, false]);
});

describe("unchanged input is not sent again", () => {
  test("submitting what is Simplified does nothing at all", () => {
    const state = after(...solved);
    expect(reduce(state, submitted)).toBe(state);
  });

  test("edited and typed back, it is Simplified without a call", () => {
    const state = after(...solved, edited("A+AB"), edited("A+A"), submitted);
    expect(state).toMatchObject({ status: "Simplified", call: 1, answered: answered("A+A") });
  });

  test("spaces alone do not make it another input", () => {
    const state = after(...solved, edited("A + A"), submitted);
    expect(state).toMatchObject({ status: "Simplified", call: 1 });
  });

  test("the same text in the other mode is another input", () => {
    const state = after(edited("1"), submitted, answeredCall(1, "1"), {
      type: "modeChosen",
      mode: "mint",
    });
    expect(reduce(state, submitted)).toMatchObject({ status: "Simplifying", call: 2 });
  });

  test("after a failure in between, the earlier answer is still there", () => {
    const state = after(...solved, edited("A+"), submitted, failedCall(2), edited("A+A"), submitted);
    expect(state).toMatchObject({ status: "Simplified", call: 2, failure: null });
  });

  test("after Clear it is sent anew", () => {
    const state = after(...solved, { type: "cleared" }, edited("A+A"), submitted);
    expect(state).toMatchObject({ status: "Simplifying", call: 2 });
  });
});

describe("each × takes away its own, and Undo brings that back", () => {
  const cleared: SimplifierEvent = { type: "fieldsCleared" };
  const closed: SimplifierEvent = { type: "answerClosed" };
  const typedBack: SimplifierEvent = { type: "restored", input: "A+A", dontCares: "", chosen: null };
  const reopened: SimplifierEvent = { type: "restored", answered: answered("A+A") };
  const kept = answered("A+A");

  const cases: readonly [
    name: string,
    events: readonly SimplifierEvent[],
    expected: Partial<SimplifierState>,
  ][] = [
    [
      "the field's × keeps the answer",
      [...solved, cleared],
      { status: "InvalidInput", input: "", answered: kept },
    ],
    [
      "the field's × after a failure takes the failure along",
      [...wrong, cleared],
      { status: "InvalidInput", failure: null },
    ],
    [
      "the field's × while Simplifying ends the call",
      [edited("A"), submitted, cleared],
      { status: "InvalidInput" },
    ],
    [
      "the field's × empties both fields and forgets the chosen mode",
      [edited("1"), { type: "modeChosen", mode: "mint" }, dontCaresEdited("0"), cleared],
      { input: "", dontCares: "", mode: "boolean", chosen: null },
    ],
    [
      "the text that was answered is Simplified again",
      [...solved, cleared, typedBack],
      { status: "Simplified", input: "A+A", answered: kept },
    ],
    [
      "another text is not",
      [...solved, edited("B"), cleared, { ...typedBack, input: "B" }],
      { status: "None", input: "B", answered: kept },
    ],
    [
      "the chosen mode and the don't-cares come back",
      [
        edited("1"),
        { type: "modeChosen", mode: "mint" },
        cleared,
        { type: "restored", input: "1", dontCares: "0", chosen: "mint" },
      ],
      { status: "None", mode: "mint", chosen: "mint", dontCares: "0" },
    ],
    [
      "the don't-cares come back alone",
      [edited("1 3"), { type: "restored", dontCares: "0" }],
      { status: "None", input: "1 3", dontCares: "0" },
    ],
    ["the answer's × keeps the field", [...solved, closed], { status: "None", input: "A+A", answered: null }],
    [
      "the answer's × changes no other status",
      [...solved, edited(""), closed],
      { status: "InvalidInput", answered: null },
    ],
    [
      "the answer's × under a failure leaves the failure",
      [...solved, edited("A+"), submitted, failedCall(2), closed],
      { status: "Error", answered: null, failure },
    ],
    [
      "the answer of the field's text is Simplified again",
      [...solved, closed, reopened],
      { status: "Simplified", answered: kept },
    ],
    [
      "what was typed meanwhile stays, above the old answer",
      [...solved, closed, edited("B"), reopened],
      { status: "None", input: "B", answered: kept },
    ],
    [
      "an answer that came meanwhile stays",
      [...solved, closed, edited("B"), submitted, answeredCall(2, "B"), reopened],
      { status: "Simplified", answered: answered("B") },
    ],
  ];
  test.each(cases)("%s", (_name, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });
});

describe("don't-cares", () => {
  const minTerms = [edited("1 3 7"), dontCaresEdited("5 2")];
  const answeredLists = [...minTerms, submitted, answeredCall(1, "1,3,7", "mint", "5,2")];
  const wrongLists: readonly SimplifierEvent[] = [
    ...minTerms,
    submitted,
    { type: "failed", call: 1, failure: { ...failure, field: "dontCares" } },
  ];

  const cases: readonly [name: string, events: readonly SimplifierEvent[], status: SimplifierStatus][] = [
    ["editing them after an answer gives None", [...answeredLists, dontCaresEdited("5")], "None"],
    ["editing them after a failure gives None", [...wrongLists, dontCaresEdited("2")], "None"],
    ["editing them while Simplifying gives None", [...minTerms, submitted, dontCaresEdited("2")], "None"],
    ["emptying them gives None", [...answeredLists, dontCaresEdited("")], "None"],
    ["without an input they are InvalidInput", [dontCaresEdited("2")], "InvalidInput"],
    ["emptying the input beside them gives InvalidInput", [...answeredLists, edited("")], "InvalidInput"],
    [
      "submitting them without an input stays InvalidInput",
      [dontCaresEdited("2"), submitted],
      "InvalidInput",
    ],
    ["a failure of theirs gives Error", wrongLists, "Error"],
  ];
  test.each(cases)("%s", (_name, events, status) => {
    expect(after(...events).status).toBe(status);
  });

  test("submitting what is Simplified does nothing at all", () => {
    const state = after(...answeredLists);
    expect(reduce(state, submitted)).toBe(state);
  });

  test("edited and typed back, spaces or not, they are Simplified without a call", () => {
    const state = after(...answeredLists, dontCaresEdited("5"), dontCaresEdited(" 5,  2 "), submitted);
    expect(state).toMatchObject({ status: "Simplified", call: 1 });
  });

  test.each(["", "5", "2 5", "5 2 0"])("the same min terms with %j are another question", (dontCares) => {
    const state = after(...answeredLists, dontCaresEdited(dontCares), submitted);
    expect(state).toMatchObject({ status: "Simplifying", call: 2 });
  });

  test("blank ones are none", () => {
    const state = after(edited("1 3"), submitted, answeredCall(1, "1,3", "mint"), dontCaresEdited("  "));
    expect(reduce(state, submitted)).toMatchObject({ status: "Simplified", call: 1 });
  });

  test("they outlast the other mode, where they make no other question", () => {
    const state = after(dontCaresEdited("5"), edited("1"), submitted, answeredCall(1, "1"));
    expect(reduce(state, submitted)).toBe(state);
    expect(reduce(state, { type: "modeChosen", mode: "mint" })).toMatchObject({ dontCares: "5" });
  });

  test("they have no say in the mode", () => {
    expect(after(edited("0 1"), dontCaresEdited("A+B"))).toMatchObject({ mode: "mint", locked: false });
    expect(after(edited("A"), dontCaresEdited("2"))).toMatchObject({ mode: "boolean", locked: true });
  });

  test("whoever asks brings them along, or none", () => {
    const asked: SimplifierEvent = {
      type: "asked",
      input: "1",
      mode: "mint",
      dontCares: "3",
      remembered: true,
    };
    expect(after(asked)).toMatchObject({ status: "Simplifying", dontCares: "3" });
    const { dontCares: _left, ...without } = asked;
    expect(after(asked, without)).toMatchObject({ status: "Simplifying", call: 2, dontCares: "" });
  });

  test("Clear empties them", () => {
    expect(after(...answeredLists, { type: "cleared" })).toEqual({ ...initialState, call: 1 });
  });
});

describe("the search with the whole budget, after a first answer", () => {
  const first: Answered = { ...answered("A+A"), isSearching: true };
  const drawn: readonly SimplifierEvent[] = [
    edited("A+A"),
    submitted,
    { type: "answered", call: 1, answered: first },
  ];
  const ended: SimplifierEvent = { type: "improved", answered: searched(first, null) };
  const cases: readonly [name: string, events: readonly SimplifierEvent[], isSearched: boolean][] = [
    ["runs while the first answer is shown", drawn, true],
    ["has ended with its answer", [...drawn, ended], false],
    ["stops with an edit", [...drawn, edited("A+B")], false],
    [
      "runs again once the same text is submitted again",
      [...drawn, edited("A+B"), edited("A+A"), submitted],
      true,
    ],
    ["is not repeated once it has ended", [...drawn, ended, edited("A+B"), edited("A+A"), submitted], false],
    ["stops with the answer's ×", [...drawn, { type: "answerClosed" }], false],
    [
      "runs again after its Undo",
      [...drawn, { type: "answerClosed" }, { type: "restored", answered: first }],
      true,
    ],
  ];
  test.each(cases)("%s", (_name, events, isSearched) => {
    const { status, answered: shown } = after(...events);
    expect(status === "Simplified" && shown?.isSearching === true).toBe(isSearched);
  });
});

describe("a better answer by a longer search", () => {
  const better = { ...answered("A+A"), first: answered("A+A") };
  const improved: SimplifierEvent = { type: "improved", answered: better };

  test("takes the shown one's stead, and nothing else changes", () => {
    expect(after(...solved, improved)).toEqual({ ...after(...solved), answered: better });
  });

  const cases: readonly [name: string, events: readonly SimplifierEvent[]][] = [
    ["once the input was edited", [...solved, edited("A+B")]],
    ["once the answer was closed", [...solved, { type: "answerClosed" }]],
    ["once another input is answered", [...solved, edited("A"), submitted, answeredCall(2, "A")]],
  ];
  test.each(cases)("is dropped %s", (_name, events) => {
    expect(after(...events, improved)).toEqual(after(...events));
  });
});

describe("an answer that nobody waits for is dropped", () => {
  const cases: readonly [name: string, events: readonly SimplifierEvent[]][] = [
    ["of an input that was edited", [edited("A"), submitted, edited("AB")]],
    ["of a call that was cancelled", [edited("A"), submitted, { type: "cancelled" }]],
    ["of an input that was cleared", [edited("A"), submitted, { type: "cleared" }]],
    ["of the call before this one", [edited("A"), submitted, edited("AB"), submitted]],
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
  expect(after(...wrong, submitted).failure).toBeNull();
});

describe("a text in another notation", () => {
  const rows: Fix = { kind: "minTerms", text: "0 1", dontCares: "5", variables: 4 };
  const correctedCall = (call: number): SimplifierEvent => ({
    type: "corrected",
    call,
    field: "input",
    fix: { kind: "minTerms", text: "0 1", dontCares: "5", variables: 4 },
  });
  const given = [dontCaresEdited("7"), edited("Σm(0,1)+d(5)")];
  const typed = { input: "Σm(0,1)+d(5)", dontCares: "7", variables: "", chosen: null };

  test("fills all fields, turns the toggle and goes on being solved", () => {
    const state = after(...given, submitted, correctedCall(1));
    expect(state).toMatchObject({
      input: "0 1",
      dontCares: "5",
      variables: "4",
      mode: "mint",
      status: "Simplifying",
      call: 2,
    });
    expect(state.taken).toEqual({ typed, as: "min terms 0 1, don't-cares 5 of A, B, C, D" });
    expect(after(...given, submitted, correctedCall(1), correctedCall(1))).toEqual(state);
  });

  test("comes back whole, also when the second field was corrected after the first", () => {
    const second: SimplifierEvent = {
      type: "corrected",
      call: 2,
      field: "dontCares",
      fix: { kind: "minTerms", text: "5 6", variables: 3 },
    };
    const state = after(...given, submitted, correctedCall(1), second);
    expect(state).toMatchObject({ input: "0 1", dontCares: "5 6", taken: { typed } });
    const restored = reduce(state, { type: "restored", ...typed });
    expect(restored).toMatchObject({ ...typed, mode: "boolean", status: "None", taken: null });
  });

  test("is forgotten once a field is edited", () => {
    expect(after(...given, submitted, correctedCall(1), edited("0 1 3")).taken).toBeNull();
  });

  test("is not corrected by a call that was left", () => {
    expect(after(...given, submitted, edited("A"), correctedCall(1))).toMatchObject({ input: "A" });
  });

  test("pressed away fills both fields; a mistake fills its own and leaves nothing to take back", () => {
    const press = (fix: Fix) => after(...given, { type: "fixed", field: "input", fix });
    expect(press(rows)).toMatchObject({ input: "0 1", dontCares: "5", mode: "mint", status: "None" });
    expect(press({ kind: "close", text: "(A)", added: ")" })).toMatchObject({
      input: "(A)",
      dontCares: "7",
      taken: null,
    });
  });
});
