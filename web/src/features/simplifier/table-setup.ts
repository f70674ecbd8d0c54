// The truth table to open for an answer: the input and the result, so that the visitor can compare their columns.

import type { TruthTableSetup } from "#addresses/core/truth-table.ts";
import type { Answered } from "./core/machine.ts";

/** Min terms are no expression: for them the table has only the result. */
export function tableSetup({ text, mode, answer }: Answered): TruthTableSetup {
  const { simplified } = answer;
  const isAsked = mode === "boolean" && text !== simplified;
  return {
    input: isAsked ? text : simplified,
    extras: isAsked ? [simplified] : [],
    namesInHeader: true,
    compares: false,
    showsParts: false,
  };
}
