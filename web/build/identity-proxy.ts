// Sends the paths of the identity provider's API to the identity server of this machine, in the local stack alone. So the
// page signs in at its own origin: its security policy stays the strict one, and the build knows no port.

import { request } from "node:http";
import type { Connect, Plugin } from "vite";

const paths = /^\/(?:identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|emulator)\//;

/** `target` is the server's origin. */
export function identityProxy(target: string): Plugin {
  const pass: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    const { method = "GET", url = "/", headers } = incoming;
    if (!paths.test(url)) return next();
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
    name: "identity-proxy",
    configureServer({ middlewares }) {
      middlewares.use(pass);
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(pass);
    },
  };
}
