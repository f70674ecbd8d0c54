// The identity server of the local stack: one that the stack starts, or one that already runs on this machine.

import { demoPassword } from "./identity/demo-accounts.ts";
import { FileFault } from "./local/files.ts";
import { startIdentityServer } from "./identity/server.ts";
import { exitWith } from "./faults.ts";
import { identityPort, type PortSetting, refusePort, requirePort } from "./port.ts";
import { identityFolder } from "./state.ts";

const keysPath = "/www.googleapis.com/robot/v1/metadata/jwk/securetoken@system.gserviceaccount.com";
const ofThisMachine = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/;

export interface Identity {
  /** Its origin. */
  readonly url: string;
  readonly keysAddress: string;
  /** The account that each start gives premium; null if it has been deleted, or is another server's. */
  readonly premiumUid: string | null;
  /** The line about it for the terminal. */
  readonly note: string;
  stop(): Promise<void>;
}

/** Starts the server for the accounts of a project. */
export type StartIdentity = (projectId: string) => Promise<Identity>;

/** Checks address and port and returns the function that starts the server; ends the process if it could not start. */
export async function requireIdentity(page: number): Promise<StartIdentity> {
  const address = process.env["IDENTITY_ADDRESS"];
  if (address) {
    if (!ofThisMachine.test(address))
      return exitWith(`IDENTITY_ADDRESS is "${address}"; it must be like http://127.0.0.1:9099.`);
    return async () => ({
      url: address,
      keysAddress: address + keysPath,
      premiumUid: null,
      note: `Accounts are those of ${address}.`,
      stop: async () => {},
    });
  }
  const setting = identityPort(page);
  const port = await requirePort(setting);
  return async (projectId) => {
    const server = await startIdentityServer({ port, folder: identityFolder, projectId }).catch(
      (error: unknown) => refuseIdentity(setting, port, error),
    );
    const accounts = "premium@example.com, free@example.com or unverified@example.com";
    return {
      ...server,
      premiumUid: server.uidOf("premium@example.com"),
      note: `Sign in as ${accounts} (password ${demoPassword}); mails: ${server.url}/`,
    };
  };
}

function refuseIdentity(setting: PortSetting, port: number, error: unknown): never {
  // A FileFault's message is already a sentence.
  if (error instanceof FileFault) return exitWith(error.message);
  return refusePort(setting, port, error);
}
