// Tells the operator by e-mail that the service could not be reached: at most once in five minutes, only when an
// e-mail service is configured, and never with what the visitor typed.

import { emailSettings } from "#config/core/operator.ts";
import { specified } from "#messages/specified.ts";
import type { ErrorEmail } from "./error-email.ts";
import { addressWithoutQuery } from "#addresses/core/page-address.ts";
import { readText, writeText } from "./storage.ts";

/** Specification, section 9. */
export const noticeEveryMs = 5 * 60 * 1000;
export const lastNoticeKey = "lastEmailSentTime";

export interface NoticeDependencies {
  /** Null when no e-mail service is configured. */
  readonly send: ((email: ErrorEmail) => Promise<unknown>) | null;
  readonly storage: {
    readonly readText: (key: string) => string | null;
    readonly writeText: (key: string, text: string) => boolean;
  };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly pageAddress: () => string;
}

/** Makes the function that sends a notice; it never throws and resolves to whether one was sent. */
export function createErrorNotice({ send, storage, now, pageAddress }: NoticeDependencies) {
  // Beside the stored time, for where storage is blocked.
  let lastHereMs = Number.NEGATIVE_INFINITY;
  return async (message: string): Promise<boolean> => {
    if (!send) return false;
    const nowMs = now();
    const storedMs = Number(storage.readText(lastNoticeKey) ?? Number.NaN);
    if (isRecent(lastHereMs, nowMs) || isRecent(storedMs, nowMs)) return false;
    // Before the sending, so that two failures at once are one notice.
    lastHereMs = nowMs;
    storage.writeText(lastNoticeKey, String(nowMs));
    try {
      await send({ subject: specified.networkErrorSubject, message, page: pageAddress() });
      return true;
    } catch {
      // The network is what failed; there is nobody else to tell.
      return false;
    }
  };
}

/** A time ahead of the clock is not recent: the clock was set back. */
function isRecent(timeMs: number, nowMs: number): boolean {
  return timeMs <= nowMs && nowMs - timeMs < noticeEveryMs;
}

const settings = emailSettings(import.meta.env);

/** Call it when a call to the API itself failed by network. */
export const noticeNetworkError = createErrorNotice({
  send: settings && (async (email) => (await import("./error-email.ts")).sendErrorEmail(settings, email)),
  storage: { readText, writeText },
  now: Date.now,
  pageAddress: () => addressWithoutQuery(window.location),
});
