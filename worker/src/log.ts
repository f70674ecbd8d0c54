// The structured log: one JSON line for each request and for each scheduled run. A line has the route, never the called address, and contains no
// typed text and no personal data.

import { CrateFault } from "./crate-fault.ts";
import type { AlertKind } from "./db/payments.ts";
import { ProviderFault } from "./payment/merchant-api.ts";
import type { Reconciled } from "./payment/reconcile.ts";
import { WebhookFault } from "./scheduled/tell-operator.ts";

export type LogLine = RequestLine | FaultLine | KeysLine | AlertLine | ScheduledLine | SettingLine;

interface RequestLine {
  readonly level: "info" | "error";
  readonly event: "request";
  readonly requestId: string;
  readonly method: string;
  /** The route's path pattern, or "unmatched". */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
}

export interface FaultLine {
  readonly level: "error";
  readonly event: "fault";
  /** The id of the request, or of the scheduled run. */
  readonly requestId: string;
  readonly name: string;
  /** Stack frames without the message, which could quote a query or a person's text. */
  readonly frames: readonly string[];
  /** A description without personal data: the crate's of a fault in its own answer, the provider's or the webhook's. */
  readonly detail?: string;
}

/** The identity provider gave no keys. */
export interface KeysLine {
  readonly level: "error";
  readonly event: "keys";
  readonly name: string;
  /** The message of the fetch or about the answer's shape; it holds nothing of a caller's request. */
  readonly message: string;
}

/** An event that an operator has to look at. */
export interface AlertLine {
  readonly level: "alert";
  readonly event: "payment";
  readonly kind: AlertKind;
  readonly orderId: string;
}

/** A setting that the Worker cannot use. */
export interface SettingLine {
  readonly level: "error";
  readonly event: "setting";
  /** The name of the variable, never its value. */
  readonly name: string;
}

export function settingLine(name: string): SettingLine {
  return { level: "error", event: "setting", name };
}

/** The totals of a scheduled run; a total is absent where the task is not set up or has failed. */
export interface ScheduledLine extends Partial<Reconciled> {
  readonly level: "info" | "error";
  readonly event: "scheduled";
  readonly requestId: string;
  /** Unpaid orders whose user was forgotten. */
  readonly forgotten?: number;
  /** Alerts and pending orders that the operator was told of. */
  readonly told?: number;
}

export function scheduledLine(
  requestId: string,
  totals: Omit<ScheduledLine, "level" | "event" | "requestId">,
): ScheduledLine {
  const { failedTotal = 0 } = totals;
  return { level: failedTotal > 0 ? "error" : "info", event: "scheduled", requestId, ...totals };
}

export function alertLine(kind: AlertKind, orderId: string): AlertLine {
  return { level: "alert", event: "payment", kind, orderId };
}

export function keysLine(fault: unknown): KeysLine {
  const { name, message } = fault instanceof Error ? fault : new Error("not an error object");
  return { level: "error", event: "keys", name, message };
}

export function faultLine(requestId: string, fault: unknown): FaultLine {
  const error = fault instanceof Error ? fault : new Error("not an error object");
  const frames = (error.stack ?? "").split("\n").map((line) => line.trim());
  return {
    level: "error",
    event: "fault",
    requestId,
    name: error.name,
    frames: frames.filter((line) => line.startsWith("at ")),
    ...(error instanceof CrateFault && { detail: error.detail }),
    // The messages of these two are sentences of our own, without keys and addresses of users.
    ...((error instanceof ProviderFault || error instanceof WebhookFault) && { detail: error.message }),
  };
}

export function writeLog(line: LogLine): void {
  console.log(JSON.stringify(line));
}
