// One address in front of the stacks of `npm start`, so that a test can change what is deployed there, take single files
// away and cut the network: from then on nothing answers, for the page and its service worker alike.

import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";

export interface Front {
  readonly url: string;
  /** Paths asked for so far, with their queries. */
  readonly asked: readonly string[];
  /** Serves another stack from now on. */
  deploy(url: string): void;
  /** Answers 404 for this path from now on. */
  remove(path: string): void;
  /** Lets calls of this path wait without an answer, until the returned function is called. */
  hold(path: string): () => void;
  /** Puts this text before a script. */
  prefix(path: string, text: string): void;
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

export async function startFront(target: string): Promise<Front> {
  let deployed = target;
  let isCut = false;
  const asked: string[] = [];
  const removed = new Set<string>();
  const prefixes = new Map<string, string>();
  const held = new Map<string, Promise<void>>();

  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? "/";
    if (isCut) return void incoming.socket.destroy();
    asked.push(path);
    await held.get(path);
    if (removed.has(path)) return void outgoing.writeHead(404).end();
    forward(deployed, incoming, outgoing, prefixes.get(path));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The front has no port.");

  return {
    url: `http://localhost:${address.port}`,
    asked,
    deploy: (url) => (deployed = url),
    remove: (path) => removed.add(path),
    hold: (path) => {
      let letGo = () => {};
      held.set(path, new Promise((resolve) => (letGo = resolve)));
      return () => {
        held.delete(path);
        letGo();
      };
    },
    prefix: (path, text) => prefixes.set(path, text),
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => (isCut = false),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse, prefix = ""): void {
  const { method = "GET", url = "/", headers } = incoming;
  const passed = request(target + url, { method, headers }, (answer) => {
    // Nothing may come from the browser's own cache: what opens without a network comes from the service worker.
    outgoing.writeHead(answer.statusCode ?? 502, headersWithoutCache(answer));
    outgoing.write(prefix);
    answer.pipe(outgoing);
  });
  passed.on("error", () => outgoing.destroy());
  incoming.pipe(passed);
}

function headersWithoutCache({ headers }: IncomingMessage) {
  const kept = { ...headers, "cache-control": "no-store" };
  delete kept.etag;
  delete kept["content-length"];
  delete kept["transfer-encoding"];
  return kept;
}
