// The table: inputs in binary order and one output to tick. A press anywhere in a row sets or clears the row, with Shift all rows
// from the last pressed one; a stroke sets all rows it passes. Arrow keys move from checkbox to checkbox; 0, 1 and X set the row
// of the focused checkbox.

import { memo, type KeyboardEvent, type MouseEvent } from "react";
import { rowCount } from "#addresses/core/sop-pos-setup.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { valueOfKey, type CellValue } from "#table/core/cell-keys.ts";
import { bitsOf } from "#table/core/row-bits.ts";
import { FunctionSign } from "#table/function-name.tsx";
import { Grid, GridHead, GridRow, VariableHead } from "#table/grid.tsx";
import { hasModifier, useCellKeys } from "#table/use-cell-keys.ts";
import { rowAt, useStroke } from "#table/use-stroke.ts";
import { headerMark, valueIn } from "./core/machine.ts";
import { useFunction } from "./function-context.tsx";
import { RowBox } from "./row-box.tsx";
import classes from "./rows-table.module.css";

export function RowsTable() {
  const { setup, names, output, litRow, litRows, pressRow, setRow, paint, send } = useFunction();
  const { inputs } = setup;
  const rows = rowCount(inputs);
  // The head's checkbox is the first cell.
  const { grid, onKeyDown } = useCellKeys(1 + rows, 1);
  const stroke = useStroke(paint, rowAt);
  const mark = headerMark(setup);
  const press = ({ target, shiftKey }: MouseEvent) => {
    const row = rowAt(target);
    if (row === null) return;
    // Otherwise a press outside the checkbox would take the focus out of the table.
    if (target instanceof Element)
      target.closest("tr")?.querySelector("input")?.focus({ preventScroll: true });
    pressRow(row, shiftKey);
  };
  const takeKey = (event: KeyboardEvent) => {
    const row = rowAt(event.target);
    const value = row === null || hasModifier(event) ? null : valueOfKey(event.key);
    if (row !== null && value !== null) setRow(row, value);
    else onKeyDown(event);
  };
  return (
    <Grid
      ref={grid}
      className={classes.table}
      spoken={sopPos.sopPosTable(names)}
      data-wide={inputs > 5 || undefined}
      onKeyDown={takeKey}
    >
      <GridHead>
        {names.map((name) => (
          <VariableHead key={name} name={name} />
        ))}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the checkbox in it has the keys */}
        <th scope="col" data-output onClick={() => send({ type: "headerPressed" })}>
          <span className={classes.tick}>
            <RowBox
              label={sopPos.allRows}
              at={0}
              checked={mark === "all"}
              mixed={mark === "some" ? mark : undefined}
            />
            <FunctionSign name={output} />
          </span>
        </th>
      </GridHead>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- as above, a checkbox a row */}
      <tbody
        {...stroke}
        translate="no"
        onClick={press}
        onMouseOver={({ target }) => litRow.onPoint(rowAt(target))}
        onMouseLeave={() => litRow.onPoint(null)}
        onFocus={({ target }) => {
          const row = rowAt(target);
          if (row !== null) litRow.onFocus(row);
        }}
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      >
        {Array.from({ length: rows }, (_, row) => (
          <Row key={row} row={row} inputs={inputs} value={valueIn(setup, row)} isLit={litRows.has(row)} />
        ))}
      </tbody>
    </Grid>
  );
}

interface RowProps {
  readonly row: number;
  readonly inputs: number;
  readonly value: CellValue;
  readonly isLit: boolean;
}

const Row = memo(function Row({ row, inputs, value, isLit }: RowProps) {
  const bits = bitsOf(row, inputs);
  return (
    <GridRow number={row} bits={bits} data-row={row} data-lit={isLit || undefined}>
      <td data-output data-value={value}>
        <span className={classes.tick}>
          <RowBox
            label={sopPos.rowIs(row, bits.join(" ")) + (value === "X" ? sopPos.isFree : "")}
            at={1 + row}
            checked={value === 1}
            mixed={value === "X" ? value : undefined}
          />
          <span>{value}</span>
        </span>
      </td>
    </GridRow>
  );
});
