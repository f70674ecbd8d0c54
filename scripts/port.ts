// The ports of the local servers: read from the environment, and tried before anything is built for them.

import { once } from "node:events";
import { createServer } from "node:net";
import { exitWith } from "./faults.ts";

export const host = "127.0.0.1";

export interface PortSetting {
  /** The name of the environment variable. */
  readonly name: string;
  /** The port if the variable is not set. */
  readonly usual: number;
}

export const pagePort: PortSetting = { name: "PORT", usual: 8787 };

/** The identity server's port: a free port if the page's port is to be free too, so that two stacks can run. */
export function identityPort(page: number): PortSetting {
  return { name: "IDENTITY_PORT", usual: page === 0 ? 0 : 9099 };
}

/** The payment sandbox's port, chosen in the same way. */
export function paymentPort(page: number): PortSetting {
  return { name: "PAYMENT_PORT", usual: page === 0 ? 0 : 9098 };
}

/** The port that a setting's text gives; `usual` if the text is empty or missing. Null for a text that is no port. */
export function portOf(text: string | undefined, usual: number): number | null {
  if (text === undefined || text === "") return usual;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? port : null;
}

/** Ends the process if two of the servers would have one port; 0 takes a free one each time. */
export function requireOwnPorts(page: number): void {
  const met = new Map<number, string>([[page, pagePort.name]]);
  for (const { name, usual } of [identityPort(page), paymentPort(page)]) {
    const port = portOf(process.env[name], usual);
    if (!port) continue;
    const other = met.get(port);
    if (other !== undefined)
      exitWith(`${other} and ${name} are both ${port}; set one of them to another number and start again.`);
    met.set(port, name);
  }
}

/** The port to serve on; ends the process if it cannot be used. 0 lets the system choose. */
export async function requirePort(setting: PortSetting): Promise<number> {
  const text = process.env[setting.name];
  const port = portOf(text, setting.usual);
  if (port === null)
    return exitWith(`${setting.name} is "${text}"; it must be a whole number from 0 to 65535.`);
  const probe = createServer().listen(port, host);
  await once(probe, "listening").catch((error: unknown) => refusePort(setting, port, error));
  probe.close();
  await once(probe, "close");
  return port;
}

/** Ends the process if the error says that the port cannot be used; else throws the error. */
export function refusePort({ name }: PortSetting, port: number, error: unknown): never {
  const text =
    error instanceof Error ? `${error.message} ${"code" in error ? error.code : ""}` : String(error);
  if (/EADDRINUSE|already in use/i.test(text))
    return exitWith(`Port ${port} is in use; stop what uses it, or set ${name} to another number.`);
  if (/EACCES/.test(text))
    return exitWith(`Port ${port} needs rights that this user does not have; set ${name} to another number.`);
  throw error;
}
