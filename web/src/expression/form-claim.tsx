// What is claimed of a form that is drawn: its proof, and how many functions need more terms, or what the page still
// searches for.

import { Tag } from "#components/tag.tsx";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { searchingText } from "./core/searching-text.ts";
import { ProofTag } from "./proof-tag.tsx";
import type { FormFacts } from "./search-on/core/form-facts.ts";
import { TermShareButton } from "./term-share/term-share-button.tsx";

interface FormClaimProps {
  readonly of: FormFacts;
  readonly kind: FormKind;
  /** Whether the page's whole budget is not spent yet, so that a better form may follow. */
  readonly isSearching: boolean;
  /** How many variables the form's function has, those that vanish included. */
  readonly variables: number;
}

export function FormClaim({ of, kind, isSearching, variables }: FormClaimProps) {
  if (isSearching) return <Tag tone="line">{searchingText(of, kind)}</Tag>;
  const { proven, lowerBound, terms } = of;
  return (
    <>
      <ProofTag proven={proven} lowerBound={lowerBound} unit={kind === "sop" ? "terms" : "clauses"} />
      {proven && <TermShareButton kind={kind} count={terms} variables={variables} />}
    </>
  );
}
