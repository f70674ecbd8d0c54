// What is said at the end of a derivation: that there is nothing to do, that its end is not proved, that its end is another
// than the answer's. Pure.

import type { SimplifyResponse } from "#contract/simplify.ts";
import type { DerivationStep } from "#contract/steps.ts";
import { steps as words } from "#messages/steps.ts";

type Result = Pick<SimplifyResponse, "simplified" | "proven" | "terms" | "literals">;

/** The sentences that stand below the last step. */
export function notesOf(steps: readonly DerivationStep[], result: Result): readonly string[] {
  const last = steps.at(-1)?.currentExpression ?? "";
  const isResult = last === result.simplified;
  const hasLaw = steps.some(({ before }) => before !== undefined);
  // What is minimal already keeps its order, so that its line need not be the Result.
  if (!hasLaw && result.proven && (isResult || isAsSmall(last, result))) return [words.minimalAlready];
  return [
    ...(hasLaw ? [] : [words.noLaw]),
    ...(result.proven ? [] : [words.notProved]),
    ...(isResult ? [] : [words.otherResult]),
  ];
}

/** Of two sums. */
function isAsSmall(line: string, { terms, literals }: Result): boolean {
  return line.split("+").length === terms && (line.match(/[A-Za-z]/g) ?? []).length === literals;
}
