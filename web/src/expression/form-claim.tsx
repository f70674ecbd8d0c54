// What is claimed of a form that is drawn: its proof, or what the page still searches for.

import { Tag } from "#components/tag.tsx";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { searchingText } from "./core/searching-text.ts";
import { ProofTag } from "./proof-tag.tsx";
import type { FormFacts } from "./search-on/core/form-facts.ts";

interface FormClaimProps {
  readonly of: FormFacts;
  readonly kind: FormKind;
  /** Whether the page's whole budget is not spent yet, so that a better form may follow. */
  readonly isSearching: boolean;
}

export function FormClaim({ of, kind, isSearching }: FormClaimProps) {
  if (isSearching) return <Tag tone="line">{searchingText(of, kind)}</Tag>;
  return (
    <ProofTag proven={of.proven} lowerBound={of.lowerBound} unit={kind === "sop" ? "terms" : "clauses"} />
  );
}
