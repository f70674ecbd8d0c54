// The variables of the local Worker, in `.dev.vars`: missing names are added, present ones are not changed.

import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { refuseFolder } from "./faults.ts";
import { variablesFile } from "./state.ts";

/** The values for missing variables. Secrets are random, so each machine has its own. */
const usual = {
  /** Firebase's tools treat a project whose name begins with "demo-" as one that does not exist online. */
  FIREBASE_PROJECT_ID: () => "demo-boolean-algebra",
  /** Has the shape of the payment provider's ids. */
  PAYMENT_MERCHANT_ID: () => "1221149",
  PAYMENT_MERCHANT_SECRET: () => randomBytes(24).toString("hex"),
  PAYMENT_APP_ID: () => randomBytes(12).toString("hex"),
  PAYMENT_APP_SECRET: () => randomBytes(24).toString("hex"),
} as const satisfies Readonly<Record<string, () => string>>;

export type Variables = Readonly<Record<keyof typeof usual, string>> & Readonly<Record<string, string>>;

/**
 * Reads the variables; ends the process with one sentence if the file cannot be read, or a missing name not written.
 */
export function localVariables(): Variables {
  try {
    const text = textOfFile();
    const found = definedOf(parseEnv(text));
    const missing = Object.entries(usual)
      .filter(([name]) => !(name in found))
      .map(([name, make]) => [name, make()] as const);
    const lines = missing.map(([name, value]) => `${name}="${value}"\n`).join("");
    const gap = text === "" || text.endsWith("\n") ? "" : "\n";
    // A new file is readable by this user only, because it has secrets.
    if (lines !== "") writeFileSync(variablesFile, text + gap + lines, { mode: 0o600 });
    // The cast holds, because each usual name is in one of the two.
    return { ...Object.fromEntries(missing), ...found } as Variables;
  } catch (error) {
    return refuseFolder(variablesFile, error);
  }
}

/** The variables of the file, without adding missing ones. */
export function keptVariables(): Readonly<Record<string, string>> {
  return definedOf(parseEnv(textOfFile()));
}

function textOfFile(): string {
  return existsSync(variablesFile) ? readFileSync(variablesFile, "utf8") : "";
}

function definedOf(variables: NodeJS.Dict<string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
