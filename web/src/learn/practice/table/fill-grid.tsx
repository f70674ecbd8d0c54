// The cells of a table that is filled in. One cell is in the order of the Tab key; arrows lead to the others. A press
// goes from empty to 0 to 1, the keys 0, 1 and Delete set a cell at once.

import type { CSSProperties, KeyboardEvent } from "react";
import type { CellAt } from "#table/core/cell-keys.ts";
import { Grid, GridBox, GridHead, GridRow } from "#table/grid.tsx";
import { atCell, hasModifier, type CellKeys } from "#table/use-cell-keys.ts";
import { M } from "../../reading/maths.tsx";
import { spokenCell } from "./core/cell-words.ts";
import { eventOfKey, type FillEvent, type FilledCell, type Filling } from "./core/filling.ts";
import type { TableColumn, TableToFill } from "./core/table.ts";
import classes from "./fill-grid.module.css";

interface FillGridProps {
  readonly keys: CellKeys;
  readonly table: TableToFill;
  readonly filling: Filling;
  /** The columns that are shown. */
  readonly columns: readonly TableColumn[];
  /** The accessible name of the box while it scrolls; the table's name is its caption, by id. */
  readonly boxName: string;
  readonly labelledBy: string;
  /** The id of the text that explains how the cells are filled. */
  readonly describedBy: string;
  readonly onEvent: (event: FillEvent) => void;
  readonly onCell: ((at: CellAt) => void) | undefined;
}

export function FillGrid(props: FillGridProps) {
  const { keys, table, filling, columns, boxName, labelledBy, describedBy, onEvent, onCell } = props;
  const { grid, current, onFocus, onKeyDown } = keys;
  const takeKey = (event: KeyboardEvent, at: CellAt) => {
    const change = hasModifier(event) ? null : eventOfKey(event.key, at);
    if (!change) return;
    event.preventDefault();
    onEvent(change);
  };
  return (
    <GridBox name={boxName} className={classes.box}>
      <Grid
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows move between its cells
        role="grid"
        className={classes.table}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <GridHead>
          {table.names.map((name, at) => (
            <th key={name} scope="col" className={classes.input} style={atInput(at)}>
              <M>{name}</M>
            </th>
          ))}
          {columns.map(({ text, name }) => (
            <th key={text} scope="col" className={classes.part} data-output>
              {name !== undefined && (
                <span>
                  <M>{name}</M>
                </span>
              )}
              <M>{text}</M>
            </th>
          ))}
        </GridHead>
        <tbody translate="no">
          {table.rows.map((values, row) => (
            <GridRow key={row} number={row}>
              {table.names.map((name, at) => (
                <td key={name} className={classes.input} style={atInput(at)} data-value={values[name]}>
                  {values[name]}
                </td>
              ))}
              {columns.map((_, column) => {
                const at = { row, column };
                const cell = filling.cells[column]?.[row];
                return (
                  cell && (
                    <td key={column} data-output>
                      <button
                        type="button"
                        className={classes.button}
                        {...atCell(at)}
                        data-value={cell.value ?? undefined}
                        data-mark={cell.mark ?? undefined}
                        tabIndex={current.column === column && current.row === row ? 0 : -1}
                        aria-label={spokenCell(table, at, cell)}
                        onFocus={() => onCell?.(at)}
                        onClick={() => onEvent({ kind: "press", at })}
                        onKeyDown={(event) => takeKey(event, at)}
                      >
                        {cell.value}
                        <Mark of={cell} />
                      </button>
                    </td>
                  )
                );
              })}
            </GridRow>
          ))}
        </tbody>
      </Grid>
    </GridBox>
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
