// Answers of the served build without the Worker: to other methods than GET and HEAD outside the API, and for faults of
// the server itself. A body always has the API's shape, and no stack trace leaves the machine.

import type { ServerResponse } from "node:http";
import type { Connect, Plugin } from "vite";
import { type ApiErrorCode, statusOf } from "#contract/errors.ts";
import { sentences } from "#contract/request-sentences.ts";

export function previewGuard(): Plugin {
  return {
    name: "preview-guard",
    configurePreviewServer({ middlewares }) {
      middlewares.use(readingOnly);
      // The returned function runs last, because a handler for errors must be the last middleware.
      return () => void middlewares.use(unavailable);
    },
  };
}

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
