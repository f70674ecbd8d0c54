// Answers of the served build without the Worker: to other methods than GET and HEAD outside the API, to methods that no
// request may have, and for faults of the server itself. A body always has the API's shape, and no stack trace leaves the
// machine.

import type { ServerResponse } from "node:http";
import type { Connect, Plugin } from "vite";
import { type ApiErrorCode, statusOf } from "#contract/errors.ts";
import { sentences } from "#contract/request-sentences.ts";

export function previewGuard(): Plugin {
  return {
    name: "preview-guard",
    configureServer({ middlewares }) {
      middlewares.use(requestsOnly);
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(requestsOnly);
      middlewares.use(readingOnly);
      // The returned function runs last, because a handler for errors must be the last middleware.
      return () => void middlewares.use(unavailable);
    },
  };
}

/** The emulator of the platform takes its own settings from these headers, and ends a call whose settings it cannot read. */
const ofEmulator = /^mf-/i;

const requestsOnly: Connect.NextHandleFunction = (request, response, next) => {
  const { method = "" } = request;
  // The Fetch standard forbids the method to every Request, and so does the emulator.
  if (method === "TRACE")
    return refuse(response, "method_not_allowed", { Allow: "GET, HEAD, POST, OPTIONS" });
  for (const name of Object.keys(request.headers)) if (ofEmulator.test(name)) delete request.headers[name];
  const { rawHeaders } = request;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2)
    if (ofEmulator.test(rawHeaders[at] ?? "")) rawHeaders.splice(at, 2);
  return next();
};

const readingOnly: Connect.NextHandleFunction = ({ method, url = "" }, response, next) => {
  if (method === "GET" || method === "HEAD" || /^\/api(?:[/?]|$)/.test(url)) return next();
  return refuse(response, "method_not_allowed", { Allow: "GET, HEAD" });
};

// The server recognises a middleware for errors by its four parameters.
const unavailable: Connect.ErrorHandleFunction = (_error, _request, response, _next) => {
  // A response that has begun cannot be replaced; the caller sees that it ends early.
  if (response.headersSent) response.destroy();
  else refuse(response, "unavailable", { "Retry-After": "1" });
};

function refuse(
  response: ServerResponse,
  code: Extract<ApiErrorCode, "method_not_allowed" | "unavailable">,
  headers: Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify({ message: sentences[code], code });
  response.writeHead(statusOf(code), {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...headers,
  });
  response.end(body);
}
