// Finds the number that is both a don't-care and a min term. Pure.

import type { PreparedInput } from "#contract/input.ts";
import { budgets } from "#contract/budgets.ts";
import { quotedSentence } from "#notation/core/quoted.ts";
import { typedSpan, type Failure } from "#notation/core/failure.ts";

/** The failure of the first don't-care that is also a min term; null if none is. Both lists must be readable. */
export function sharedNumber(minTerms: PreparedInput, dontCares: PreparedInput): Failure | null {
  const required = new Set(numbersIn(minTerms.text));
  let start = 0;
  for (const number of dontCares.text.split(",")) {
    const end = start + number.length;
    if (required.has(Number(number))) {
      const code = "required_and_free";
      return {
        message: quotedSentence(code, number, budgets.page),
        code,
        span: typedSpan(dontCares, start, end),
      };
    }
    start = end + 1;
  }
  return null;
}

/** The numbers of a list as sent, without repeats. */
export function numbersIn(text: string): number[] {
  return [...new Set(text.split(",").map(Number))];
}
