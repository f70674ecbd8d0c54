// Typesets a form of an answer. The lines of a sum break before +, those of a product of sums between clauses.

import { memo, useMemo } from "react";
import { formTexts } from "#messages/forms.ts";
import { termAt, termCount, treeOf, type Form } from "./core/form.ts";
import { toSpoken } from "#notation/core/written.ts";
import { CutText, type CutTextProps } from "#notation/cut-text.tsx";
import { Clause, MathFrame, Term } from "#notation/typeset.tsx";

interface FormTextProps extends CutTextProps {
  /** Must be the same object from render to render. */
  readonly form: Form;
  /** The indexes of the terms that are marked; must be the same object from render to render. */
  readonly lit?: ReadonlySet<number>;
}

/** Memoised: a long form must not be drawn again at each key press. */
export const FormText = memo(function FormText({ form, lit, ...rest }: FormTextProps) {
  return (
    <CutText
      {...rest}
      of={form}
      count={termCount(form)}
      allOf={form.kind === "sop" ? formTexts.allTerms : formTexts.allClauses}
      renderUpTo={(end) => <Terms form={form} end={end} size={rest.size} lit={lit} />}
    />
  );
});

interface TermsProps {
  readonly form: Form;
  readonly end: number;
  readonly size: "normal" | "result";
  readonly lit: ReadonlySet<number> | undefined;
}

function Terms({ form, end, size, lit }: TermsProps) {
  const spoken = useMemo(() => toSpoken(treeOf(form, end)), [form, end]);
  return (
    <MathFrame spoken={spoken} size={size}>
      {Array.from({ length: end }, (_, at) => (
        <TermOfForm key={at} form={form} at={at} isLit={lit?.has(at) ?? false} />
      ))}
    </MathFrame>
  );
}

interface TermOfFormProps {
  readonly form: Form;
  readonly at: number;
  readonly isLit: boolean;
}

/** Memoised: drawing further terms must not draw this one again. */
export const TermOfForm = memo(function TermOfForm({ form, at, isLit }: TermOfFormProps) {
  const Part = form.kind === "sop" ? Term : Clause;
  return <Part expression={termAt(form, at)} isFirst={at === 0} at={at} isLit={isLit} />;
});
