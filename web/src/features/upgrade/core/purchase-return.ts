// How the page finds out the result of an order: when it asks, and what it shows meanwhile. Pure; times are
// milliseconds of a monotonic clock. The provider's notify may come later than the buyer, or never, and a declined card
// may be followed by one that pays. So only a paid order needs no further question.

import type * as z from "zod/mini";
import type { orderStatusRoute } from "#contract/upgrade.ts";

export type OrderStatus = z.output<(typeof orderStatusRoute)["response"]>;

/** When the first calls are due after the buyer came back. A call is made only after the end of the call before it. */
const firstCallsMs = [0, 1_000, 2_000, 4_000, 8_000, 20_000] as const;
/** The calls before the page says that a purchase is pending, or that the service cannot be reached. */
const checkingCalls = 5;
/** After the first calls the page asks at this interval, for five minutes; then whenever the visitor comes back to it. */
const laterEveryMs = 15_000;
const laterCallsMax = (5 * 60 * 1_000) / laterEveryMs;

export interface StatusCheck {
  /** The time from which the times of the first calls are counted. */
  readonly begunMs: number;
  /** The number of ended calls. */
  readonly calls: number;
  /** The last answer; null before the first. */
  readonly answer: OrderStatus | null;
  /** Whether the last call failed. */
  readonly isFailed: boolean;
  /** The service refuses calls before this time; null if its last answer gave no such time. */
  readonly notBeforeMs: number | null;
  /** The time of the next call; null if no further call is due. */
  readonly dueMs: number | null;
}

export type CallOutcome =
  | { readonly kind: "answered"; readonly status: OrderStatus }
  /** `waitMs`: how long the service refuses further calls. */
  | { readonly kind: "failed"; readonly waitMs: number };

/** `checking`: the first calls go on. `unanswered`: all of them failed. */
export type Shown = OrderStatus | "checking" | "unanswered";

/** The calls after a return from payment. */
export function begun(nowMs: number): StatusCheck {
  return { begunMs: nowMs, calls: 0, answer: null, isFailed: false, notBeforeMs: null, dueMs: nowMs };
}

/** The calls about an order that the buyer came back from earlier: one now, then those after the first ones. */
export function begunLater(nowMs: number): StatusCheck {
  return { ...begun(nowMs), calls: firstCallsMs.length };
}

/** Starts the calls again, as soon as the service takes calls. */
export function begunAgain({ notBeforeMs }: StatusCheck, nowMs: number): StatusCheck {
  return planned({ ...begun(nowMs), notBeforeMs }, nowMs);
}

/** Makes a call now, or as soon as the service takes calls: the visitor comes back to the page, or presses a button. */
export function askedNow(check: StatusCheck, nowMs: number): StatusCheck {
  const isDue = check.dueMs !== null && check.dueMs <= nowMs;
  return isDue || isFinal(check.answer) ? check : planned(check, nowMs);
}

/** The state after a call that ended at `nowMs`. */
export function after(check: StatusCheck, outcome: CallOutcome, nowMs: number): StatusCheck {
  const isAnswered = outcome.kind === "answered";
  const next: StatusCheck = {
    ...check,
    calls: check.calls + 1,
    answer: isAnswered ? outcome.status : check.answer,
    isFailed: !isAnswered,
    notBeforeMs: isAnswered || outcome.waitMs === 0 ? null : nowMs + outcome.waitMs,
    dueMs: null,
  };
  const wantedMs = nextCallMs(next, nowMs);
  return wantedMs === null ? next : planned(next, wantedMs);
}

export function shownOf({ calls, answer }: StatusCheck): Shown {
  const isOpen = answer === null || answer === "PENDING";
  if (isOpen && calls < checkingCalls) return "checking";
  return answer ?? "unanswered";
}

/** Whether the status needs no further question. Every other one may still become SUCCESS. */
function isFinal(answer: OrderStatus | null): boolean {
  return answer === "SUCCESS";
}

/** Whether the next call waits because the service refuses calls until then. */
export function isHeldUp({ dueMs, notBeforeMs }: StatusCheck): boolean {
  return dueMs !== null && dueMs === notBeforeMs;
}

/**
 * What came of the call that a press asked for, when `callsBefore` calls had ended: `free` if there is still no payment,
 * so that the buyer may buy again. Null once a later call has ended.
 */
export function pressedOutcome(
  check: StatusCheck,
  callsBefore: number,
): "asking" | "failed" | "free" | "news" | null {
  if (check.calls === callsBefore) return "asking";
  if (check.calls > callsBefore + 1) return null;
  if (check.isFailed) return "failed";
  return check.answer === "NOT_FOUND" ? "free" : "news";
}

/** Plans the next call at `wantedMs`, or when the service takes calls; the calls after it keep their distances. */
function planned(check: StatusCheck, wantedMs: number): StatusCheck {
  const { notBeforeMs, begunMs } = check;
  if (notBeforeMs === null || notBeforeMs <= wantedMs)
    return { ...check, notBeforeMs: null, dueMs: wantedMs };
  return { ...check, begunMs: begunMs + notBeforeMs - wantedMs, dueMs: notBeforeMs };
}

function nextCallMs(check: StatusCheck, nowMs: number): number | null {
  const shown = shownOf(check);
  if (shown === "SUCCESS" || shown === "unanswered") return null;
  const first = firstCallsMs[check.calls];
  if (first !== undefined) return check.begunMs + first;
  return check.calls < firstCallsMs.length + laterCallsMax ? nowMs + laterEveryMs : null;
}
