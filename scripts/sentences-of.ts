// What the API says with an error code; a code that is used of several things has several sentences.

import { budgets } from "#contract/budgets.ts";
import { derivationTooComplex } from "#contract/derivation-sentences.ts";
import type { ApiErrorCode } from "#contract/errors.ts";
import { sentenceFor, tooManyRequests } from "#contract/sentences.ts";

export function sentencesOf(code: ApiErrorCode): readonly string[] {
  const uses = (["minimise", "table"] as const).map((use) => sentenceFor(code, budgets.worker, use));
  const calls = code === "too_many_requests" ? Object.values(tooManyRequests) : [];
  const derivations = code === "too_complex" ? Object.values(derivationTooComplex) : [];
  return [...new Set([...uses, ...calls, ...derivations])];
}
