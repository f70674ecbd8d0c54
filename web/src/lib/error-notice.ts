// E-mails the operator that the service could not be reached: at most once in five minutes, only if an e-mail service
// is configured, and never with the visitor's input.

import { emailSettings } from "#config/core/operator.ts";
import { specified } from "#messages/specified.ts";
import type { ErrorEmail } from "./error-email.ts";
import { addressWithoutQuery } from "#lib/page-address.ts";
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

/**
 * Makes the function that sends a notice. The made function never rejects; it resolves to whether a notice was sent.
 */
export function createErrorNotice({ send, storage, now, pageAddress }: NoticeDependencies) {
  // The time is kept in memory too, for browsers that block storage.
  let lastHereMs = Number.NEGATIVE_INFINITY;
  return async (message: string): Promise<boolean> => {
    if (!send) return false;
    const nowMs = now();
    const storedMs = Number(storage.readText(lastNoticeKey) ?? Number.NaN);
    if (isRecent(lastHereMs, nowMs) || isRecent(storedMs, nowMs)) return false;
    // Stored before sending, so that two failures at once send one notice.
    lastHereMs = nowMs;
    storage.writeText(lastNoticeKey, String(nowMs));
    try {
      await send({ subject: specified.networkErrorSubject, message, page: pageAddress() });
      return true;
    } catch {
      // Without a network there is no other way to report the failure.
      return false;
    }
  };
}

/** A time in the future is not recent: the clock was set back. */
function isRecent(timeMs: number, nowMs: number): boolean {
  return timeMs <= nowMs && nowMs - timeMs < noticeEveryMs;
}

const settings = emailSettings(import.meta.env);

/** Call it when a call to our API fails by network, or the packages cannot be loaded. */
export const noticeNetworkError = createErrorNotice({
  send: settings && (async (email) => (await import("./error-email.ts")).sendErrorEmail(settings, email)),
  storage: { readText, writeText },
  now: Date.now,
  pageAddress: () => addressWithoutQuery(window.location),
});
