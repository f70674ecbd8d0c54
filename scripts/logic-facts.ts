// The contract's copy of the crate's limits, error codes and spaces, written from the Worker's WASM build.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import path from "node:path";
import { formatted } from "./formatted.ts";

const target = "worker/contract/generated/logic-facts.ts";

type Glue = typeof import("../logic-rs/dist/worker/logic_rs.js");

/** The text of the generated file, from the facts that a build exports. */
export async function logicFactsSource({
  limits,
  errorCodes,
  spaces,
}: ReturnType<Glue["facts"]>): Promise<string> {
  const source = [
    "// Generated from logic-rs by `npm run wasm`; do not edit. A test compares it with every build.",
    "",
    `export const logicLimits = ${JSON.stringify(limits)} as const;`,
    "",
    `export const logicErrorCodes = ${JSON.stringify(errorCodes)} as const;`,
    "",
    "/** Every character that counts as a space. */",
    `export const logicSpaces = ${escaped(spaces)};`,
    "",
  ].join("\n");
  return formatted(target, source);
}

/** A string literal in which invisible characters are written as escapes. */
function escaped(text: string): string {
  const code = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(text).replaceAll(/[^\u0020-\u007e]/g, code);
}

export async function writeLogicFacts(): Promise<void> {
  const folder = path.resolve("logic-rs/dist/worker");
  const glue = (await import(pathToFileURL(path.join(folder, "logic_rs.js")).href)) as Glue;
  glue.initSync({ module: readFileSync(path.join(folder, "logic_rs_bg.wasm")) });
  writeFileSync(target, await logicFactsSource(glue.facts()));
}
