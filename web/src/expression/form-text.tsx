// Typesets a form of an answer. The lines of a sum break before +, those of a product of sums between clauses.

import { memo, useMemo } from "react";
import { own } from "#messages/own.ts";
import { termAt, termCount, treeOf, type Form } from "./core/form.ts";
import { toSpoken } from "./core/written.ts";
import { CutText, type CutTextProps } from "./cut-text.tsx";
import { Clause, MathFrame, Term } from "./typeset.tsx";

interface FormTextProps extends CutTextProps {
  /** Must be the same object from render to render. */
  readonly form: Form;
}

/** Memoised: a long form must not be drawn again at each key press. */
export const FormText = memo(function FormText({ form, ...rest }: FormTextProps) {
  return (
    <CutText
      {...rest}
      of={form}
      count={termCount(form)}
      allOf={form.kind === "sop" ? own.allTerms : own.allClauses}
      renderUpTo={(end) => <Terms form={form} end={end} size={rest.size} />}
    />
  );
});

interface TermsProps {
  readonly form: Form;
  readonly end: number;
  readonly size: "normal" | "result";
}

function Terms({ form, end, size }: TermsProps) {
  const spoken = useMemo(() => toSpoken(treeOf(form, end)), [form, end]);
  return (
    <MathFrame spoken={spoken} size={size}>
      {Array.from({ length: end }, (_, at) => (
        <TermOfForm key={at} form={form} at={at} />
      ))}
    </MathFrame>
  );
}

interface TermOfFormProps {
  readonly form: Form;
  readonly at: number;
}

/** Memoised: drawing further terms must not draw this one again. */
const TermOfForm = memo(function TermOfForm({ form, at }: TermOfFormProps) {
  const Part = form.kind === "sop" ? Term : Clause;
  return <Part expression={termAt(form, at)} isFirst={at === 0} />;
});
