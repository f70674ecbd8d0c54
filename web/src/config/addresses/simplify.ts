// The Simplifier's address: #/simplify?input=…&mode=boolean|mint.

import { inputModes, type InputMode } from "../../../../worker/contract/input.ts";
import type { AddressCodec } from "./codec.ts";

export interface SimplifyPlace {
  readonly input: string;
  /** Null leaves it to the text. */
  readonly mode: InputMode | null;
}

export const simplifyAddress: AddressCodec<SimplifyPlace> = {
  path: "/simplify",
  texts: ["input"],
  choices: ["mode"],
  write: ({ input, mode }) => {
    if (input.trim() === "") return [];
    return mode
      ? [
          ["input", input],
          ["mode", mode],
        ]
      : [["input", input]];
  },
  read: (parameters) => {
    const input = parameters.get("input") ?? "";
    if (input.trim() === "") return null;
    const named = parameters.get("mode");
    return { input, mode: inputModes.find((mode) => mode === named) ?? null };
  },
};
