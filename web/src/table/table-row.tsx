// One row of the table: its number, the digits of its variables, of the parts and of the functions.

import { memo, type CSSProperties } from "react";
import { columnsBefore, digitsOf, type Table } from "./core/table.ts";
import type { Comparison } from "./core/comparison.ts";
import classes from "./table-grid.module.css";
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
  return (
    <tr className={classes.row} aria-rowindex={row + 2} data-target={isTarget || undefined}>
      <th scope="row" className={classes.number}>
        {row}
      </th>
      {digitsOf(table, row).map((digit, at) => {
        const group = at < before ? null : comparison?.groupOf[at - before];
        return (
          <td
            key={at}
            className={classOf(digit, at - before, at - table.vars.length)}
            data-grouped={group ? true : undefined}
            {...pinnedAt(pinned, at - before, group ? colourOf(group.colour) : undefined)}
          >
            {digit}
          </td>
        );
      })}
    </tr>
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

/**
 * `output` is the index of the function, from 0, negative for a column before the outputs; `part` is the index of the
 * part, negative for a column before the parts.
 */
function classOf(digit: "0" | "1", output: number, part: number): string | undefined {
  const value = digit === "1" ? classes.one : classes.zero;
  if (output < 0) return part === 0 ? `${value} ${classes.firstPart}` : value;
  return `${value} ${classes.output} ${output === 0 ? classes.firstOutput : ""}`;
}

/** Passes the colour of a group to the style sheet. */
export function colourOf(colour: number): CSSProperties & Readonly<Record<"--group", string>> {
  return { "--group": `var(--compare-${colour})` };
}
