// The frame of the local servers' pages: their head, style and security policy. The style works from 360 px, light and
// dark.

import { createHash } from "node:crypto";
import type { Context } from "hono";
import { html, raw } from "hono/html";

export type Html = ReturnType<typeof html>;

const style = `
:root { color-scheme: light dark; --ink: #241a12; --soft: #6b5d52; --paper: #fbf6f1; --card: #fff; --line: #e3d8cd; --accent: #9a4a12; --on: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f3ebe4; --soft: #b9aca1; --paper: #1a1511; --card: #241d18; --line: #43382f; --accent: #f0a468; --on: #241a12; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 0.75rem; }
.card { display: block; width: 100%; padding: 0.875rem 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); overflow-wrap: anywhere; text-align: start; color: inherit; font: inherit; }
.card strong, .card span { display: block; }
.soft { color: var(--soft); font-size: 0.875rem; }
button.card { cursor: pointer; min-height: 44px; }
button.card:hover { border-color: var(--accent); }
a { color: var(--accent); }
form { display: grid; gap: 0.75rem; }
label { display: grid; gap: 0.25rem; font-weight: 600; }
input { min-height: 44px; padding: 0 0.75rem; border: 1px solid var(--soft); border-radius: 0.375rem; background: var(--card); color: inherit; font: inherit; }
.button { justify-self: start; display: inline-block; min-height: 44px; padding: 0.625rem 1.25rem; border: 0; border-radius: 0.375rem; background: var(--accent); color: var(--on); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[role="alert"] { padding: 0.75rem 1rem; border-inline-start: 4px solid var(--accent); background: var(--card); }
[hidden] { display: none; }
`;

export interface Page {
  readonly title: string;
  readonly body: Html;
  /** Constant texts of the server, whose hashes go into the policy. */
  readonly script?: string;
  readonly moreStyle?: string;
  /** Origins besides the page's own to which a form may lead. */
  readonly formOrigins?: readonly string[];
}

export function respondPage(
  context: Context,
  page: Page,
  status: 200 | 400 | 403 | 404 | 405 | 413 | 500 = 200,
) {
  const { title, body, script, moreStyle } = page;
  context.header("Content-Security-Policy", policy(page));
  context.header("X-Content-Type-Options", "nosniff");
  // Addresses contain codes that other sites must not get; our own forms still need to send their origin.
  context.header("Referrer-Policy", "same-origin");
  const text = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${style}</style>`)} ${moreStyle === undefined ? "" : raw(`<style>${moreStyle}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        ${script === undefined ? "" : raw(`<script>${script}</script>`)}
      </body>
    </html>`;
  return context.html(text, status);
}

function policy({ script, moreStyle, formOrigins = [] }: Page): string {
  const styles = moreStyle === undefined ? [style] : [style, moreStyle];
  return [
    "default-src 'none'",
    "img-src data:",
    `style-src ${styles.map(hashOf).join(" ")}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    `form-action ${["'self'", ...formOrigins].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
