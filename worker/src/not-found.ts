// The answer to an address where nothing is: a page for people, the failure's JSON for programs and below /api.

import type { NotFoundHandler } from "hono";
import { html } from "hono/html";
import { sentences } from "#contract/request-sentences.ts";
import type { AppEnv } from "./deps.ts";
import { failure, respondFailure } from "./failure.ts";

/** The policy of the API's answers allows no style, so the page has the browser's own. */
const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>Not found</title>
    </head>
    <body>
      <h1>Not found</h1>
      <p>${sentences.not_found}</p>
      <p><a href="/">Go to the start page</a></p>
    </body>
  </html> `;

export const notFound: NotFoundHandler<AppEnv> = async (context) => {
  const { method, path } = context.req;
  const isOfPage = !/^\/api(?:\/|$)/.test(path) && (method === "GET" || method === "HEAD");
  const wantsPage = /\btext\/html\b/i.test(context.req.header("Accept") ?? "");
  context.header("Vary", "Accept");
  return isOfPage && wantsPage ? context.html(page, 404) : respondFailure(context, failure("not_found"));
};
