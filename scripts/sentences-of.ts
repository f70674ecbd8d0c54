// The API's sentences for an error code. A code with several uses has several sentences.

import { budgets } from "#contract/budgets.ts";
import { derivationTooComplex } from "#contract/sentences.ts";
import type { ApiErrorCode } from "#contract/errors.ts";
import { sentences, tooManyRequests } from "#contract/request-sentences.ts";
import { sentenceFor } from "#contract/sentences.ts";

export function sentencesOf(code: ApiErrorCode): readonly string[] {
  const calls = code === "too_many_requests" ? Object.values(tooManyRequests) : [];
  const tooComplex =
    code === "too_complex"
      ? [sentenceFor(code, budgets.worker, "table"), ...Object.values(derivationTooComplex)]
      : [];
  return [...new Set([sentences[code], ...calls, ...tooComplex])];
}
