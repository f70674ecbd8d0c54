// The truth table in a scroll box, with natural width and a fixed head. A long table draws only the rows near the
// visible part.

import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useRef, type CSSProperties, type ReactNode, type RefObject } from "react";
import { ScrollBox } from "#components/scroll-box.tsx";
import { gridTexts, tableTexts } from "#messages/table.ts";
import type { Comparison } from "./core/comparison.ts";
import { plainRowsMax } from "./core/row-window.ts";
import { fitsSheet } from "./core/sheet-headings.ts";
import { columnsBefore, type Table } from "./core/table.ts";
import { Grid } from "./grid.tsx";
import { TableHead } from "./table-head.tsx";
import { TableRow } from "./table-row.tsx";
import classes from "./table-view.module.css";
import type { Trees } from "./core/trees.ts";
import { usePinned, type Pinned } from "./use-pinned.ts";
import { printedRowsMax, useRowWindow } from "./use-row-window.ts";

/** In px; `--table-row` in global.css has the same two values. */
const rowHeightRead = 32;
const rowHeightTouch = 44;

/** How many rows are shown above the target row. */
const rowsAbove = 2;

/** A row to scroll to; each new object scrolls again. */
export interface Target {
  readonly row: number;
}

interface TableViewProps {
  readonly table: Table;
  readonly trees: Trees;
  readonly byName: boolean;
  readonly comparison: Comparison | null;
  readonly target: Target | null;
  /** Whether the expressions were edited since the table was made. */
  readonly isOld: boolean;
  /** The row of controls above the columns. */
  readonly tools: ReactNode;
  /** The box that scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  /** Whether the table fills the height of its container. */
  readonly fills?: boolean;
}

export function TableView({ isOld, tools, fills = false, ...rest }: TableViewProps) {
  const { table, comparison, box } = rest;
  const frame = useRef<HTMLDivElement>(null);
  const pinned = usePinned(frame, box);
  return (
    <>
      <div
        ref={frame}
        className={classes.frame}
        style={measuresOf(table)}
        data-old={isOld || undefined}
        data-long={table.rows > plainRowsMax || undefined}
        data-fills={fills || undefined}
        data-sideways={pinned !== null || undefined}
        data-comparing={comparison !== null || undefined}
      >
        {tools}
        <div className={classes.shaded}>
          <ScrollBox ref={box} name={gridTexts.tableName} className={classes.box}>
            <Rows pinned={pinned} {...rest} />
          </ScrollBox>
          {pinned && <Shades pinned={pinned} />}
        </div>
      </div>
      {table.rows > printedRowsMax && (
        <p className={classes.printed}>{gridTexts.printedRows(printedRowsMax, table.rows)}</p>
      )}
    </>
  );
}

/** Passes the number of digits of the last row's number, and the number of columns, to the style sheet. */
function measuresOf(table: Table): CSSProperties & Readonly<Record<"--digits" | "--columns", number>> {
  return { "--digits": String(table.rows - 1).length, "--columns": columnsOf(table) };
}

/** The number of columns: one for the row numbers, and those of the variables, the parts and the functions. */
function columnsOf(table: Table): number {
  return 1 + columnsBefore(table) + table.functions.length;
}

/** Shadows at the edges under which columns may be hidden; the style sheet shows them where columns are hidden. */
function Shades({ pinned: { numberWidth, width, barWidth } }: { readonly pinned: Pinned }) {
  const below = barWidth + width;
  return (
    <>
      <div
        className={`${classes.shade} no-print`}
        data-at="start"
        style={{ insetInlineStart: numberWidth }}
        aria-hidden
      />
      <div
        className={`${classes.shade} no-print`}
        data-at="below"
        style={{ insetInlineEnd: below }}
        aria-hidden
      />
      <div
        className={`${classes.shade} no-print`}
        data-at="end"
        style={{ insetInlineEnd: barWidth }}
        aria-hidden
      />
    </>
  );
}

interface RowsProps extends Omit<TableViewProps, "isOld" | "tools" | "fills"> {
  readonly pinned: Pinned | null;
}

function Rows({ box, table, trees, byName, comparison, target, pinned }: RowsProps) {
  const isTouch = useMediaQuery("(pointer: coarse)", false, { getInitialValueInEffect: false });
  const rowHeight = isTouch ? rowHeightTouch : rowHeightRead;
  const { parts, functions, rows, vars } = table;
  const { from, to, isPrinting } = useRowWindow(box, rows, rowHeight);
  const columns = columnsOf(table);
  const caption = gridTexts.tableCaption(functions.length, vars.length, rows);

  useEffect(() => {
    if (!target || !box.current) return;
    box.current.scrollTo({ top: Math.max(0, target.row - rowsAbove) * rowHeight });
    box.current.querySelector(`[aria-rowindex="${target.row + 2}"]`)?.scrollIntoView({ block: "nearest" });
  }, [box, target, rowHeight]);

  return (
    <Grid
      className={classes.table}
      spoken={caption + (parts.length > 0 ? tableTexts.captionParts(parts.length) : "")}
      aria-rowcount={rows + 1}
      aria-colcount={columns}
    >
      <TableHead
        table={table}
        trees={trees}
        byName={byName || (isPrinting && !fitsSheet([...parts, ...functions]))}
        comparison={comparison}
        pinned={pinned}
      />
      <tbody translate="no">
        {from > 0 && <Gap height={from * rowHeight} columns={columns} />}
        {Array.from({ length: to - from }, (_, at) => (
          <TableRow
            key={from + at}
            table={table}
            row={from + at}
            comparison={comparison}
            isTarget={target?.row === from + at}
            pinned={pinned}
          />
        ))}
        {to < rows && !isPrinting && <Gap height={(rows - to) * rowHeight} columns={columns} />}
      </tbody>
    </Grid>
  );
}

/** An empty row as high as the rows that are not drawn. */
function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr className={classes.gap} aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing to press */}
      <td colSpan={columns}>
        <div style={{ height }} />
      </td>
    </tr>
  );
}
