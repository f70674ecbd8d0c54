// How the page finds out the result of an order: when it asks, and what it shows meanwhile. Pure; times are
// milliseconds of a monotonic clock. The provider's notify may come later than the buyer, or never.

import type * as z from "zod/mini";
import type { orderStatusRoute } from "#contract/upgrade.ts";

export type OrderStatus = z.output<(typeof orderStatusRoute)["response"]>;

export type FinalStatus = Exclude<OrderStatus, "PENDING">;

/** When the first calls are due after the buyer came back. A call is made only after the end of the call before it. */
const firstCallsMs = [0, 1_000, 2_000, 4_000, 8_000] as const;
/** After that, the page asks for the status of a pending purchase at this interval, for five minutes. */
const pendingEveryMs = 15_000;
const pendingCallsMax = (5 * 60 * 1_000) / pendingEveryMs;

export interface StatusCheck {
  /** The time from which the times of the first calls are counted. */
  readonly begunMs: number;
  /** The number of ended calls. */
  readonly calls: number;
  /** The last answer; null before the first. */
  readonly answer: OrderStatus | null;
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

export function begun(nowMs: number): StatusCheck {
  return { begunMs: nowMs, calls: 0, answer: null, notBeforeMs: null, dueMs: nowMs };
}

/** Starts the calls again, as soon as the service takes calls. */
export function begunAgain({ notBeforeMs }: StatusCheck, nowMs: number): StatusCheck {
  return planned({ ...begun(nowMs), notBeforeMs }, nowMs);
}

/** The state after a call that ended at `nowMs`. */
export function after(check: StatusCheck, outcome: CallOutcome, nowMs: number): StatusCheck {
  const isAnswered = outcome.kind === "answered";
  const next: StatusCheck = {
    ...check,
    calls: check.calls + 1,
    answer: isAnswered ? outcome.status : check.answer,
    notBeforeMs: isAnswered || outcome.waitMs === 0 ? null : nowMs + outcome.waitMs,
    dueMs: null,
  };
  const wantedMs = nextCallMs(next, nowMs);
  return wantedMs === null ? next : planned(next, wantedMs);
}

export function shownOf({ calls, answer }: StatusCheck): Shown {
  if (!isFinal(answer) && calls < firstCallsMs.length) return "checking";
  return answer ?? "unanswered";
}

/** Whether the status is final. Only a pending order may still be paid. */
export function isFinal(answer: OrderStatus | null): answer is FinalStatus {
  return answer !== null && answer !== "PENDING";
}

/** Whether the next call waits because the service refuses calls until then. */
export function isHeldUp({ dueMs, notBeforeMs }: StatusCheck): boolean {
  return dueMs !== null && dueMs === notBeforeMs;
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
  if (shown === "checking") return check.begunMs + (firstCallsMs[check.calls] ?? 0);
  const isPending = shown === "PENDING" && check.calls < firstCallsMs.length + pendingCallsMax;
  return isPending ? nowMs + pendingEveryMs : null;
}
