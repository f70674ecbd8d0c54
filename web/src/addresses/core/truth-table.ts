// The truth table's address: #/ttable?input=…&fn=…&fn=…&header=text&compare=1&parts=1.

import type { AddressCodec } from "./codec.ts";

export interface TruthTableSetup {
  readonly input: string;
  /** The additional expressions in their order. */
  readonly extras: readonly string[];
  /** Whether the columns are headed F1, F2, … rather than by the expressions themselves. */
  readonly namesInHeader: boolean;
  readonly compares: boolean;
  /** Whether the parts of the functions have columns. */
  readonly showsParts: boolean;
}

export const truthTableAddress: AddressCodec<TruthTableSetup> = {
  path: "/ttable",
  texts: ["input", "fn"],
  choices: ["header", "compare", "parts"],
  write: ({ input, extras, namesInHeader, compares, showsParts }) => [
    ...(input.trim() === "" ? [] : [["input", input] as const]),
    ...extras.map((extra) => ["fn", extra] as const),
    ...(namesInHeader ? [] : [["header", "text"] as const]),
    ...(compares ? [["compare", "1"] as const] : []),
    ...(showsParts ? [["parts", "1"] as const] : []),
  ],
  read: (parameters) => ({
    input: parameters.get("input") ?? "",
    extras: parameters.getAll("fn").filter((extra) => extra.trim() !== ""),
    namesInHeader: parameters.get("header") !== "text",
    compares: parameters.get("compare") === "1",
    showsParts: parameters.get("parts") === "1",
  }),
};
