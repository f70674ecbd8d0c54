// The identity server as a test uses it: new accounts, the mails that were sent, and the project's settings. It speaks
// the paths of the Firebase emulator, through the address of the page.

import { randomUUID } from "node:crypto";

interface Mail {
  readonly email: string;
  readonly requestType: "VERIFY_EMAIL" | "PASSWORD_RESET";
  readonly oobLink: string;
}

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly uid: string;
}

const project = "demo-boolean-algebra";
const json = { "Content-Type": "application/json" };
const owner = { ...json, Authorization: "Bearer owner" };

/** `npm run test:lab -- identity` puts the Firebase emulator in the place of the identity server. Its tokens are unsigned. */
export const isEmulator = process.env["IDENTITY_ADDRESS"] !== undefined;

/** An address that no earlier test has used. */
export function newEmail(): string {
  return `user-${randomUUID()}@example.com`;
}

export class IdentityAdmin {
  readonly #site: string;

  constructor(site: string) {
    this.#site = site;
  }

  /** An account with a password; its address is verified where that is asked for. */
  async add({ isVerified = false } = {}): Promise<NewAccount> {
    const [email, password] = [newEmail(), "long-enough-1"];
    const path = "/identitytoolkit.googleapis.com/v1";
    const { localId: uid, idToken } = await this.#send<{ localId: string; idToken: string }>(
      "POST",
      `${path}/accounts:signUp?key=local`,
      { email, password, returnSecureToken: true },
      json,
    );
    if (isVerified) {
      const wanted = { requestType: "VERIFY_EMAIL", idToken };
      await this.#send("POST", `${path}/accounts:sendOobCode?key=local`, wanted, json);
      await fetch(await this.linkIn(email, "VERIFY_EMAIL"));
    }
    return { email, password, uid };
  }

  /** An account that signs in with Google; resolves to its address. */
  async addGoogle(): Promise<string> {
    const email = newEmail();
    const idToken = JSON.stringify({ sub: email, email, email_verified: true, name: "Grace" });
    const wanted = {
      requestUri: "http://localhost",
      postBody: new URLSearchParams({ id_token: idToken, providerId: "google.com" }).toString(),
      returnSecureToken: true,
    };
    const path = "/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local";
    await this.#send("POST", path, wanted, json);
    return email;
  }

  /** The link of the newest mail of a kind to an address. */
  async linkIn(email: string, requestType: Mail["requestType"]): Promise<string> {
    const response = await fetch(`${this.#site}/emulator/v1/projects/${project}/oobCodes`, {
      headers: owner,
    });
    const { oobCodes } = (await response.json()) as { oobCodes: readonly Mail[] };
    const mail = oobCodes.findLast((sent) => sent.email === email && sent.requestType === requestType);
    if (!mail) throw new Error(`No ${requestType} was sent to ${email}.`);
    return mail.oobLink;
  }

  /** Whether the project hides which addresses have accounts. */
  async hideAccounts(isHidden: boolean): Promise<void> {
    await this.#send("PATCH", `/emulator/v1/projects/${project}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: isHidden },
    });
  }

  async disable(localId: string): Promise<void> {
    const path = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`;
    await this.#send("POST", path, { localId, disableUser: true });
  }

  async #send<Answer>(
    method: string,
    path: string,
    body: object,
    headers: Readonly<Record<string, string>> = owner,
  ): Promise<Answer> {
    const response = await fetch(this.#site + path, { method, headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as Answer;
  }
}
