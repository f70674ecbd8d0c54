// The port of the local server: read from the environment, and tried before anything is built for it.

import { once } from "node:events";
import { createServer } from "node:net";
import { exitWith } from "./faults.ts";

const portDefault = 8787;
export const host = "127.0.0.1";

/** What PORT means; an empty one counts as none. Null for a text that is no port. */
export function portOf(text: string | undefined): number | null {
  if (text === undefined || text === "") return portDefault;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? port : null;
}

/** The port to serve on; ends the process where it cannot be had. 0 lets the system choose. */
export async function requirePort(): Promise<number> {
  const text = process.env["PORT"];
  const port = portOf(text);
  if (port === null) return exitWith(`PORT is "${text}"; it must be a whole number from 0 to 65535.`);
  const probe = createServer().listen(port, host);
  await once(probe, "listening").catch((error: unknown) => refusePort(port, error));
  probe.close();
  await once(probe, "close");
  return port;
}

/** Ends the process when the error says that the port cannot be had; else throws the error. */
export function refusePort(port: number, error: unknown): never {
  const text =
    error instanceof Error ? `${error.message} ${"code" in error ? error.code : ""}` : String(error);
  if (/EADDRINUSE|already in use/i.test(text))
    return exitWith(`Port ${port} is in use; stop what uses it, or set PORT to another number.`);
  if (/EACCES/.test(text))
    return exitWith(`Port ${port} needs rights that this user does not have; set PORT to another number.`);
  throw error;
}
