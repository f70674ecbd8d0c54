// The row whose products are lit: the row under the pointer, or else the row that was pressed or focused last.

import { useCallback, useMemo, useState } from "react";
import type { Form } from "#answer/core/form.ts";
import type { Cube } from "#answer/core/cubes.ts";
import { coveringTerms, termsOfGroup } from "./core/covering.ts";

export interface LitRow {
  /** Null for none. */
  readonly row: number | null;
  /** The same as a set, the same object until the row changes. */
  readonly rows: ReadonlySet<number>;
  /** The same from render to render, as long as the number of inputs is; and so is `onFocus`. */
  readonly onPoint: (row: number | null) => void;
  readonly onFocus: (row: number) => void;
}

/** The lit row of a table with this number of inputs; it is reset when the number changes. */
export function useLitRow(inputs: number): LitRow {
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState({ row: 0, inputs: 0 });
  const row = pointed ?? (focused.inputs === inputs ? focused.row : null);
  const rows = useMemo(() => new Set(row === null ? [] : [row]), [row]);
  const onFocus = useCallback((focusedRow: number) => setFocused({ row: focusedRow, inputs }), [inputs]);
  return {
    row,
    rows,
    onPoint: setPointed,
    onFocus,
  };
}

/** The indexes of the form's terms that the row of the table or the group of the map lights. */
export function useLitTerms(form: Form | null, by: number | Cube | null): ReadonlySet<number> {
  return useMemo(() => {
    if (!form || by === null) return new Set();
    return new Set(typeof by === "number" ? coveringTerms(form, by) : termsOfGroup(form, by));
  }, [form, by]);
}
