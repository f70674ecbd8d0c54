// The truth table in a scroll box, with natural width and a fixed head. A long one draws only the rows near the
// visible part.

import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useRef, type RefObject } from "react";
import { ScrollBox } from "#components/scroll-box.tsx";
import { own } from "#messages/own.ts";
import type { Comparison } from "./core/comparison.ts";
import { plainRowsMax } from "./core/row-window.ts";
import type { Table } from "./core/table.ts";
import { TableHead } from "./table-head.tsx";
import { TableRow } from "./table-row.tsx";
import classes from "./table-grid.module.css";
import type { Trees } from "./core/trees.ts";
import { printedRowsMax, useRowWindow } from "./use-row-window.ts";

/** In px; `--table-row` in global.css has the same two values. */
const rowHeightRead = 32;
const rowHeightTouch = 44;

/** A table of more columns may scroll sideways on any screen; its row numbers stay visible. */
const columnsSeenMax = 21;

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
}

export function TableView({ isOld, ...rest }: TableViewProps) {
  const box = useRef<HTMLElement>(null);
  const { table, comparison } = rest;
  const isLong = table.rows > plainRowsMax;
  return (
    <>
      <div
        className={classes.frame}
        data-old={isOld || undefined}
        data-long={isLong || undefined}
        data-wide={columnsOf(table) > columnsSeenMax || undefined}
        data-comparing={comparison !== null || undefined}
      >
        <ScrollBox ref={box} name={own.tableName} className={classes.box}>
          <Rows box={box} {...rest} />
        </ScrollBox>
      </div>
      {table.rows > printedRowsMax && (
        <p className={classes.printed}>{own.printedRows(printedRowsMax, table.rows)}</p>
      )}
    </>
  );
}

function columnsOf({ vars, functions }: Table): number {
  return 1 + vars.length + functions.length;
}

interface RowsProps extends Omit<TableViewProps, "isOld"> {
  readonly box: RefObject<HTMLElement | null>;
}

function Rows({ box, table, trees, byName, comparison, target }: RowsProps) {
  const isTouch = useMediaQuery("(pointer: coarse)", false, { getInitialValueInEffect: false });
  const rowHeight = isTouch ? rowHeightTouch : rowHeightRead;
  const { vars, functions, rows } = table;
  const { from, to, isPrinting } = useRowWindow(box, rows, rowHeight);
  const columns = columnsOf(table);

  useEffect(() => {
    if (!target || !box.current) return;
    box.current.scrollTo({ top: Math.max(0, target.row - rowsAbove) * rowHeight });
    box.current.querySelector(`[aria-rowindex="${target.row + 2}"]`)?.scrollIntoView({ block: "nearest" });
  }, [box, target, rowHeight]);

  return (
    <table className={classes.table} aria-rowcount={rows + 1} aria-colcount={columns}>
      <caption className="spoken">{own.tableCaption(functions.length, vars.length, rows)}</caption>
      <TableHead table={table} trees={trees} byName={byName} comparison={comparison} />
      <tbody>
        {from > 0 && <Gap height={from * rowHeight} columns={columns} />}
        {Array.from({ length: to - from }, (_, at) => (
          <TableRow
            key={from + at}
            table={table}
            row={from + at}
            comparison={comparison}
            isTarget={target?.row === from + at}
          />
        ))}
        {to < rows && !isPrinting && <Gap height={(rows - to) * rowHeight} columns={columns} />}
      </tbody>
    </table>
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
