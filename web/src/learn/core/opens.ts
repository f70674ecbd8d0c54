// The setup of each tool that an example opens. Pure.

import type { SimplifySetup } from "#addresses/core/simplify.ts";
import type { SimulatorSetup } from "#addresses/core/simulator.ts";
import type { TruthTableSetup } from "#addresses/core/truth-table.ts";
import type { ExpressionText } from "./data.ts";

export function inSimplifier(text: ExpressionText): SimplifySetup {
  return { input: text, mode: "boolean" };
}

/** The expressions themselves head the columns, because the lesson's text mentions them. */
export function inTruthTable(text: ExpressionText, beside: readonly ExpressionText[] = []): TruthTableSetup {
  return { input: text, extras: beside, namesInHeader: false, compares: false, showsParts: false };
}

export function inSimulator(text: ExpressionText, beside: readonly ExpressionText[] = []): SimulatorSetup {
  return { functions: [text, ...beside] };
}
