// The page behind a mail's link: it verifies an e-mail, or takes a new password.

import type { Context } from "hono";
import { html } from "hono/html";
import { verifyEmail } from "../calls/account.ts";
import { setPassword } from "../calls/mail.ts";
import { Failure } from "../failure.ts";
import { loopbackAddress } from "../../local/loopback.ts";
import { modes, openMail } from "../mails.ts";
import type { Services } from "../services.ts";
import { respondPage, type Html } from "../../local/page.ts";

interface Link {
  readonly mode: string;
  readonly oobCode: string;
  readonly continueUrl: string;
  /** Null where none was given. */
  readonly newPassword: string | null;
}

const sentences: Readonly<Record<string, string>> = {
  INVALID_OOB_CODE: "This link has been used, or it is not complete. Ask for a new mail in the app.",
  EXPIRED_OOB_CODE: "This link has expired. Ask for a new mail in the app.",
  WEAK_PASSWORD: "The password needs at least 6 characters.",
};

/** A GET opens the link. With `newPassword` in the address it sets the password, as the emulator does. */
export function openLink(services: Services, context: Context) {
  const { mode = "", oobCode = "", continueUrl = "", newPassword, apiKey } = context.req.query();
  if (!apiKey) return refuse(context, "INVALID_OOB_CODE");
  return follow(services, context, { mode, oobCode, continueUrl, newPassword: newPassword || null });
}

/** A POST is the form of the page itself. */
export async function sendForm(services: Services, context: Context) {
  const form = new URLSearchParams(await context.req.text());
  const { mode = "", oobCode = "", continueUrl = "" } = context.req.query();
  return follow(services, context, {
    mode,
    oobCode,
    continueUrl,
    newPassword: form.get("newPassword") ?? "",
  });
}

async function follow(services: Services, context: Context, link: Link) {
  try {
    if (link.mode === modes.VERIFY_EMAIL) return await verify(services, context, link);
    if (link.mode === modes.PASSWORD_RESET) return await reset(services, context, link);
    return refuse(context, "INVALID_OOB_CODE");
  } catch (fault) {
    if (fault instanceof Failure) return refuse(context, codeOf(fault));
    throw fault;
  }
}

async function verify(services: Services, context: Context, { oobCode, continueUrl }: Link) {
  await verifyEmail(services, oobCode);
  const body = html`<p>Your e-mail is verified. You can go back to the app.</p>
    ${continueLink(continueUrl)}`;
  return respondPage(context, { title: "E-mail verified", body });
}

async function reset(services: Services, context: Context, link: Link) {
  const { email, requestType } = openMail(services, link.oobCode);
  if (requestType !== "PASSWORD_RESET") throw new Failure("INVALID_OOB_CODE");
  if (link.newPassword === null) return respondForm(context, email, null);
  try {
    await setPassword(services, link.oobCode, link.newPassword);
  } catch (fault) {
    // The link stays valid, so the person may try another password.
    if (fault instanceof Failure && codeOf(fault) === "WEAK_PASSWORD")
      return respondForm(context, email, sentences["WEAK_PASSWORD"] ?? null);
    throw fault;
  }
  const body = html`<p>Your password is changed. You can go back to the app and sign in.</p>
    ${continueLink(link.continueUrl)}`;
  return respondPage(context, { title: "Password changed", body });
}

function respondForm(context: Context, email: string, refusal: string | null) {
  const { pathname, search } = new URL(context.req.url);
  const action = new URLSearchParams(search);
  action.delete("newPassword");
  const body = html`<p>Choose a new password for ${email}.</p>
    ${refusal === null ? "" : html`<p role="alert">${refusal}</p>`}
    <form method="post" action="${pathname}?${action.toString()}">
      <input type="email" autocomplete="username" value="${email}" readonly aria-label="E-mail" hidden />
      <label>
        New password
        <input
          type="password"
          name="newPassword"
          autocomplete="new-password"
          minlength="6"
          required
          autofocus
        />
      </label>
      <button class="button">Change the password</button>
    </form>`;
  return respondPage(context, { title: "Reset your password", body }, refusal === null ? 200 : 400);
}

function refuse(context: Context, code: string) {
  const sentence = sentences[code] ?? sentences["INVALID_OOB_CODE"];
  return respondPage(
    context,
    { title: "The link does not work", body: html`<p role="alert">${sentence}</p>` },
    400,
  );
}

/** A link only to a page on this machine, because a link in a mail must not lead to another site. */
function continueLink(continueUrl: string): Html | "" {
  const address = loopbackAddress(continueUrl);
  return address === null ? "" : html`<p><a class="button" href="${address.href}">Continue</a></p>`;
}

function codeOf({ message }: Failure): string {
  return message.split(" : ")[0] ?? message;
}
