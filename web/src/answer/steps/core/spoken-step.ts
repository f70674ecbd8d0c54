// The words that a screen reader says when a step is opened. Pure.

import type { DerivationStep } from "#contract/derivation-step.ts";
import { fromLine } from "#notation/core/from-line.ts";
import { toSpoken } from "#notation/core/written.ts";
import { derivation as words } from "#messages/expression.ts";
import { lawLabel } from "./labels.ts";
import { spokenSentence } from "./sentence.ts";

/** "Step 3 of 5, Distributive. B is common to both terms; take it out. After: B and open not A or A and C close." */
export function spokenStep(steps: readonly DerivationStep[], at: number): string {
  const step = steps[at];
  if (!step) return "";
  const { stepType, description, after } = step;
  const sentences = [
    `${words.stepOf(at, steps.length - 1)}, ${lawLabel(stepType)}.`,
    spokenSentence(description),
  ];
  if (after) {
    const line = fromLine(after.part);
    sentences.push(`${words.afterSpoken(line ? toSpoken(line) : after.part)}.`);
  }
  return sentences.join(" ");
}
