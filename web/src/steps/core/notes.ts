// The notes at the end of a derivation: that no step was needed, that its last line is not proved minimal, or that
// its last line differs from the Result. Pure.

import type { SimplifyResponse } from "#contract/simplify.ts";
import type { DerivationStep } from "#contract/derivation-step.ts";
import type { StepsTarget } from "#contract/steps.ts";
import { steps as words, targetTexts } from "#messages/steps.ts";

type Result = Pick<SimplifyResponse, "simplified" | "proven" | "terms" | "literals">;

/** The sentences below the last step. */
export function notesOf(
  steps: readonly DerivationStep[],
  target: StepsTarget,
  result: Result,
): readonly string[] {
  if (target !== "sum") return hasLaw(steps) ? [] : [targetTexts.already[target]];
  return notesOfSum(steps, result);
}

const hasLaw = (steps: readonly DerivationStep[]) => steps.some(({ before }) => before !== undefined);

function notesOfSum(steps: readonly DerivationStep[], result: Result): readonly string[] {
  const last = steps.at(-1)?.currentExpression ?? "";
  const isResult = last === result.simplified;
  const isChanged = hasLaw(steps);
  // An input that is minimal already keeps its order of terms, so its line need not equal the Result.
  if (!isChanged && result.proven && (isResult || isAsSmall(last, result))) return [words.minimalAlready];
  return [
    ...(isChanged ? [] : [words.noLaw]),
    ...(result.proven ? [] : [words.notProved]),
    ...(isResult ? [] : [words.otherResult]),
  ];
}

/** Whether the line, a sum, has as many terms and literals as the result. */
function isAsSmall(line: string, { terms, literals }: Result): boolean {
  return line.split("+").length === terms && (line.match(/[A-Za-z]/g) ?? []).length === literals;
}
