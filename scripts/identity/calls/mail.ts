// accounts:sendOobCode and accounts:resetPassword: mails with a link, and the link that sets a password.

import { z } from "zod";
import { demand } from "../failure.ts";
import { openMail } from "../mails.ts";
import { demandStrong, hashPassword } from "../passwords.ts";
import { canonicalEmail, type Services } from "../services.ts";
import { bearerOf } from "../tokens.ts";
import { call } from "./call.ts";

const sendBody = z.object({
  requestType: z.enum(["VERIFY_EMAIL", "PASSWORD_RESET"]).optional(),
  email: z.string().optional(),
  idToken: z.string().optional(),
  continueUrl: z.string().optional(),
});

export const sendOobCode = call(sendBody, async (services, body) => {
  const { requestType, email, idToken, continueUrl } = body;
  demand(requestType, "MISSING_REQ_TYPE");
  demand(
    !continueUrl || URL.canParse(continueUrl),
    "INVALID_CONTINUE_URI : ((expected an absolute URI with valid scheme and host))",
  );
  const to =
    requestType === "PASSWORD_RESET" ? emailForReset(services, email) : await emailOf(services, idToken);
  const kind = "identitytoolkit#GetOobConfirmationCodeResponse";
  // With e-mail privacy the answer is the same with and without an account.
  if (services.directory.byEmail(to)) {
    const sentAtMs = services.nowMs();
    services.directory.sendMail({ requestType, email: to, continueUrl: continueUrl || null, sentAtMs });
  }
  return { kind, email: to };
});

function emailForReset({ directory, settings }: Services, email: string | undefined): string {
  demand(email, "MISSING_EMAIL");
  const named = canonicalEmail(email);
  demand(settings.isEmailPrivate || directory.byEmail(named), "EMAIL_NOT_FOUND");
  return named;
}

async function emailOf(services: Services, idToken: string | undefined): Promise<string> {
  const { email } = (await bearerOf(services, idToken)).account;
  demand(email, "MISSING_EMAIL");
  return email;
}

const resetBody = z.object({ oobCode: z.string().optional(), newPassword: z.string().optional() });

export const resetPassword = call(resetBody, async (services, { oobCode, newPassword }) => {
  const mail = openMail(services, oobCode);
  if (newPassword) await setPassword(services, mail.oobCode, newPassword);
  return {
    kind: "identitytoolkit#ResetPasswordResponse",
    requestType: mail.requestType,
    email: mail.email,
  };
});

/** Sets the password by a mail's code; the code is then used up. */
export async function setPassword(services: Services, oobCode: string, newPassword: string): Promise<void> {
  demand(openMail(services, oobCode).requestType === "PASSWORD_RESET", "INVALID_OOB_CODE");
  demandStrong(newPassword);
  const password = await hashPassword(newPassword, services.passwordCost);
  // Again: another call may have used the code while the password was hashed.
  const { email } = openMail(services, oobCode);
  const { directory, nowMs } = services;
  directory.useMail(oobCode);
  const account = directory.byEmail(email);
  demand(account, "INVALID_OOB_CODE");
  // A person who can read the mails of the address owns it. As in the emulator, a linked Google account is unlinked;
  // the next sign-in with Google links it again.
  directory.put({ ...account, emailVerified: true, password, google: null, validSinceMs: nowMs() });
}
