// The simulator's address: #/csim?input=…&fn=…&fn=… for the circuit of expressions, #/csim?circuit=… for a packed one.

import type { AddressCodec } from "./codec.ts";

export type SimulatorSetup =
  /** The texts of one or several functions. */
  | { readonly functions: readonly string[] }
  /** The packed circuit, as in a link. */
  | { readonly circuit: string };

export const simulatorAddress: AddressCodec<SimulatorSetup> = {
  path: "/csim",
  texts: ["input", "fn", "circuit"],
  choices: [],
  write: (setup) =>
    "circuit" in setup
      ? [["circuit", setup.circuit]]
      : setup.functions.map((text, at) => [at === 0 ? "input" : "fn", text] as const),
  read: (parameters) => {
    const circuit = parameters.get("circuit");
    if (circuit) return { circuit };
    const texts = [...parameters.getAll("input"), ...parameters.getAll("fn")];
    const functions = texts.filter((text) => text.trim() !== "");
    return functions.length > 0 ? { functions } : null;
  },
};
