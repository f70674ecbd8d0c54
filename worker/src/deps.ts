// Everything the app needs from outside, so that tests can pass their own clock, log or database.

import type { CallBudget } from "./call-budget.ts";
import type { Callers } from "./auth/caller.ts";
import type { Logic } from "./logic.ts";
import type { LogLine } from "./log.ts";
import type { TakeCall } from "./rate-limit.ts";
import type { PaymentDeps } from "./routes/upgrade.ts";

/** Hono's environment: the values that the first middleware sets for the handlers after it. */
export type AppEnv = { Variables: { requestId: string } };

export interface Deps {
  readonly logic: Logic;
  /** What one call of the crate may take. */
  readonly budget: CallBudget;
  readonly db: D1Database;
  readonly callers: Callers;
  readonly payment: PaymentDeps;
  readonly takeCall: TakeCall;
  /** Origins besides the service's own whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  /** The header Strict-Transport-Security. */
  readonly strictTransport: string;
  /** The platform's id of what is deployed; empty where it names none. */
  readonly version: string;
  readonly newRequestId: () => string;
  /** Milliseconds since the epoch. */
  readonly nowMs: () => number;
  /** Whether the line about an ordinary request is logged. Faults, alerts and failures of ours always are. */
  readonly isSampled: () => boolean;
  readonly log: (line: LogLine) => void;
}
