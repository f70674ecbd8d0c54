// The line under a minimal form that names the lit row and the terms that cover it. It is announced politely.

import { Note } from "#components/note.tsx";
import type { Form } from "#expression/core/form.ts";
import { TermsOfForm } from "#expression/terms-of-form.tsx";
import { sopPos } from "#messages/sop-pos.ts";
import classes from "./form-shown.module.css";

interface CoveredLineProps {
  readonly form: Form;
  readonly row: number | null;
  /** The indexes of the terms that cover the row. */
  readonly lit: ReadonlySet<number>;
}

export function CoveredLine({ form, row, lit }: CoveredLineProps) {
  return (
    <Note as="output" className={classes.covered}>
      {row !== null && lit.size > 0 && (
        <>
          {sopPos.coveredBy(row)} <TermsOfForm form={form} terms={[...lit]} />
        </>
      )}
    </Note>
  );
}
