// Judges a step by a law that may be read from right to left, with the second checker.

import type { DerivationStep } from "#contract/derivation-step.ts";
import { lawStep } from "#support/checker/check.ts";
import { parse } from "#support/checker/parse.ts";

/** The law read from right to left, as the API names it. */
const reversed: Readonly<Record<string, string>> = {
  DeMorgan_THEOREM: "REVERSED_DeMorgan_THEOREM",
  REVERSED_DeMorgan_THEOREM: "DeMorgan_THEOREM",
  DISTRIBUTIVE_LAW: "REVERSED_DISTRIBUTIVE_LAW",
  REVERSED_DISTRIBUTIVE_LAW: "DISTRIBUTIVE_LAW",
};

/** Why a step is no law in either direction, by the second checker; null for a right step. */
export function stepFault(before: string, step: DerivationStep): string | null {
  const { currentExpression, stepType } = step;
  const [earlier, later] = [before, currentExpression].map((text) => parse(text));
  if (!earlier || !later) return "There is no line.";
  const back = { ...step, stepType: reversed[stepType] ?? stepType };
  const { before: of, after: to } = step;
  if (!of || !to) return "A law has two sides.";
  const ways = [
    () => lawStep(1, { ...step, before: of, after: to }, earlier, later, true),
    () => lawStep(1, { ...back, before: to, after: of }, later, earlier, true),
  ];
  const faults = ways.map((way) => {
    try {
      way();
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  });
  return faults.includes(null) ? null : faults.join(" / ");
}
