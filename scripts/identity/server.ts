// The identity server of a developer's machine: it answers the Firebase SDK as the Auth emulator does, with signed
// tokens. It listens on loopback only and is no part of what is deployed.

import { keysPath } from "./api.ts";
import { createIdentityApp } from "./app.ts";
import { addDemoAccounts } from "./demo-accounts.ts";
import { openDirectory } from "./directory.ts";
import { openKey } from "./key.ts";
import { defaultCost } from "./passwords.ts";
import { makeFolder } from "../local/files.ts";
import { listen } from "../local/listen.ts";

export interface IdentityServer {
  /** Such as http://127.0.0.1:9099 */
  readonly url: string;
  /** Of the public keys, as a JWK set. */
  readonly keysAddress: string;
  /** The uid of an account, or null. */
  readonly uidOf: (email: string) => string | null;
  stop(): Promise<void>;
}

export interface IdentityOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** Keeps key and accounts from one start to the next, such as .wrangler/identity. */
  readonly folder: string;
  readonly projectId: string;
  /** What scrypt spends on a password, a power of two. A folder is read at the cost at which it was written. */
  readonly passwordCost?: number;
}

/**
 * Rejects with one sentence if the folder or a file in it cannot be used, and with the system's error if the port
 * cannot be used.
 */
export async function startIdentityServer(
  { port, folder, projectId, passwordCost = defaultCost }: IdentityOptions,
  nowMs: () => number = Date.now,
): Promise<IdentityServer> {
  makeFolder(folder);
  const key = await openKey(folder);
  const directory = openDirectory(folder);
  await addDemoAccounts(directory, nowMs(), passwordCost);
  directory.flush();

  const { url, serve, stop } = await listen(port);
  const settings = { isEmailPrivate: false };
  serve(createIdentityApp({ projectId, url, key, directory, nowMs, passwordCost, settings }).fetch);

  return {
    url,
    keysAddress: `${url}${keysPath}`,
    uidOf: (email) => directory.byEmail(email)?.localId ?? null,
    stop,
  };
}
