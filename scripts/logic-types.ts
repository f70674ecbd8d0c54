// The contract's copy of the crate's shapes, written from the declarations of the Worker's and the circuit generator's
// WASM packages.

import { readFileSync, writeFileSync } from "node:fs";
import { formatted } from "./formatted.ts";

const target = "worker/contract/generated/logic-types.ts";
const declarationFiles = ["logic-rs/dist/worker/logic_rs.d.ts", "logic-rs/dist/networks/networks.d.ts"];

/** A type with the comment before it. A blank line separates two declarations, and no declaration contains one. */
const declaration = /^(?:\/\*\*\n(?: \*.*\n)* \*\/\n)?export (?:type|interface) (?<name>\w+)/m;

/** The glue's own declarations: how an instance is started, with types of the browser. */
const ofTheGlue = new Set(["InitInput", "InitOutput", "SyncInitInput"]);

/** A link in a Rust comment. Only its name is kept: `LIMIT`, `Shape` or `Shape::field_name`. */
const rustLink = /\[`(?<name>[^`\]]+)`\](?:\([^)\s]*\))?/g;

/** The text of the generated file: every shape of the crate by name, without the functions. */
export async function logicTypesSource(): Promise<string> {
  const blocks = declarationFiles.flatMap((file) => readFileSync(file, "utf8").split(/\n{2,}/));
  // A shape that both packages have is the same in both.
  const shapes = new Map<string, string>();
  for (const block of blocks) {
    const match = declaration.exec(block);
    const name = match?.groups?.["name"];
    if (match && name !== undefined && !ofTheGlue.has(name))
      shapes.set(name, block.slice(match.index).replaceAll(rustLink, inTypeScript));
  }
  const header =
    "// Generated from logic-rs by `npm run wasm`; do not edit. A test compares it with the build.";
  const sorted = [...shapes].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const source = [header, ...sorted.map(([, text]) => text)].join("\n\n");
  return formatted(target, source);
}

/** A field's name as TypeScript gets it, in camel case. */
function inTypeScript(_link: string, name: string): string {
  const [shape, field] = name.split("::");
  const camelCase = field?.replaceAll(/_(?<letter>[a-z])/g, (_part, letter: string) => letter.toUpperCase());
  return camelCase === undefined ? `\`${shape}\`` : `\`${shape}.${camelCase}\``;
}

export async function writeLogicTypes(): Promise<void> {
  writeFileSync(target, await logicTypesSource());
}
