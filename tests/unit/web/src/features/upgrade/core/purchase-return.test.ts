// When the page asks for the result of an order, and what it shows, after every sequence of answers.

import { describe, expect, test } from "vitest";
import {
  after,
  begun,
  begunAgain,
  isHeldUp,
  shownOf,
  type CallOutcome,
  type StatusCheck,
} from "#features/upgrade/core/purchase-return.ts";

type Answer = "PENDING" | "SUCCESS" | "INVALID" | "NOT_FOUND" | "failed";

const answers: readonly Answer[] = ["PENDING", "SUCCESS", "INVALID", "NOT_FOUND", "failed"];
const firstMs = [0, 1_000, 2_000, 4_000, 8_000];
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

const isSettled = (answer: Answer | undefined) =>
  answer === "SUCCESS" || answer === "INVALID" || answer === "NOT_FOUND";

describe("the first five calls", () => {
  const all = sequences(5);

  test(`are made at 0, 1, 2, 4 and 8 s until one settles it, in all ${all.length} sequences of answers`, () => {
    for (const given of all) {
      const settled = given.findIndex(isSettled);
      const calls = settled === -1 ? 5 : settled + 1;
      const { atMs, check } = run(given);
      expect(atMs, String(given)).toEqual(firstMs.slice(0, calls));
      expect(check.calls, String(given)).toBe(calls);
    }
  });

  test("end with what settles it, else with the last answer, else unanswered", () => {
    for (const given of all) {
      const last = given.find(isSettled) ?? given.findLast((answer) => answer !== "failed") ?? "unanswered";
      const { shown, check } = run(given);
      expect(shown.at(-1), String(given)).toBe(last);
      expect(shown.slice(0, -1).every((each) => each === "checking")).toBe(true);
      expect(check.dueMs !== null, String(given)).toBe(last === "PENDING");
    }
  });

  test("wait for each other where they are slow, and none is left out", () => {
    const { atMs } = run(["PENDING", "failed", "PENDING", "PENDING", "SUCCESS"], 1_500);
    expect(atMs).toEqual([0, 1_500, 3_000, 4_500, 8_000]);
  });
});

describe("a pending purchase", () => {
  const pending = Array.from({ length: 5 }, (): Answer => "PENDING");

  test("is asked for every 15 s for five minutes, and stays pending then", () => {
    const { atMs, check } = run(Array.from({ length: 100 }, () => "PENDING"));
    expect(atMs.slice(5)).toEqual(Array.from({ length: 20 }, (_, at) => 8_000 + 15_000 * (at + 1)));
    expect(check.dueMs).toBeNull();
    expect(shownOf(check)).toBe("PENDING");
  });

  test("turns into the first other answer and is not asked for any more, in all sequences of four", () => {
    for (const later of sequences(4)) {
      const end = later.findIndex((answer) => answer !== "PENDING" && answer !== "failed");
      const { check, atMs } = run([...pending, ...later]);
      expect(shownOf(check), String(later)).toBe(later[end] ?? "PENDING");
      expect(atMs.length, String(later)).toBe(5 + (end === -1 ? 4 : end + 1));
      expect(check.dueMs !== null, String(later)).toBe(end === -1);
    }
  });

  test("stays pending where no call gets through", () => {
    const { check, atMs } = run([...pending, ...Array.from({ length: 100 }, (): Answer => "failed")]);
    expect(shownOf(check)).toBe("PENDING");
    expect(atMs).toHaveLength(25);
  });
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
