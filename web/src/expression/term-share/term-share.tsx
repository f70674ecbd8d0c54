// The sentence that says how many functions need more terms than a form. Fetched on demand, together with its
// figures.

import { Note } from "#components/note.tsx";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { shareSentence } from "./core/share.ts";

export interface TermShareProps {
  readonly kind: FormKind;
  /** Terms, or clauses. */
  readonly count: number;
  readonly variables: number;
}

export function TermShare({ kind, count, variables }: TermShareProps) {
  return <Note size="tag">{shareSentence(kind, count, variables)}</Note>;
}
