// The row whose products are lit: the one under the pointer, else the one that was pressed or focused last.

import { useState } from "react";

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
