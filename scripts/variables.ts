// The variables of the local Worker, in `.dev.vars`: names that are missing are added, nothing there is changed.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { refuseFolder } from "./faults.ts";
import { variablesFile } from "./state.ts";

/** The provider's own tools take a project whose name begins with "demo-" for one that exists nowhere. */
const usual = { FIREBASE_PROJECT_ID: "demo-boolean-algebra" } as const;

export type Variables = Readonly<Record<keyof typeof usual, string>> & Readonly<Record<string, string>>;

/** Reads the variables; ends the process with one sentence where a missing one cannot be written. */
export function localVariables(): Variables {
  const text = existsSync(variablesFile) ? readFileSync(variablesFile, "utf8") : "";
  const found = definedOf(parseEnv(text));
  const missing = Object.entries(usual).filter(([name]) => !(name in found));
  if (missing.length > 0) {
    const lines = missing.map(([name, value]) => `${name}="${value}"\n`).join("");
    const gap = text === "" || text.endsWith("\n") ? "" : "\n";
    try {
      writeFileSync(variablesFile, text + gap + lines);
    } catch (error) {
      refuseFolder(variablesFile, error);
    }
  }
  return { ...usual, ...found };
}

function definedOf(variables: NodeJS.Dict<string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
