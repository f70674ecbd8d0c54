// A server of this machine: it listens on loopback before its app is made, because the app's links need the port.

import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";

const host = "127.0.0.1";

export interface Listening {
  /** Such as http://127.0.0.1:9099 */
  readonly url: string;
  /** Answers requests from now on. */
  readonly serve: (answer: (request: Request) => Response | Promise<Response>) => void;
  readonly stop: () => Promise<void>;
}

/** 0 takes a free port. Rejects with the system's error if the port cannot be used. */
export async function listen(port: number): Promise<Listening> {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://${host}:${typeof address === "object" && address ? address.port : port}`,
    serve(answer) {
      server.on("request", getRequestListener(answer));
    },
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
