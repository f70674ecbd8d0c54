// A server on loopback that notes each call and answers as the test says.

import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface HeardCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

interface Answered {
  readonly status?: number;
  readonly body?: unknown;
}

export interface Listener {
  /** Such as http://127.0.0.1:40000 */
  readonly origin: string;
  readonly heard: HeardCall[];
  /** What it answers from now on; a value of `body` is sent as JSON. */
  answer: (call: HeardCall) => Answered | Promise<Answered>;
  stop(): Promise<void>;
}

export async function startListener(answer: Listener["answer"] = () => ({})): Promise<Listener> {
  const listener = { answer, heard: [] as HeardCall[] };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      const call = { method, path, headers, body: Buffer.concat(chunks).toString() };
      listener.heard.push(call);
      void Promise.resolve(listener.answer(call)).then(({ status = 200, body = {} }) =>
        response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(listener, {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
