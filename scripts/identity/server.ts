// The identity server of a developer's machine: it answers the Firebase SDK as the Auth emulator does, with signed
// tokens. It listens on loopback only and is no part of what is deployed.

import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { keysPath } from "./api.ts";
import { createIdentityApp } from "./app.ts";
import { addDemoAccounts } from "./demo-accounts.ts";
import { openDirectory } from "./directory.ts";
import { makeFolder } from "./files.ts";
import { openKey } from "./key.ts";

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
  /** 0 takes a free one. */
  readonly port: number;
  /** Keeps key and accounts from one start to the next, such as .wrangler/identity. */
  readonly folder: string;
  readonly projectId: string;
}

const host = "127.0.0.1";

/**
 * Rejects with one sentence where the folder or a file in it cannot be used, and with the system's error where the port
 * cannot be had.
 */
export async function startIdentityServer(
  { port, folder, projectId }: IdentityOptions,
  nowMs: () => number = Date.now,
): Promise<IdentityServer> {
  makeFolder(folder);
  const key = await openKey(folder);
  const directory = openDirectory(folder);
  await addDemoAccounts(directory, nowMs());
  directory.flush();

  const server = createServer().listen(port, host);
  await once(server, "listening");
  const address = server.address();
  const url = `http://${host}:${typeof address === "object" && address ? address.port : port}`;
  const settings = { isEmailPrivate: false };
  const app = createIdentityApp({ projectId, url, key, directory, nowMs, settings });
  server.on("request", getRequestListener(app.fetch));

  return {
    url,
    keysAddress: `${url}${keysPath}`,
    uidOf: (email) => directory.byEmail(email)?.localId ?? null,
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
