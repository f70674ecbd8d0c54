// Opens the page's Content-Security-Policy to the services an operator configured, and to nothing else: without
// settings the built _headers file is the strict one of web/public.

import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { analyticsSettings, emailSettings } from "#config/core/operator.ts";

type Sources = Readonly<Record<string, readonly string[]>>;

const analyticsSources: Sources = {
  "script-src": ["https://www.googletagmanager.com"],
  "connect-src": [
    "https://firebase.googleapis.com",
    "https://firebaseinstallations.googleapis.com",
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
};

const emailSources: Sources = { "connect-src": ["https://api.emailjs.com"] };

/** The header file with each source added to its directive, which must be there already. */
export function openPolicy(headers: string, sources: Sources): string {
  return Object.entries(sources).reduce((text, [directive, added]) => {
    const opened = text.replace(new RegExp(`${directive} [^;\\n]+`), (rule) => [rule, ...added].join(" "));
    if (opened === text) throw new Error(`_headers has no ${directive} to open.`);
    return opened;
  }, headers);
}

export function operatorHeaders(): Plugin {
  let wanted: Sources[] = [];
  return {
    name: "operator-headers",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ env }) {
      wanted = [
        ...(analyticsSettings(env) ? [analyticsSources] : []),
        ...(emailSettings(env) ? [emailSources] : []),
      ];
    },
    async writeBundle({ dir }) {
      if (!dir || wanted.length === 0) return;
      const file = path.join(dir, "_headers");
      await writeFile(file, wanted.reduce(openPolicy, await readFile(file, "utf8")));
    },
  };
}
