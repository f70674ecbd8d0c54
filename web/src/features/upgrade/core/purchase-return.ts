// How the page finds out what became of an order: when it asks, and what it shows meanwhile. Pure; times are milliseconds
// of a clock that only goes on. The notify may come later than the buyer, or never.

import type * as z from "zod/mini";
import type { orderStatusRoute } from "#contract/upgrade.ts";

export type OrderStatus = z.output<(typeof orderStatusRoute)["response"]>;

export type FinalStatus = Exclude<OrderStatus, "PENDING">;

/** When the first calls are due after the buyer came back; none is made before the one before has ended. */
const firstCallsMs = [0, 1_000, 2_000, 4_000, 8_000] as const;
/** A purchase that is pending is asked for this often, for five minutes. */
const pendingEveryMs = 15_000;
const pendingCallsMax = (5 * 60 * 1_000) / pendingEveryMs;

export interface StatusCheck {
  /** From when the first calls count their time. */
  readonly begunMs: number;
  /** How many calls have ended. */
  readonly calls: number;
  /** The last answer; null before the first. */
  readonly answer: OrderStatus | null;
  /** Before this the service does not want to be asked; null where it did not say so last. */
  readonly notBeforeMs: number | null;
  /** When the next call is due; null where none is. */
  readonly dueMs: number | null;
}

export type CallOutcome =
  | { readonly kind: "answered"; readonly status: OrderStatus }
  /** `waitMs`: for how long the service does not want to be asked. */
  | { readonly kind: "failed"; readonly waitMs: number };

/** `checking`: the first calls go on. `unanswered`: all of them failed. */
export type Shown = OrderStatus | "checking" | "unanswered";

export function begun(nowMs: number): StatusCheck {
  return { begunMs: nowMs, calls: 0, answer: null, notBeforeMs: null, dueMs: nowMs };
}

/** Once more from the beginning, when the service may be asked. */
export function begunAgain({ notBeforeMs }: StatusCheck, nowMs: number): StatusCheck {
  return planned({ ...begun(nowMs), notBeforeMs }, nowMs);
}

/** After a call that ended at `nowMs`. */
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

/** Whether nothing but another payment changes it: an order that may still be paid is pending. */
export function isFinal(answer: OrderStatus | null): answer is FinalStatus {
  return answer !== null && answer !== "PENDING";
}

/** Whether the next call waits because the service does not want to be asked yet. */
export function isHeldUp({ dueMs, notBeforeMs }: StatusCheck): boolean {
  return dueMs !== null && dueMs === notBeforeMs;
}

/** With the next call at `wantedMs`, or when the service may be asked; then the calls after it are as far apart as ever. */
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
