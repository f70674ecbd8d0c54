// The line under a minimal form that names the lit row and the terms that cover it. It is announced politely.

import { Fragment, type ReactNode } from "react";
import { Note } from "#components/note.tsx";
import { termAt, type Form } from "#expression/core/form.ts";
import { toSpoken } from "#expression/core/written.ts";
import { Clause, MathFrame, Term } from "#expression/typeset.tsx";
import { own } from "#messages/own.ts";
import classes from "./form-shown.module.css";

/** Of more terms only the number is said. */
const namedMax = 4;

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
          {own.coveredBy(row)} {listed(partsOf(form, lit))}
        </>
      )}
    </Note>
  );
}

function partsOf(form: Form, lit: ReadonlySet<number>): ReactNode[] {
  const named = [...lit].slice(0, namedMax);
  const parts = named.map((at): ReactNode => <OneTerm key={at} form={form} at={at} />);
  return named.length < lit.size ? [...parts, own.moreTerms(lit.size - named.length)] : parts;
}

/** "a", "a and b", "a, b and c". */
function listed(parts: readonly ReactNode[]): ReactNode {
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (at === parts.length - 1 ? ` ${own.and} ` : ", ")}
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
