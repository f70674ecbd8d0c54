// The list of don't-cares beside that of the min terms: the number that stands in both, and how it is written. Pure.

import type { Reading } from "../../../lib/use-reading.ts";
import { sentences } from "../../../../../worker/contract/sentences.ts";
import { typedPlace, type Failure } from "../../../components/core/failure.ts";

/** What is wrong with don't-cares of which one is a min term too; null where both lists can't be read, or share none. */
export function sharedNumber(minTerms: Reading | null, dontCares: Reading | null): Failure | null {
  if (minTerms?.outcome.kind !== "minTerms" || dontCares?.outcome.kind !== "minTerms") return null;
  const required = new Set(minTerms.prepared.text.split(",").map(Number));
  let start = 0;
  for (const number of dontCares.prepared.text.split(",")) {
    const end = start + number.length;
    if (required.has(Number(number))) {
      const code = "required_and_free";
      return { message: sentences[code], code, place: typedPlace(dontCares.prepared, start, end) };
    }
    start = end + 1;
  }
  return null;
}

/** The reading of the min terms, over the variables that the larger of both lists takes. */
export function overBoth(minTerms: Reading | null, dontCares: Reading | null): Reading | null {
  if (minTerms?.outcome.kind !== "minTerms" || dontCares?.outcome.kind !== "minTerms") return minTerms;
  const { vars } = dontCares.outcome;
  if (vars.length <= minTerms.outcome.vars.length) return minTerms;
  return { ...minTerms, outcome: { ...minTerms.outcome, vars } };
}

/** The don't-cares of an answer, ascending and each once. `text` is as it was sent. */
export function dontCareNumbers(text: string): readonly number[] {
  return text === "" ? [] : [...new Set(text.split(",").map(Number))].toSorted((one, other) => one - other);
}

/** `Σd(0,2,5)`. */
export function dontCareList(numbers: readonly number[]): string {
  return `Σd(${numbers.join(",")})`;
}
