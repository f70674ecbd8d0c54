// The Simplifier's address: #/simplify?input=…&mode=boolean|mint&dc=….

import { inputModes, isBlank, type InputMode } from "#contract/input.ts";
import type { AddressCodec } from "./codec.ts";

export interface SimplifySetup {
  readonly input: string;
  /** Null: the text decides. */
  readonly mode: InputMode | null;
  /** The don't-cares; blank means none, and an expression has none. */
  readonly dontCares?: string;
}

export const simplifyAddress: AddressCodec<SimplifySetup> = {
  path: "/simplify",
  texts: ["input", "dc"],
  choices: ["mode"],
  write: ({ input, mode, dontCares = "" }) => {
    if (input.trim() === "") return [];
    return [
      ["input", input],
      ...(mode ? [["mode", mode] as const] : []),
      ...(isGiven(dontCares, mode) ? [["dc", dontCares] as const] : []),
    ];
  },
  read: (parameters) => {
    const input = parameters.get("input") ?? "";
    if (input.trim() === "") return null;
    const named = parameters.get("mode");
    const mode = inputModes.find((known) => known === named) ?? null;
    const dontCares = parameters.get("dc") ?? "";
    return { input, mode, ...(isGiven(dontCares, mode) && { dontCares }) };
  },
};

function isGiven(dontCares: string, mode: InputMode | null): boolean {
  return mode !== "boolean" && !isBlank(dontCares);
}
