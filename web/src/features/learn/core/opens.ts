// What an example opens: the setup of each tool. Pure.

import type { SimplifySetup } from "#addresses/core/simplify.ts";
import type { SimulatorSetup } from "#addresses/core/simulator.ts";
import type { TruthTableSetup } from "#addresses/core/truth-table.ts";
import type { ExpressionText } from "./data.ts";

export function inSimplifier(text: ExpressionText): SimplifySetup {
  return { input: text, mode: "boolean" };
}

/** The columns are headed by the expressions themselves, since a lesson speaks of these. */
export function inTruthTable(text: ExpressionText, beside: readonly ExpressionText[] = []): TruthTableSetup {
  return { input: text, extras: beside, namesInHeader: false, compares: false, showsParts: false };
}

export function inSimulator(text: ExpressionText, beside: readonly ExpressionText[] = []): SimulatorSetup {
  return { functions: [text, ...beside] };
}
