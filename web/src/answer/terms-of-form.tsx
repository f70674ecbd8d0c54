// Some terms of a form in a sentence.

import { Fragment, type ReactNode } from "react";
import { formTexts } from "#messages/forms.ts";
import { termAt, type Form } from "./core/form.ts";
import { toSpoken } from "#notation/core/written.ts";
import { Clause, MathFrame, Term } from "#notation/typeset.tsx";

/** Of further terms only the number is given. */
const namedMax = 4;

interface TermsOfFormProps {
  readonly form: Form;
  /** The indexes of the terms. */
  readonly terms: readonly number[];
}

/** "a", "a and b", "a, b and c", "a, b, c, d and 7 more". */
export function TermsOfForm({ form, terms }: TermsOfFormProps) {
  const named = terms.slice(0, namedMax).map((at): ReactNode => <OneTerm key={at} form={form} at={at} />);
  const parts =
    named.length < terms.length ? [...named, formTexts.moreTerms(terms.length - named.length)] : named;
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (at === parts.length - 1 ? ` ${formTexts.and} ` : ", ")}
      {part}
    </Fragment>
  ));
}

function OneTerm({ form, at }: { readonly form: Form; readonly at: number }) {
  const expression = termAt(form, at);
  const Part = form.kind === "sop" ? Term : Clause;
  return (
    <MathFrame spoken={toSpoken(expression)} size="list">
      <Part expression={expression} isFirst />
    </MathFrame>
  );
}
