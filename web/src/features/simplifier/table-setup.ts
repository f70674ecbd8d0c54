// What the truth table is to show of an answer: what was asked beside its result, so that they can be seen to agree.

import type { TruthTableSetup } from "#addresses/core/truth-table.ts";
import type { Answered } from "./core/machine.ts";

/** Min terms are no expression, so of them the result alone is shown. */
export function tableSetup({ text, mode, answer }: Answered): TruthTableSetup {
  const { simplified } = answer;
  const isAsked = mode === "boolean" && text !== simplified;
  return {
    input: isAsked ? text : simplified,
    extras: isAsked ? [simplified] : [],
    namesInHeader: true,
    compares: false,
  };
}
