// The variables of the local Worker, in `.dev.vars`: names that are missing are added, nothing there is changed.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { refuseFolder } from "./faults.ts";
import { variablesFile } from "./state.ts";

/** The provider's own tools take a project whose name begins with "demo-" for one that exists nowhere. */
const usual = { FIREBASE_PROJECT_ID: "demo-boolean-algebra" } as const;

export type Variables = Readonly<Record<keyof typeof usual, string>> & Readonly<Record<string, string>>;

/** Reads the variables; ends the process with one sentence where that, or writing a missing one, is denied. */
export function localVariables(): Variables {
  try {
    const text = existsSync(variablesFile) ? readFileSync(variablesFile, "utf8") : "";
    const found = definedOf(parseEnv(text));
    const missing = Object.entries(usual).filter(([name]) => !(name in found));
    const lines = missing.map(([name, value]) => `${name}="${value}"\n`).join("");
    const gap = text === "" || text.endsWith("\n") ? "" : "\n";
    if (lines !== "") writeFileSync(variablesFile, text + gap + lines);
    return { ...usual, ...found };
  } catch (error) {
    return refuseFolder(variablesFile, error);
  }
}

function definedOf(variables: NodeJS.Dict<string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
