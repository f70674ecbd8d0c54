// The Simplifier's address: #/simplify?input=…&mode=boolean|mint&dc=…&vars=….

import { inputModes, isBlank, type InputMode } from "#contract/input.ts";
import type { AddressCodec } from "./codec.ts";

export interface SimplifySetup {
  readonly input: string;
  /** Null: the text decides. */
  readonly mode: InputMode | null;
  /** The don't-cares; blank means none, and an expression has none. */
  readonly dontCares?: string;
  /** How many variables min terms have, or their names: `4` or `w, x, y, z`; blank where none are given. */
  readonly variables?: string;
}

export const simplifyAddress: AddressCodec<SimplifySetup> = {
  path: "/simplify",
  texts: ["input", "dc", "vars"],
  choices: ["mode"],
  write: ({ input, mode, dontCares = "", variables = "" }) => {
    if (input.trim() === "") return [];
    return [
      ["input", input],
      ...(mode ? [["mode", mode] as const] : []),
      ...(isGiven(dontCares, mode) ? [["dc", dontCares] as const] : []),
      ...(isGiven(variables, mode) ? [["vars", variables] as const] : []),
    ];
  },
  read: (parameters) => {
    const input = parameters.get("input") ?? "";
    if (input.trim() === "") return null;
    const named = parameters.get("mode");
    const mode = inputModes.find((known) => known === named) ?? null;
    const dontCares = parameters.get("dc") ?? "";
    const variables = parameters.get("vars") ?? "";
    return {
      input,
      mode,
      ...(isGiven(dontCares, mode) && { dontCares }),
      ...(isGiven(variables, mode) && { variables }),
    };
  },
};

/** Whether a text that only min terms have is there. */
function isGiven(text: string, mode: InputMode | null): boolean {
  return mode !== "boolean" && !isBlank(text);
}
