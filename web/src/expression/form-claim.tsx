// The claim about a drawn form: its proof and how many functions need more terms, or the search that still runs.

import { Tag } from "#components/tag.tsx";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { searchingText } from "./core/searching-text.ts";
import { ProofTag } from "./proof-tag.tsx";
import type { FormFacts } from "./search-on/core/form-facts.ts";
import { TermShareButton } from "./term-share/term-share-button.tsx";

interface FormClaimProps {
  readonly of: FormFacts;
  readonly kind: FormKind;
  /** Whether a part of the page's budget is left, so that a better form may follow. */
  readonly isSearching: boolean;
  /** The number of variables of the form's function, including those that the form does not use. */
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
