// The variables of the local Worker, in `.dev.vars`: names that are missing are added, nothing there is changed.

import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { refuseFolder } from "./faults.ts";
import { variablesFile } from "./state.ts";

/** What a machine gets that has none. Secrets are of this machine alone. */
const usual = {
  /** The provider's own tools take a project whose name begins with "demo-" for one that exists nowhere. */
  FIREBASE_PROJECT_ID: () => "demo-boolean-algebra",
  /** Of the shape that the payment provider's ids have. */
  PAYMENT_MERCHANT_ID: () => "1221149",
  PAYMENT_MERCHANT_SECRET: () => randomBytes(24).toString("hex"),
  PAYMENT_APP_ID: () => randomBytes(12).toString("hex"),
  PAYMENT_APP_SECRET: () => randomBytes(24).toString("hex"),
} as const satisfies Readonly<Record<string, () => string>>;

export type Variables = Readonly<Record<keyof typeof usual, string>> & Readonly<Record<string, string>>;

/** Reads the variables; ends the process with one sentence where that, or writing a missing one, is denied. */
export function localVariables(): Variables {
  try {
    const text = textOfFile();
    const found = definedOf(parseEnv(text));
    const missing = Object.entries(usual)
      .filter(([name]) => !(name in found))
      .map(([name, make]) => [name, make()] as const);
    const lines = missing.map(([name, value]) => `${name}="${value}"\n`).join("");
    const gap = text === "" || text.endsWith("\n") ? "" : "\n";
    // Only this user may read a file that is made here: it has secrets.
    if (lines !== "") writeFileSync(variablesFile, text + gap + lines, { mode: 0o600 });
    // Each usual name is found or was missing.
    return { ...Object.fromEntries(missing), ...found } as Variables;
  } catch (error) {
    return refuseFolder(variablesFile, error);
  }
}

/** What is there, for who only reads. */
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
