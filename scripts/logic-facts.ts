// The contract's copy of the crate's limits and error codes, written from the Worker's WASM build.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import path from "node:path";
import { format, resolveConfig } from "prettier";

const target = "worker/contract/generated/logic-facts.ts";

/** The text of the generated file, by the package in logic-rs/dist/<name>. */
export async function logicFactsSource(name: "web" | "worker"): Promise<string> {
  const folder = path.resolve("logic-rs/dist", name);
  const glue = (await import(
    pathToFileURL(path.join(folder, "logic_rs.js")).href
  )) as typeof import("../logic-rs/dist/worker/logic_rs.js");
  glue.initSync({ module: readFileSync(path.join(folder, "logic_rs_bg.wasm")) });
  const { limits, errorCodes } = glue.facts();
  const source = [
    "// Generated from logic-rs by `npm run wasm`; do not edit. A test compares it with both builds.",
    "",
    `export const logicLimits = ${JSON.stringify(limits)} as const;`,
    "",
    `export const logicErrorCodes = ${JSON.stringify(errorCodes)} as const;`,
    "",
  ].join("\n");
  return format(source, { ...(await resolveConfig(target)), filepath: target });
}

export async function writeLogicFacts(): Promise<void> {
  writeFileSync(target, await logicFactsSource("worker"));
}
