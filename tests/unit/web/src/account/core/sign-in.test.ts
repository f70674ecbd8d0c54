// The states of the sign-in dialog (section 4): each transition, by name, and what holds after any of them.

import { constantFrom, integer, property, record, array, oneof, constant, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "#support/depth.ts";
import type { AccountKind, SignInFailure } from "#account/core/user.ts";
import {
  firstState,
  mayStart,
  signIn,
  type SignInEvent,
  type SignInState,
  type Task,
} from "#account/core/sign-in.ts";
import { signingIn } from "#messages/signing-in.ts";
import { specifiedAccounts } from "#messages/specified.ts";

const email = "ada@example.com";
const emailChosen: SignInEvent = { type: "emailChosen" };
const wentBack: SignInEvent = { type: "wentBack" };
const edited = (text = email): SignInEvent => ({ type: "emailEdited", email: text });
const started = (task: Task, number = 1): SignInEvent => ({ type: "started", try: { task, number } });
const done = (task: Task, number = 1): SignInEvent => ({ type: "done", try: { task, number } });
const checked = (kind: AccountKind, number = 1): SignInEvent => ({
  type: "checked",
  try: { task: "check", number },
  kind,
});
const failed = (task: Task, code: string, number = 1): SignInEvent => ({
  type: "failed",
  try: { task, number },
  failure: failureOf(code),
});

function failureOf(code: string): SignInFailure {
  return { code, message: `Firebase: Error (auth/${code}).` };
}

function after(...events: readonly SignInEvent[]): SignInState {
  return events.reduce(signIn, firstState);
}

const typed = [emailChosen, edited()];
const checking = [...typed, started("check")];
const asNew = [...checking, checked("new")];
const asExisting = [...checking, checked("existing")];
const asGoogle = [...checking, checked("google")];

type Case = readonly [name: string, events: readonly SignInEvent[], expected: object];

describe("the steps", () => {
  const cases: readonly Case[] = [
    ["the dialog opens at none", [], { step: "none", email: "", underWay: null }],
    ["e-mail leads to selected", [emailChosen], { step: "selected" }],
    ["typing stays at selected", typed, { step: "selected", email }],
    [
      "a check under way stays at selected",
      checking,
      { step: "selected", underWay: { task: "check", number: 1 } },
    ],
    [
      "whoever has an account after all goes to the password, and may continue with Google",
      [...asNew, { type: "accountClaimed" }],
      { step: "validated", email, offersGoogle: true, alert: null },
    ],
    [
      "a sign-up under way is awaited first",
      [...asNew, started("signUp", 2), { type: "accountClaimed" }],
      { step: "newAccount", underWay: { task: "signUp", number: 2 } },
    ],
    ["an unknown address leads to newAccount", asNew, { step: "newAccount", underWay: null }],
    ["a known address leads to validated", asExisting, { step: "validated", underWay: null }],
    [
      "a Google account's address stays at selected, is told so, and Google is offered",
      asGoogle,
      { step: "selected", emailError: specifiedAccounts.googleLinked, offersGoogle: true, alert: null },
    ],
    ["Google stays at none while its window is open", [started("google")], { step: "none" }],
    ["Back leads from selected to none", [...typed, wentBack], { step: "none" }],
    ["Back leads from newAccount to none", [...asNew, wentBack], { step: "none" }],
    ["Back leads from validated to none", [...asExisting, wentBack], { step: "none" }],
    ["the address survives the way back", [...asNew, wentBack, emailChosen], { step: "selected", email }],
    [
      "a sign-up that went well stays where it is; the dialog closes with the signed-in user",
      [...asNew, started("signUp", 2), done("signUp", 2)],
      { step: "newAccount", underWay: null, notice: null, alert: null },
    ],
    [
      "a sign-in that went well stays where it is",
      [...asExisting, started("signIn", 2), done("signIn", 2)],
      { step: "validated", underWay: null, notice: null, alert: null },
    ],
    [
      "an address with spaces around it is the address without them",
      [emailChosen, edited(` ${email} `), started("check"), checked("existing")],
      { step: "validated", email },
    ],
    [
      "an address that was Google's a moment ago is not any more",
      [...asGoogle, started("check", 2), checked("existing", 2)],
      { step: "validated", offersGoogle: false, emailError: null },
    ],
  ];
  test.each(cases)("%s", (_name, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });
});

describe("the address", () => {
  const cases: readonly Case[] = [
    [
      "a missing one is asked for",
      [emailChosen, { type: "emailMissing" }],
      { emailError: specifiedAccounts.emailMissing },
    ],
    [
      "one that the library refuses is told at its field, without an alert",
      [...checking, failed("check", "invalid-email")],
      { step: "selected", emailError: specifiedAccounts.emailInvalid, alert: null, underWay: null },
    ],
    [
      "any other failure of the check is an alert with its code",
      [...checking, failed("check", "internal-error")],
      { step: "selected", emailError: null, alert: { text: "Error : internal-error", hint: null } },
    ],
    [
      "editing takes away what was said of the one before",
      [...asGoogle, edited("b")],
      { email: "b", emailError: null, offersGoogle: false },
    ],
    [
      "editing takes the alert away",
      [...checking, failed("check", "internal-error"), edited("b")],
      { alert: null },
    ],
    ["another check takes away what was said", [...asGoogle, started("check", 2)], { emailError: null }],
  ];
  test.each(cases)("%s", (_name, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });
});

describe("passwords", () => {
  const differed = [...asNew, { type: "passwordsDiffered" }] as const;
  const cases: readonly Case[] = [
    ["unlike ones are told at the second field", differed, { step: "newAccount", passwordsDiffer: true }],
    ["editing one takes that away", [...differed, { type: "passwordEdited" }], { passwordsDiffer: false }],
    ["a try takes that away", [...differed, started("signUp", 2)], { passwordsDiffer: false }],
    [
      "unlike ones take the alert of the last try away",
      [...asNew, started("signUp", 2), failed("signUp", "weak-password", 2), { type: "passwordsDiffered" }],
      { alert: null },
    ],
    [
      "a weak one stays at newAccount, where the form keeps the typed name",
      [...asNew, started("signUp", 2), failed("signUp", "weak-password", 2)],
      { step: "newAccount", alert: { text: expect.stringMatching(/^Sign-in error : Firebase/) } },
    ],
    [
      "a wrong one stays at validated",
      [...asExisting, started("signIn", 2), failed("signIn", "wrong-password", 2)],
      { step: "validated", underWay: null, offersGoogle: false },
    ],
    [
      "an address that turns out to be taken leads to validated and offers Google",
      [...asNew, started("signUp", 2), failed("signUp", "email-already-in-use", 2)],
      { step: "validated", notice: signingIn.emailTaken, offersGoogle: true, alert: null, underWay: null },
    ],
    [
      "the mail for a new one is told with its address",
      [...asExisting, started("reset", 2), done("reset", 2)],
      { step: "validated", notice: signingIn.resetMailed(email) },
    ],
    [
      "a mail that was not sent is an alert",
      [...asExisting, started("reset", 2), failed("reset", "too-many-requests", 2)],
      { notice: null, alert: { text: expect.any(String), hint: signingIn.hints.tooManyTries } },
    ],
  ];
  test.each(cases)("%s", (_name, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });
});

describe("alerts", () => {
  const wrong = [...asExisting, started("signIn", 2), failed("signIn", "wrong-password", 2)];
  const cases: readonly Case[] = [
    ["can be closed", [...wrong, { type: "alertClosed" }], { step: "validated", alert: null }],
    ["go with the next try", [...wrong, started("signIn", 3)], { alert: null }],
    ["go with Back", [...wrong, wentBack], { step: "none", alert: null }],
  ];
  test.each(cases)("%s", (_name, events, expected) => {
    expect(after(...wrong).alert).not.toBeNull();
    expect(after(...events)).toMatchObject(expected);
  });

  test("good news goes with the next try", () => {
    const mailed = [...asExisting, started("reset", 2), done("reset", 2)];
    expect(after(...mailed, started("signIn", 3)).notice).toBeNull();
  });
});

describe("Google", () => {
  const cancelled = { text: specifiedAccounts.popupCancelled, hint: null };
  const cases: readonly Case[] = [
    [
      "a window that was closed is an alert",
      [started("google"), failed("google", "popup-closed-by-user")],
      { step: "none", underWay: null, alert: { text: specifiedAccounts.popupClosed, hint: null } },
    ],
    [
      "a second window shows that the first was cancelled, and goes on",
      [started("google"), started("google", 2), failed("google", "cancelled-popup-request")],
      { underWay: { task: "google", number: 2 }, alert: cancelled },
    ],
    [
      "the second window's own end is told as well",
      [
        started("google"),
        started("google", 2),
        failed("google", "cancelled-popup-request"),
        failed("google", "popup-closed-by-user", 2),
      ],
      { underWay: null, alert: { text: specifiedAccounts.popupClosed, hint: null } },
    ],
    [
      "an open window does not keep anybody from the e-mail",
      [started("google"), ...typed, started("check", 2)],
      { step: "selected", underWay: { task: "check", number: 2 } },
    ],
    [
      "one that is closed while an address is checked says nothing",
      [...typed, started("google"), started("check", 2), failed("google", "popup-closed-by-user")],
      { underWay: { task: "check", number: 2 }, alert: null },
    ],
  ];
  test.each(cases)("%s", (_name, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });
});

describe("nothing is sent twice", () => {
  test.each(["check", "signUp", "signIn", "reset"] as const)("no other try starts during %s", (task) => {
    const state = after(...typed, started(task));
    expect(mayStart(state)).toBe(false);
    for (const other of ["google", "check", "signUp", "signIn", "reset"] as const)
      expect(signIn(state, started(other, 2))).toBe(state);
  });

  test("a try may start while none is under way, or only Google's window", () => {
    expect([after(), after(...asNew), after(started("google"))].map(mayStart)).toEqual([true, true, true]);
  });
});

describe("an answer that nobody waits for changes nothing", () => {
  const cases: readonly [name: string, events: readonly SignInEvent[]][] = [
    ["of a check before Back", [...checking, wentBack]],
    ["of a check before Back and forth", [...checking, wentBack, emailChosen]],
    ["of an address that was edited", [...checking, edited("b@example.com")]],
    ["of the check before this one", [...checking, edited("b"), started("check", 2)]],
    ["of a check that has been answered", [...checking, failed("check", "internal-error")]],
  ];
  test.each(cases)("%s", (_name, events) => {
    const state = after(...events);
    const kinds: readonly AccountKind[] = ["new", "existing", "google"];
    for (const answer of [
      ...kinds.map((kind) => checked(kind)),
      failed("check", "invalid-email"),
      done("check"),
    ])
      expect(signIn(state, answer)).toBe(state);
  });

  test("of a password whose step was left", () => {
    const state = after(...asExisting, started("signIn", 2), wentBack);
    expect(signIn(state, failed("signIn", "wrong-password", 2))).toBe(state);
  });
});

describe("after any events", () => {
  const tasks = constantFrom<Task>("google", "check", "signUp", "signIn", "reset");
  const tried = record({ task: tasks, number: integer({ min: 1, max: 4 }) });
  const codes = constantFrom(
    "email-already-in-use",
    "invalid-email",
    "wrong-password",
    "cancelled-popup-request",
    "x",
  );
  const event = oneof(
    constantFrom<SignInEvent>(
      emailChosen,
      wentBack,
      { type: "emailMissing" },
      { type: "passwordEdited" },
      { type: "passwordsDiffered" },
      { type: "alertClosed" },
    ),
    record({ type: constant("emailEdited" as const), email: string() }),
    record({ type: constant("started" as const), try: tried }),
    record({ type: constant("done" as const), try: tried }),
    record({ type: constant("failed" as const), try: tried, failure: codes.map(failureOf) }),
    record({
      type: constant("checked" as const),
      try: tried.map(({ number }) => ({ task: "check" as const, number })),
      kind: constantFrom<AccountKind>("new", "google", "existing"),
    }),
  );
  const always = (holds: (events: readonly SignInEvent[]) => void) =>
    assertProperty(property(array(event, { maxLength: 20 }), (events) => holds(events)));

  test("the state has its own fields alone, so none for a name or a password", () => {
    always((events) => {
      expect(Object.keys(after(...events)).toSorted()).toEqual(Object.keys(firstState).toSorted());
    });
    expect(Object.keys(firstState).filter((name) => /^(name|password)$/i.test(name))).toEqual([]);
  });

  test("Back leads to the first step with nothing but the address", () => {
    always((events) => {
      const { email: kept } = after(...events);
      expect(after(...events, wentBack)).toEqual({ ...firstState, email: kept });
    });
  });

  test("an outdated answer changes nothing, but for what a replaced Google window says", () => {
    always((events) => {
      const state = after(...events);
      const number = 5;
      for (const answer of [checked("google", number), done("signIn", number), failed("signUp", "x", number)])
        expect(signIn(state, answer)).toBe(state);
      const { alert: _, ...rest } = signIn(state, failed("google", "cancelled-popup-request", number));
      expect(state).toMatchObject(rest);
    });
  });
});
