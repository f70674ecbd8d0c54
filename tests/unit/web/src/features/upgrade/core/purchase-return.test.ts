// When the page asks for the result of an order, and what it shows, after every sequence of answers.

import { describe, expect, test } from "vitest";
import {
  after,
  askedNow,
  begun,
  begunAgain,
  begunLater,
  isHeldUp,
  pressedOutcome,
  shownOf,
  type CallOutcome,
  type StatusCheck,
} from "#features/upgrade/core/purchase-return.ts";

type Answer = "PENDING" | "SUCCESS" | "INVALID" | "NOT_FOUND" | "failed";

const answers: readonly Answer[] = ["PENDING", "SUCCESS", "INVALID", "NOT_FOUND", "failed"];
const firstMs = [0, 1_000, 2_000, 4_000, 8_000, 20_000];
/** The clock of a page that has been open for a while. */
const openedMs = 123_456.7;

function outcomeOf(answer: Answer, waitMs = 0): CallOutcome {
  return answer === "failed" ? { kind: "failed", waitMs } : { kind: "answered", status: answer };
}

interface Run {
  readonly check: StatusCheck;
  /** When each call was made, from the beginning. */
  readonly atMs: readonly number[];
  readonly shown: readonly string[];
}

/**
 * Answers the calls one after the other, each `callMs` after it was made, until nothing is asked or nothing is left.
 */
function run(given: readonly Answer[], callMs = 0): Run {
  const atMs: number[] = [];
  const shown: string[] = [];
  let check = begun(openedMs);
  let nowMs = openedMs;
  for (const answer of given) {
    if (check.dueMs === null) break;
    nowMs = Math.max(nowMs, check.dueMs);
    atMs.push(nowMs - openedMs);
    nowMs += callMs;
    check = after(check, outcomeOf(answer), nowMs);
    shown.push(shownOf(check));
  }
  return { check, atMs: atMs.map(Math.round), shown };
}

function sequences(length: number): Answer[][] {
  if (length === 0) return [[]];
  return sequences(length - 1).flatMap((before) => answers.map((answer) => [...before, answer]));
}

describe("the first calls", () => {
  const all = sequences(5);

  test(`are made at 0, 1, 2, 4 and 8 s until one says that the order is paid, in all ${all.length} sequences`, () => {
    for (const given of all) {
      const paid = given.indexOf("SUCCESS");
      const calls = paid === -1 ? 5 : paid + 1;
      const { atMs, check } = run(given);
      expect(atMs, String(given)).toEqual(firstMs.slice(0, calls));
      expect(check.calls, String(given)).toBe(calls);
    }
  });

  test("show the last answer, a pending one only after the fifth call, and no answer after five failures", () => {
    for (const given of all) {
      const { shown, check } = run(given);
      shown.forEach((each, index) => {
        const last = given.slice(0, index + 1).findLast((answer) => answer !== "failed");
        const isOpen = last === undefined || last === "PENDING";
        const expected = isOpen && index < 4 ? "checking" : (last ?? "unanswered");
        expect(each, String(given)).toBe(expected);
      });
      const end = shown.at(-1);
      expect(check.dueMs !== null, String(given)).toBe(end !== "SUCCESS" && end !== "unanswered");
    }
  });

  test("wait for each other where they are slow, and none is left out", () => {
    const { atMs } = run(["PENDING", "failed", "PENDING", "PENDING", "SUCCESS"], 1_500);
    expect(atMs).toEqual([0, 1_500, 3_000, 4_500, 8_000]);
  });
});

describe.each(["PENDING", "NOT_FOUND", "INVALID"] as const)("an order that is %s", (open) => {
  const first = Array.from({ length: 5 }, (): Answer => open);
  const always = Array.from({ length: 100 }, (): Answer => open);

  test("is asked for at 20 s, then every 15 s for five minutes, and stays what it is", () => {
    const { atMs, check } = run(always);
    expect(atMs.slice(5)).toEqual([
      20_000,
      ...Array.from({ length: 20 }, (_, at) => 20_000 + 15_000 * (at + 1)),
    ]);
    expect(check.dueMs).toBeNull();
    expect(shownOf(check)).toBe(open);
  });

  test("follows every answer until it is paid, in all sequences of four", () => {
    for (const later of sequences(4)) {
      const paid = later.indexOf("SUCCESS");
      const told = paid === -1 ? later : later.slice(0, paid + 1);
      const { check, atMs } = run([...first, ...later]);
      const last = told.findLast((answer) => answer !== "failed") ?? open;
      expect(shownOf(check), String(later)).toBe(last);
      expect(atMs.length, String(later)).toBe(5 + told.length);
      expect(check.dueMs !== null, String(later)).toBe(paid === -1);
    }
  });

  test("stays what it is where no call gets through", () => {
    const { check, atMs } = run([...first, ...Array.from({ length: 100 }, (): Answer => "failed")]);
    expect(shownOf(check)).toBe(open);
    expect(atMs).toHaveLength(26);
  });

  test("is asked for once with each return of the visitor, for good", () => {
    let { check } = run(always);
    for (const nowMs of [openedMs + 3_600_000, openedMs + 7_200_000]) {
      check = askedNow(check, nowMs);
      expect(check.dueMs).toBe(nowMs);
      // Two events of one return are one call.
      expect(askedNow(check, nowMs + 1)).toBe(check);
      check = after(check, outcomeOf(open), nowMs + 100);
      expect(check.dueMs).toBeNull();
    }
    const paid = after(askedNow(check, openedMs + 9e6), outcomeOf("SUCCESS"), openedMs + 9e6);
    expect(shownOf(paid)).toBe("SUCCESS");
    expect(askedNow(paid, openedMs + 9.1e6)).toBe(paid);
  });
});

test("an order that the buyer came back from earlier is asked for now, then every 15 s for five minutes", () => {
  let check = begunLater(openedMs);
  const atMs: number[] = [];
  while (check.dueMs !== null) {
    atMs.push(Math.round(check.dueMs - openedMs));
    check = after(check, outcomeOf("NOT_FOUND"), check.dueMs);
  }
  expect(atMs).toEqual(Array.from({ length: 20 }, (_, at) => 15_000 * at));
});

test.each<[Answer, string]>([
  ["NOT_FOUND", "free"],
  ["PENDING", "news"],
  ["SUCCESS", "news"],
  ["INVALID", "news"],
  ["failed", "failed"],
])("a press before buying again asks once more: %s is %s", (answer, outcome) => {
  const { check } = run(["NOT_FOUND"]);
  const pressed = askedNow(check, openedMs + 500);
  expect(pressed.dueMs).toBe(openedMs + 500);
  expect(pressedOutcome(pressed, check.calls)).toBe("asking");
  const answered = after(pressed, outcomeOf(answer), openedMs + 600);
  expect(pressedOutcome(answered, check.calls)).toBe(outcome);
  // What a later call finds is no answer to the press.
  expect(pressedOutcome(after(answered, outcomeOf("NOT_FOUND"), openedMs + 900), check.calls)).toBeNull();
});

describe("a service that asks to wait", () => {
  test("is not asked before, and the check says that it is held up", () => {
    const first = after(begun(openedMs), outcomeOf("failed", 60_000), openedMs + 100);
    expect(first.dueMs).toBe(openedMs + 60_100);
    expect(isHeldUp(first)).toBe(true);
    expect(shownOf(first)).toBe("checking");
    const second = after(first, outcomeOf("PENDING"), openedMs + 60_200);
    expect(isHeldUp(second)).toBe(false);
    // A second after the call that was held up, as planned.
    expect(second.dueMs).toBe(openedMs + 61_100);
  });

  test("for less than there is time anyway holds nothing up", () => {
    const first = after(begun(openedMs), outcomeOf("failed", 500), openedMs);
    expect(first.dueMs).toBe(openedMs + 1_000);
    expect(isHeldUp(first)).toBe(false);
  });

  test("is left alone for as long while a purchase is pending, too", () => {
    const { check } = run(Array.from({ length: 5 }, () => "PENDING"));
    expect(after(check, outcomeOf("failed", 60_000), openedMs + 8_000).dueMs).toBe(openedMs + 68_000);
  });

  test("is not asked before by a new try", () => {
    const { check } = run(Array.from({ length: 4 }, () => "failed"));
    const ended = after(check, outcomeOf("failed", 30_000), openedMs + 8_000);
    expect(shownOf(ended)).toBe("unanswered");
    const again = begunAgain(ended, openedMs + 10_000);
    expect(again.dueMs).toBe(openedMs + 38_000);
    expect(isHeldUp(again)).toBe(true);
  });
});

test("a new try begins at once, with five calls of its own", () => {
  const { check } = run(Array.from({ length: 5 }, () => "failed"));
  const again = begunAgain(check, openedMs + 20_000);
  expect(shownOf(again)).toBe("checking");
  expect(again.dueMs).toBe(openedMs + 20_000);
  expect(after(again, outcomeOf("failed"), openedMs + 20_000).dueMs).toBe(openedMs + 21_000);
});
