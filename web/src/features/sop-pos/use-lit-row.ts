// The row whose products are lit: the one under the pointer, else the one that was pressed or focused last.

import { useMemo, useState } from "react";
import type { Form } from "#expression/core/form.ts";
import { coveringTerms } from "./core/covering.ts";

export interface LitRow {
  /** Null for none. */
  readonly row: number | null;
  readonly onPoint: (row: number | null) => void;
  readonly onFocus: (row: number) => void;
}

/** Of a table with this number of inputs; the rows of another one are forgotten. */
export function useLitRow(inputs: number): LitRow {
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState({ row: 0, inputs: 0 });
  return {
    row: pointed ?? (focused.inputs === inputs ? focused.row : null),
    onPoint: setPointed,
    onFocus: (row) => setFocused({ row, inputs }),
  };
}

/** The indexes of the form's terms that the row lights. */
export function useLitTerms(form: Form | null, row: number | null): ReadonlySet<number> {
  return useMemo(() => new Set(form && row !== null ? coveringTerms(form, row) : []), [form, row]);
}
