// The line under a minimal form about the marked group or row. It is announced politely.

import { useMemo, type ReactNode } from "react";
import { Note } from "#components/note.tsx";
import type { Cube } from "#answer/core/cubes.ts";
import { TermsOfForm } from "#answer/terms-of-form.tsx";
import { markTexts } from "#messages/sop-pos.ts";
import { freeText, groupText, type MarkedFunction } from "./core/mark-text.ts";
import classes from "./form-shown.module.css";

interface MarkedLineProps extends MarkedFunction {
  /** Null for none, as for `row`. */
  readonly group: Cube | null;
  readonly row: number | null;
  /** The indexes of the terms that cover the row. */
  readonly lit: ReadonlySet<number>;
  /** Whether groups can be marked, so that the line needs room for a longer sentence. */
  readonly isTall: boolean;
}

export function MarkedLine({ form, primes, values, group, row, lit, isTall }: MarkedLineProps) {
  const sentence = useMemo((): ReactNode => {
    const of = { form, primes, values };
    if (group) return groupText(of, group);
    if (row === null) return null;
    const free = freeText(of, row);
    if (free !== null) return `${free}.`;
    if (lit.size === 0) return null;
    return (
      <>
        {markTexts.coveredBy(row)} <TermsOfForm form={form} terms={[...lit]} />
      </>
    );
  }, [form, primes, values, group, row, lit]);
  return (
    <Note as="output" className={`${classes.covered} ${isTall ? classes.tall : ""}`}>
      {sentence}
    </Note>
  );
}
