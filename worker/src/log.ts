// The structured log: one JSON line for each request. A line has the route, never the called address, and contains no
// typed text and no personal data.

import { CrateFault } from "./crate-fault.ts";
import type { AlertKind } from "./db/payments.ts";

export type LogLine = RequestLine | FaultLine | KeysLine | AlertLine;

export interface RequestLine {
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
  readonly requestId: string;
  readonly name: string;
  /** Stack frames without the message, which could quote a query or a person's text. */
  readonly frames: readonly string[];
  /** The crate's description of a fault in its own answer. */
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
  };
}

export function writeLog(line: LogLine): void {
  console.log(JSON.stringify(line));
}
