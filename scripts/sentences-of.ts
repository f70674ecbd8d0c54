// What the API says with an error code; a code that is used of several things has several sentences.

import { budgets } from "#contract/budgets.ts";
import type { ApiErrorCode } from "#contract/errors.ts";
import { logicUses, sentenceFor } from "#contract/sentences.ts";

export function sentencesOf(code: ApiErrorCode): readonly string[] {
  return [...new Set(logicUses.map((use) => sentenceFor(code, budgets.worker, use)))];
}
