// The text instead of the proof, for a form that is drawn before the whole budget is spent. Pure.

import type { FormKind } from "#contract/generated/logic-types.ts";
import { formTexts } from "#messages/forms.ts";

/** "searching for fewer terms"; where fewer terms are impossible, the search is for fewer literals. */
export function searchingText(
  { terms, lowerBound }: { readonly terms: number; readonly lowerBound: number },
  kind: FormKind = "sop",
): string {
  if (terms === lowerBound) return formTexts.searchingForFewer("literals");
  return formTexts.searchingForFewer(kind === "sop" ? "terms" : "clauses");
}
