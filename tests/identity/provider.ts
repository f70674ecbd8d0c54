// The provider that the tests of the SDK talk to: our server in this process, or the one at IDENTITY_ADDRESS.

import { deleteApp, initializeApp } from "firebase/app";
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from "firebase/auth";
import { projectId } from "#support/server/tokens.ts";
import { startLocal } from "./local.ts";

interface SentMail {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
  readonly oobLink: string;
}

export interface TestProvider {
  readonly url: string;
  /** Null where another server is tested, which has no keys. */
  readonly keysAddress: string | null;
  /** A page's SDK that has just been loaded. */
  readonly newAuth: () => Auth;
  /** The newest mail to this address that has not been used. */
  readonly mailTo: (email: string) => Promise<SentMail>;
  readonly setEmailPrivacy: (isPrivate: boolean) => Promise<void>;
  readonly setDisabled: (uid: string, isDisabled: boolean) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const asOwner = { Authorization: "Bearer owner", "Content-Type": "application/json" };

export async function startProvider(): Promise<TestProvider> {
  const server = await startServer();
  const { url } = server;
  const apps: Auth[] = [];

  async function administer(address: string, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(`${url}${address}`, { ...init, headers: asOwner });
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    return response.json();
  }

  return {
    url,
    keysAddress: server.keysAddress,
    newAuth() {
      const app = initializeApp({ apiKey: "local", projectId }, crypto.randomUUID());
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, url, { disableWarnings: true });
      apps.push(auth);
      return auth;
    },
    async mailTo(email) {
      const list = await administer(`/emulator/v1/projects/${projectId}/oobCodes`);
      const mail = (list as { oobCodes: readonly SentMail[] }).oobCodes.findLast(
        (sent) => sent.email === email,
      );
      if (!mail) throw new Error("No mail was sent.");
      return mail;
    },
    async setEmailPrivacy(isPrivate) {
      const body = JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: isPrivate } });
      await administer(`/emulator/v1/projects/${projectId}/config`, { method: "PATCH", body });
    },
    async setDisabled(localId, disableUser) {
      const body = JSON.stringify({ localId, disableUser });
      const call = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
      await administer(call, { method: "POST", body });
    },
    async stop() {
      await Promise.all(apps.map(({ app }) => deleteApp(app)));
      await server.stop();
    },
  };
}

interface Started {
  readonly url: string;
  readonly keysAddress: string | null;
  readonly stop: () => Promise<void>;
}

async function startServer(): Promise<Started> {
  const elsewhere = process.env["IDENTITY_ADDRESS"];
  if (elsewhere) return { url: elsewhere, keysAddress: null, stop: async () => {} };
  const { server, stop } = await startLocal();
  return { url: server.url, keysAddress: server.keysAddress, stop };
}
