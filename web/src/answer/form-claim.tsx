// The claim about a drawn form: its proof, or the search that still runs.

import { Tag } from "#components/tag.tsx";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { searchingText } from "./core/searching-text.ts";
import { ProofTag } from "./proof-tag.tsx";
import type { FormFacts } from "./search-on/core/form-facts.ts";

interface FormClaimProps {
  readonly of: FormFacts;
  readonly kind: FormKind;
  /** Whether a part of the page's budget is left, so that a better form may follow. */
  readonly isSearching: boolean;
}

export function FormClaim({ of, kind, isSearching }: FormClaimProps) {
  if (isSearching) return <Tag tone="line">{searchingText(of, kind)}</Tag>;
  const { proven, lowerBound } = of;
  return <ProofTag proven={proven} lowerBound={lowerBound} unit={kind === "sop" ? "terms" : "clauses"} />;
}
