// The account page of a local Google sign-in, opened as a popup: the person chooses an account or names another one,
// and the page that opened the popup gets the claims that Google would send. No password is needed on a developer's
// machine.

import type { Context } from "hono";
import { html } from "hono/html";
import type { GoogleProfile } from "../directory.ts";
import { isLoopbackOrigin } from "../../local/loopback.ts";
import type { Services } from "../services.ts";
import { respondPage, type Html } from "../../local/page.ts";

/**
 * Google's id of another account follows from its e-mail, as in demo-accounts.ts: the same e-mail is the same account.
 */
const script = `
"use strict";
const { origin, state } = document.getElementById("choice").dataset;
const send = (claims) => {
  if (!window.opener) {
    document.getElementById("alone").hidden = false;
    return;
  }
  const idToken = JSON.stringify({ ...claims, email_verified: true });
  window.opener.postMessage({ type: "google-account", state, idToken }, origin);
  window.close();
};
for (const button of document.querySelectorAll("button[data-claims]"))
  button.addEventListener("click", () => send(JSON.parse(button.dataset.claims)));
document.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const fields = new FormData(event.currentTarget);
  const email = fields.get("email").trim().toLowerCase();
  send({ sub: "google:" + email, email, name: fields.get("name").trim() || undefined });
});
`;

const stateCharsMax = 512;

export function respondGooglePage({ directory }: Services, context: Context) {
  const { origin = "", state = "" } = context.req.query();
  if (!isLoopbackOrigin(origin) || state === "" || state.length > stateCharsMax)
    return respondPage(
      context,
      {
        title: "Sign in with Google",
        body: html`<p role="alert">Only a page on this computer can open this window.</p>`,
      },
      400,
    );
  const known = directory.accounts().flatMap(({ google }) => (google ? [google] : []));
  const body = html`<p class="soft">
      This is the local identity server, not Google. An account needs no password here.
    </p>
    <p id="alone" role="alert" hidden>Open this window from the app, by “Continue with Google”.</p>
    <div id="choice" data-origin="${origin}" data-state="${state}">
      <ul>
        ${known.map((account) => html`<li>${buttonOf(account)}</li>`)}
      </ul>
      <h2>Another account</h2>
      <form>
        <label>E-mail <input type="email" name="email" required autocomplete="off" /></label>
        <label>Name <input name="name" autocomplete="off" /></label>
        <button class="button">Continue</button>
      </form>
    </div>`;
  return respondPage(context, { title: "Sign in with Google", body, script });
}

function buttonOf({ rawId, email, displayName, photoUrl }: GoogleProfile): Html {
  const claims = {
    sub: rawId,
    ...(email !== null && { email }),
    ...(displayName !== null && { name: displayName }),
    ...(photoUrl !== null && { picture: photoUrl }),
  };
  return html`<button type="button" class="card" data-claims="${JSON.stringify(claims)}">
    <strong>${displayName ?? email ?? "Google account"}</strong>
    <span class="soft">${email ?? ""}</span>
  </button>`;
}
