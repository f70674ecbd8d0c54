// The mails that would have been sent, newest first: a developer opens their links here.

import type { Context } from "hono";
import { html } from "hono/html";
import type { Mail } from "../directory.ts";
import { linkOf, stateOf, type MailKind, type MailState } from "../mails.ts";
import type { Services } from "../services.ts";
import { respondPage, type Html } from "../../local/page.ts";

const subjects: Readonly<Record<MailKind, string>> = {
  VERIFY_EMAIL: "Verify your e-mail",
  PASSWORD_RESET: "Reset your password",
};

const closed: Readonly<Record<Exclude<MailState, "open">, string>> = {
  used: "The link has been used.",
  expired: "The link has expired.",
};

const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "medium" });

export function respondMailList(services: Services, context: Context) {
  const mails = services.directory.mails();
  const body = html`<p class="soft">
      The local identity server sends no mail. What it would send stands here; reload the page to see new
      mails.
    </p>
    ${
      mails.length === 0
        ? html`<p>No mails yet.</p>`
        : html`<ul>
            ${mails.map((mail) => itemOf(services, mail))}
          </ul>`
    }`;
  return respondPage(context, { title: "Mails", body });
}

function itemOf(services: Services, mail: Mail): Html {
  const { email, requestType, sentAtMs } = mail;
  const state = stateOf(services, mail);
  return html`<li class="card">
    <strong>${subjects[requestType]}</strong>
    <span>To ${email}</span>
    <span class="soft">
      <time datetime="${new Date(sentAtMs).toISOString()}">${time.format(sentAtMs)}</time>
    </span>
    ${
      state === "open"
        ? html`<a href="${linkOf(services, mail)}">Open the link</a>`
        : html`<span class="soft">${closed[state]}</span>`
    }
  </li>`;
}
