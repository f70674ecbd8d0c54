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
const owner = { Authorization: "Bearer owner", "Content-Type": "application/json" };

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
    const { localId: uid, idToken } = await this.#post<{ localId: string; idToken: string }>(
      `${path}/accounts:signUp?key=local`,
      { email, password, returnSecureToken: true },
    );
    if (isVerified) {
      await this.#post(`${path}/accounts:sendOobCode?key=local`, { requestType: "VERIFY_EMAIL", idToken });
      await fetch(await this.linkIn(email, "VERIFY_EMAIL"));
    }
    return { email, password, uid };
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
    await this.#post(path, { localId, disableUser: true });
  }

  #post<Answer>(path: string, body: object): Promise<Answer> {
    return this.#send("POST", path, body);
  }

  async #send<Answer>(method: string, path: string, body: object): Promise<Answer> {
    const response = await fetch(this.#site + path, { method, headers: owner, body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as Answer;
  }
}
