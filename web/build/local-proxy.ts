// In the local stack, sends the paths of other services to the servers that replace them on this machine. So the page
// signs in and pays at its own origin: its security policy stays strict, and the build knows no port.

import { request } from "node:http";
import type { Connect, Plugin } from "vite";

/** The paths of each server: those of the identity provider's API, and those of the payment provider's checkout. */
const paths = {
  identity: /^\/(?:identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|emulator)\//,
  payments: /^\/pay\//,
} as const;

/** The servers' origins. */
export type LocalServers = Readonly<Record<keyof typeof paths, string>>;

export function localProxy({ identity, payments }: LocalServers): Plugin {
  const pass: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    const { method = "GET", url = "/", headers } = incoming;
    const target = paths.identity.test(url) ? identity : paths.payments.test(url) ? payments : null;
    if (target === null) return next();
    const passed = request(target + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on("error", () => outgoing.destroy());
    });
    passed.on("error", next);
    outgoing.on("close", () => passed.destroy());
    incoming.pipe(passed);
  };
  return {
    name: "local-proxy",
    configureServer({ middlewares }) {
      middlewares.use(pass);
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(pass);
    },
  };
}
