// Our server in this process, in a folder of its own, by a clock that a test can move; and calls as plain HTTP.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startIdentityServer, type IdentityServer } from "#scripts/identity/server.ts";
import { send, type Answer } from "#support/server/send.ts";
import { projectId } from "#support/server/tokens.ts";

export { send, type Answer, type Sent } from "#support/server/send.ts";

/** The least that scrypt takes: what a hash costs is no matter of these tests. */
const passwordCost = 2;

export interface Local {
  readonly server: IdentityServer;
  readonly folder: string;
  /** Moves the clock on. */
  readonly pass: (ms: number) => void;
  /** The same folder and clock again, as after a stop of the machine. */
  readonly restart: () => Promise<void>;
  /** Again with the accounts of a first start and without mails; the key stays. */
  readonly empty: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startLocal(): Promise<Local> {
  const folder = mkdtempSync(path.join(tmpdir(), "identity-"));
  let passedMs = 0;
  const start = () =>
    startIdentityServer({ port: 0, folder, projectId, passwordCost }, () => Date.now() + passedMs);
  let server = await start();
  const restart = async () => {
    await server.stop();
    server = await start();
  };
  return {
    get server() {
      return server;
    },
    folder,
    pass(ms) {
      passedMs += ms;
    },
    restart,
    async empty() {
      rmSync(path.join(folder, "accounts.json"), { force: true });
      await restart();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Of nobody yet: the tests of a file share a server. */
export const newEmail = () => `${crypto.randomUUID()}@example.com`;

export const json = { "Content-Type": "application/json" };
export const asOwner = { ...json, Authorization: "Bearer owner" };

/** What the API's answers hold; each test reads the fields of its own call. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Called {
  readonly status: number;
  readonly fields: Fields;
  /** The error's message; null for an answer. */
  readonly refusal: string | null;
}

/** One of the SDK's calls, such as "signUp". */
export async function callApi({ server }: Local, name: string, body: Fields): Promise<Called> {
  const address = `${server.url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`;
  return calledIn(await send(address, { method: "POST", headers: json, body: JSON.stringify(body) }));
}

export async function refresh({ server }: Local, refreshToken: unknown): Promise<Called> {
  const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: String(refreshToken) });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const address = `${server.url}/securetoken.googleapis.com/v1/token?key=local`;
  return calledIn(await send(address, { method: "POST", headers, body: body.toString() }));
}

export function calledIn({ status, text }: Answer): Called {
  const fields = JSON.parse(text) as Fields & { readonly error?: { readonly message: string } };
  return { status, fields, refusal: fields.error?.message ?? null };
}

/** The mails to an address whose links count, oldest first. */
export async function mailsOf(
  { server }: Local,
  email: string,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const { text } = await send(`${server.url}/emulator/v1/projects/${projectId}/oobCodes`, {
    headers: asOwner,
  });
  const { oobCodes } = JSON.parse(text) as { oobCodes: readonly Readonly<Record<string, string>>[] };
  return oobCodes.filter((mail) => mail["email"] === email);
}
