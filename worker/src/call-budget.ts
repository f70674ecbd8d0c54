// What one call may take: as much as a plan of the platform allows.

import { budgets, type Budget, firstWork } from "#contract/budgets.ts";
import type { ApiErrorBody } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { inputTooLong } from "#contract/sentences.ts";

export interface CallBudget extends Budget {
  /** The longest expression or list of min terms, in UTF-16 units. Reading takes time too. */
  readonly charsMax: number;
  /** Work of a derivation, in units of about a microsecond. */
  readonly stepsWorkMax: number;
}

/** A call takes at most a CPU second. */
export const usualBudget: CallBudget = {
  ...budgets.worker,
  charsMax: limits.bodyBytesMax,
  stepsWorkMax: 2 ** 32 - 1,
};

/**
 * About 8 ms: the free plan ends a call after 10. The page solves what is refused itself. On the other plan this much is
 * every free call's, and more is counted: free-work.ts.
 */
export const smallPlanBudget: CallBudget = {
  variablesMax: 8,
  primesMax: 2 ** 12,
  workMax: 30,
  stepsMax: 2 ** 16,
  charsMax: 600,
  stepsWorkMax: 4_000,
};

/** As much as a call may take before its network's searches are counted: a first cover, or a table of usual size. */
export const firstBudget: CallBudget = { ...usualBudget, workMax: firstWork, stepsMax: 2 ** 22 };

/** Refuses a text that takes too long to read. */
export function refuseLong(field: string, text: string, { charsMax }: CallBudget): ApiErrorBody | null {
  if (text.length <= charsMax) return null;
  return { message: inputTooLong(charsMax), code: "input_too_long", position: charsMax, field };
}
