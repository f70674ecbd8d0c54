// The cells of a table that is filled in. One cell is in the order of the Tab key; arrows lead to the others. A press
// goes from empty to 0 to 1, the keys 0, 1 and Delete set a cell at once.

import { useState, type CSSProperties, type KeyboardEvent, type Ref } from "react";
import { ScrollBox } from "#components/scroll-box.tsx";
import { fillTableTexts } from "#messages/table-tasks.ts";
import { M } from "../../reading/maths.tsx";
import { spokenCell } from "./core/cell-words.ts";
import { cellOfKey, eventOfKey, type FillEvent, type FilledCell, type Filling } from "./core/filling.ts";
import type { CellAt, TableColumn, TableToFill } from "./core/table.ts";
import classes from "./fill-grid.module.css";

interface FillGridProps {
  readonly ref: Ref<HTMLTableElement>;
  readonly table: TableToFill;
  readonly filling: Filling;
  /** How many columns are shown, from the first on. */
  readonly columns: number;
  /** The accessible name of the box while it scrolls; the table's name is its caption, by id. */
  readonly boxName: string;
  readonly labelledBy: string;
  /** The id of the text that explains how the cells are filled. */
  readonly describedBy: string;
  readonly onEvent: (event: FillEvent) => void;
  readonly onCell: ((at: CellAt) => void) | undefined;
}

export function FillGrid({
  ref,
  table,
  filling,
  columns,
  boxName,
  labelledBy,
  describedBy,
  onEvent,
  onCell,
}: FillGridProps) {
  const [current, setCurrent] = useState<CellAt>({ column: 0, row: 0 });
  const shown = table.columns.slice(0, columns);
  const onFocus = (at: CellAt) => {
    setCurrent(at);
    onCell?.(at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: CellAt) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = cellOfKey(event.key, at, columns, table.rows.length);
    const change = eventOfKey(event.key, at);
    if (!next && !change) return;
    event.preventDefault();
    if (next) focusCell(event.currentTarget.closest("table"), next);
    if (change) onEvent(change);
  };
  return (
    <ScrollBox name={boxName} className={classes.box}>
      <table
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows move between its cells
        role="grid"
        className={classes.table}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
      >
        <Head names={table.names} columns={shown} />
        <tbody translate="no">
          {table.rows.map((values, row) => (
            <tr key={row}>
              <th scope="row" className={classes.number}>
                {row}
              </th>
              {table.names.map((name, at) => (
                <td key={name} className={classes.input} style={atInput(at)} data-value={values[name]}>
                  {values[name]}
                </td>
              ))}
              {shown.map((_, column) => {
                const at = { column, row };
                const cell = filling.cells[column]?.[row];
                if (!cell) return null;
                return (
                  <td key={column} className={classes.cell} data-first={column === 0 || undefined}>
                    <button
                      type="button"
                      className={classes.button}
                      data-cell={`${column}-${row}`}
                      data-value={cell.value ?? undefined}
                      data-mark={cell.mark ?? undefined}
                      tabIndex={current.column === column && current.row === row ? 0 : -1}
                      aria-label={spokenCell(table, at, cell)}
                      onFocus={() => onFocus(at)}
                      onClick={() => onEvent({ kind: "press", at })}
                      onKeyDown={(event) => onKeyDown(event, at)}
                    >
                      {cell.value}
                      <Mark of={cell} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Moves the focus to a cell, and the cell into sight. */
export function focusCell(table: Element | null, { column, row }: CellAt): void {
  table?.querySelector<HTMLElement>(`[data-cell="${column}-${row}"]`)?.focus();
}

function Head({
  names,
  columns,
}: {
  readonly names: readonly string[];
  readonly columns: readonly TableColumn[];
}) {
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.number}>
          <abbr title={fillTableTexts.rowNumber} className={classes.hash}>
            #
          </abbr>
        </th>
        {names.map((name, at) => (
          <th key={name} scope="col" className={classes.input} style={atInput(at)}>
            <M>{name}</M>
          </th>
        ))}
        {columns.map(({ text, name, isOutput }, at) => (
          <th
            key={text}
            scope="col"
            className={classes.part}
            data-first={at === 0 || undefined}
            data-output={isOutput || undefined}
          >
            {name !== undefined && (
              <span>
                <M>{name}</M>
              </span>
            )}
            <M>{text}</M>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A sign next to the digit, so that the mark is not shown by colour alone. */
function Mark({ of: { mark } }: { readonly of: FilledCell }) {
  if (mark === null) return null;
  return (
    <span className={classes.mark} aria-hidden>
      {mark === "wrong" ? "×" : "?"}
    </span>
  );
}

/** Hands the number of an input column to the style sheet, which keeps these columns in sight. */
function atInput(at: number): CSSProperties & Readonly<Record<"--at", number>> {
  return { "--at": at };
}
