// The Worker's entry on a developer's machine: it calls the servers of that machine. It is never deployed.

import { createWorker, type Env } from "./entry.ts";

interface LocalEnv extends Env {
  /** The address of the identity server's public keys. */
  readonly IDENTITY_KEYS_ADDRESS?: string;
}

const loopback = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5}(?:\/|$)/;

export default createWorker<LocalEnv>({
  loggedShare: () => 1,
  keysAddress({ IDENTITY_KEYS_ADDRESS: address = "" }) {
    if (!loopback.test(address)) throw new Error("IDENTITY_KEYS_ADDRESS must be an address of this machine.");
    return address;
  },
  isProvider: (origin) => loopback.test(origin),
  isWebhook: ({ href }) => loopback.test(href),
});
