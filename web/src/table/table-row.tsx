// One row of the table: its number, the digits of its variables, of the parts and of the functions.

import { memo, type CSSProperties } from "react";
import { columnsBefore, digitsOf, type Table } from "./core/table.ts";
import type { Comparison } from "./core/comparison.ts";
import { GridRow } from "./grid.tsx";
import type { Pinned } from "./use-pinned.ts";

interface TableRowProps {
  readonly table: Table;
  readonly row: number;
  readonly comparison: Comparison | null;
  /** Whether the visitor searched for this row. */
  readonly isTarget: boolean;
  readonly pinned: Pinned | null;
}

/** Memoised: scrolling must not draw a row again that stays visible. */
export const TableRow = memo(function TableRow({ table, row, comparison, isTarget, pinned }: TableRowProps) {
  const before = columnsBefore(table);
  const digits = digitsOf(table, row);
  const inputs = table.vars.length;
  return (
    <GridRow
      number={row}
      bits={digits.slice(0, inputs)}
      aria-rowindex={row + 2}
      data-lit={isTarget || undefined}
    >
      {digits.slice(inputs).map((digit, at) => {
        const output = inputs + at - before;
        const group = output < 0 ? null : comparison?.groupOf[output];
        return (
          <td
            key={at}
            data-value={digit}
            {...(output < 0 ? { "data-part": true } : { "data-output": true })}
            data-grouped={group ? true : undefined}
            {...pinnedAt(pinned, output, group ? colourOf(group.colour) : undefined)}
          >
            {digit}
          </td>
        );
      })}
    </GridRow>
  );
});

interface PinnedCell {
  readonly style: CSSProperties | undefined;
  readonly "data-pinned"?: true;
}

/**
 * The styles that keep the cell of the output with this index in view, added to `style`; a negative index means a
 * column before the outputs.
 */
export function pinnedAt(pinned: Pinned | null, output: number, style?: CSSProperties): PinnedCell {
  const offset = pinned?.offsets[output];
  if (offset === undefined) return { style };
  return { style: { ...style, insetInlineEnd: offset }, "data-pinned": true };
}

/** Passes the colour of a group to the style sheet. */
export function colourOf(colour: number): CSSProperties & Readonly<Record<"--group", string>> {
  return { "--group": `var(--compare-${colour})` };
}
