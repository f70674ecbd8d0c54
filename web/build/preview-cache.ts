// The local server keeps immutable files, compressed as they were sent, as the platform does at its edge. So the Worker
// serves each of them once.

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Connect, Plugin } from "vite";
import { acceptedEncoding } from "./preview-compression.ts";

interface Kept {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Keeps the bytes as sent, so this plugin has to come before the plugin that compresses. */
export function previewCache(): Plugin {
  return {
    name: "preview-cache",
    configurePreviewServer({ middlewares }) {
      middlewares.use(keepImmutable());
    },
  };
}

function keepImmutable(): Connect.NextHandleFunction {
  const kept = new Map<string, Kept>();
  return (request, response, next) => {
    const key = keyOf(request);
    if (key === null) return next();
    const known = kept.get(key);
    if (!known) {
      record(response, (sent) => kept.set(key, sent));
      return next();
    }
    response.writeHead(200, known.headers);
    response.end(known.body);
  };
}

/** Equal for requests with the same answer; null for a request whose answer depends on more than path and encoding. */
function keyOf({ method, url = "", headers }: IncomingMessage): string | null {
  const isWhole = headers.range === undefined && headers["if-none-match"] === undefined;
  if (method !== "GET" || !isWhole || !url.startsWith("/assets/") || url.includes("?")) return null;
  return `${acceptedEncoding(String(headers["accept-encoding"] ?? ""))} ${url}`;
}

type AnyCall<Result> = (...all: unknown[]) => Result;

/** Calls `keep` when the whole response was sent, if it may be sent again at any time. */
function record(response: ServerResponse, keep: (sent: Kept) => void): void {
  const writeHead = response.writeHead.bind(response) as AnyCall<ServerResponse>;
  const write = response.write.bind(response) as AnyCall<boolean>;
  const end = response.end.bind(response) as AnyCall<ServerResponse>;
  const chunks: Buffer[] = [];
  let headers: OutgoingHttpHeaders = {};
  const take = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.writeHead = (...all: unknown[]) => {
    const given = all.find((part) => typeof part === "object");
    const named = Object.entries({ ...response.getHeaders(), ...given });
    headers = Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), value]));
    return writeHead(...all);
  };
  response.write = (...all: unknown[]) => {
    take(all[0]);
    return write(...all);
  };
  response.end = (...all: unknown[]) => {
    take(all[0]);
    return end(...all);
  };
  response.on("finish", () => {
    const isImmutable = /\bimmutable\b/.test(String(headers["cache-control"]));
    if (response.statusCode === 200 && isImmutable) keep({ headers, body: Buffer.concat(chunks) });
  });
}
