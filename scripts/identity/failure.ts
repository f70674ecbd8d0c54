// A refused call, in the form of the Auth emulator's answers. The SDK reads its codes from `message`.

import type { Context } from "hono";

interface FailureItem {
  readonly message: string;
  readonly reason: string;
  readonly domain?: string;
}

const statuses = { 400: undefined, 401: "UNAUTHENTICATED", 403: "PERMISSION_DENIED", 404: "NOT_FOUND", 413: "INVALID_ARGUMENT", 500: "UNKNOWN", 501: "NOT_IMPLEMENTED" } as const; // oxfmt-ignore

export type FailureStatus = keyof typeof statuses;

/** Thrown by a call to refuse it. */
export class Failure extends Error {
  readonly code: FailureStatus;
  readonly #reason: string;
  readonly #status: string | undefined;

  /** @param message a code such as "EMAIL_EXISTS", with a sentence after " : " where the emulator has one */
  constructor(message: string, code: FailureStatus = 400, reason = "invalid", status?: string) {
    super(message);
    this.code = code;
    this.#reason = reason;
    this.#status = status ?? statuses[code];
  }

  get body(): object {
    const { code, message } = this;
    const item: FailureItem = { message, reason: this.#reason, domain: "global" };
    return { error: { code, message, errors: [item], status: this.#status } };
  }
}

/** Refuses the call with this code unless the condition holds. */
export function demand(condition: unknown, code: string): asserts condition {
  if (!condition) throw new Failure(code);
}

export function invalidPayload(detail: string, reason = "invalid"): Failure {
  return new Failure(`Invalid JSON payload received. ${detail}`, 400, reason, "INVALID_ARGUMENT");
}

export function respondFailure(context: Context, failure: Failure): Response {
  return context.json(failure.body, failure.code);
}
