// Mails with a link. They are not sent: the server's list shows them, and the emulator's own call returns their codes.

import type { Mail } from "./directory.ts";
import { demand } from "./failure.ts";
import type { Services } from "./services.ts";

export type MailKind = Mail["requestType"];

/** The name of each kind of mail in its link. */
export const modes = { VERIFY_EMAIL: "verifyEmail", PASSWORD_RESET: "resetPassword" } as const;

/** How long a link is valid, as in Firebase. The emulator's links never expire. */
const lifeMs: Readonly<Record<MailKind, number>> = {
  VERIFY_EMAIL: 3 * 24 * 60 * 60 * 1000,
  PASSWORD_RESET: 60 * 60 * 1000,
};

export type MailState = "open" | "used" | "expired";

export function stateOf({ nowMs }: Services, mail: Mail): MailState {
  if (mail.isUsed) return "used";
  return nowMs() - mail.sentAtMs > lifeMs[mail.requestType] ? "expired" : "open";
}

/** The mail of a code that is still valid. */
export function openMail(services: Services, oobCode: string | undefined): Mail {
  demand(oobCode, "MISSING_OOB_CODE");
  const mail = services.directory.mails().find((sent) => sent.oobCode === oobCode);
  const state = mail && stateOf(services, mail);
  demand(mail && state !== "used", "INVALID_OOB_CODE");
  demand(state === "open", "EXPIRED_OOB_CODE");
  return mail;
}

export function linkOf({ url }: Services, { requestType, oobCode, continueUrl }: Mail): string {
  const link = new URL("/emulator/action", url);
  link.searchParams.set("mode", modes[requestType]);
  link.searchParams.set("lang", "en");
  link.searchParams.set("oobCode", oobCode);
  // Any key will do.
  link.searchParams.set("apiKey", "local");
  if (continueUrl !== null) link.searchParams.set("continueUrl", continueUrl);
  return link.href;
}
