// Writes /.well-known/security.txt (RFC 9116) into a build whose operator names a contact for reports of weaknesses.

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { canonicalHost, textOf, type Settings } from "#config/core/operator.ts";

/** RFC 9116, section 2.5.5, recommends less than a year; each deployment builds the file anew. */
const daysValid = 364;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The file's text; null where the settings name no contact. What `VITE_SECURITY_CONTACT` may be is in
 * `setting-faults.ts`.
 */
export function securityText(env: Settings, nowMs: number): string | null {
  const contact = textOf(env["VITE_SECURITY_CONTACT"]);
  if (contact === null) return null;
  const host = canonicalHost(env);
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(nowMs + daysValid * dayMs).toISOString()}`,
    "Preferred-Languages: en",
    ...(host === null ? [] : [`Canonical: https://${host}/.well-known/security.txt`]),
    "",
  ].join("\n");
}

export function securityTextFile(): Plugin {
  let text: string | null = null;
  return {
    name: "security-text",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ env }) {
      text = securityText(env, Date.now());
    },
    async writeBundle({ dir }) {
      if (!dir || text === null) return;
      const folder = path.join(dir, ".well-known");
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, "security.txt"), text);
    },
  };
}
