// The table: inputs in binary order and one output to tick. A press anywhere in a row sets or clears the row, with
// Shift all rows from the last pressed one; a stroke sets all rows it passes. Arrow keys move from checkbox to checkbox; 0, 1 and X set the row of the
// focused checkbox.

import { memo, useRef, type KeyboardEvent, type MouseEvent } from "react";
import { rowCount, type SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { outputName } from "#notation/core/output-name.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { gridTexts } from "#messages/table.ts";
import { FunctionSign } from "#table/function-name.tsx";
import { type Paint, useStroke } from "#kmap/use-stroke.ts";
import { headerMark, valueFor, valueIn, type RowValue } from "./core/machine.ts";
import { bitsOf } from "./core/row-bits.ts";
import { RowBox } from "./row-box.tsx";
import classes from "./rows-table.module.css";

interface RowsTableProps {
  readonly setup: SopPosSetup;
  readonly names: readonly string[];
  /** The rows that are marked, in the table as in the other views. */
  readonly litRows: ReadonlySet<number>;
  readonly onPointRow: (row: number | null) => void;
  readonly onFocusRow: (row: number) => void;
  readonly onPressRow: (row: number, extended: boolean) => void;
  readonly onSetRow: (row: number, value: RowValue) => void;
  readonly onPressHeader: () => void;
  readonly paint: Paint;
}

export function RowsTable(props: RowsTableProps) {
  const { setup, names, litRows, onPointRow, onFocusRow, onPressRow, onSetRow, onPressHeader, paint } = props;
  const table = useRef<HTMLTableElement>(null);
  const stroke = useStroke(paint);
  const { inputs } = setup;
  const mark = headerMark(setup);
  const press = (event: MouseEvent) => {
    const row = rowOf(event.target);
    if (row === null) return;
    // Otherwise a press outside the checkbox would take the focus out of the table.
    boxOf(event.target)?.focus({ preventScroll: true });
    onPressRow(row, event.shiftKey);
  };
  const set = (event: KeyboardEvent) => {
    const row = rowOf(event.target);
    const value = event.ctrlKey || event.metaKey || event.altKey ? null : valueFor(event.key);
    if (row !== null && value !== null) onSetRow(row, value);
    else move(event);
  };
  const move = (event: KeyboardEvent) => {
    const boxes = [...(table.current?.querySelectorAll("input") ?? [])];
    const at = boxes.findIndex((box) => box === event.target);
    const next = at === -1 ? undefined : boxes[indexBy(event.key, at, boxes.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  };
  return (
    <table ref={table} className={classes.table} data-wide={inputs > 5 || undefined}>
      <caption className="spoken">{sopPos.sopPosTable(names)}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.number}>
            <span aria-hidden>#</span>
            <span className="spoken">{gridTexts.rowNumber}</span>
          </th>
          {names.map((name) => (
            <th key={name} scope="col" translate="no" className={classes.name}>
              {name}
            </th>
          ))}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the checkbox in it has the keys */}
          <th scope="col" className={classes.output} onClick={onPressHeader} onKeyDown={move}>
            <span className={classes.tick}>
              <RowBox
                label={sopPos.allRows}
                checked={mark === "all"}
                mixed={mark === "some" ? mark : undefined}
              />
              <span className={classes.name}>
                <FunctionSign name={outputName(names, setup.output)} />
              </span>
            </span>
          </th>
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above, a checkbox a row */}
      <tbody
        {...stroke}
        translate="no"
        onClick={press}
        onKeyDown={set}
        onMouseOver={(event) => onPointRow(rowOf(event.target))}
        onMouseLeave={() => onPointRow(null)}
        onFocus={(event) => {
          const row = rowOf(event.target);
          if (row !== null) onFocusRow(row);
        }}
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      >
        {Array.from({ length: rowCount(inputs) }, (_, row) => (
          <Row key={row} row={row} inputs={inputs} value={valueIn(setup, row)} isLit={litRows.has(row)} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: number;
  readonly inputs: number;
  readonly value: RowValue;
  readonly isLit: boolean;
}

const Row = memo(function Row({ row, inputs, value, isLit }: RowProps) {
  const bits = bitsOf(row, inputs);
  return (
    <tr data-row={row} data-lit={isLit || undefined}>
      <td className={classes.number}>{row}</td>
      {bits.map((bit, at) => (
        <td key={at} className={classes.bit} data-bit={bit}>
          {bit}
        </td>
      ))}
      <td className={classes.output} data-value={value}>
        <span className={classes.tick}>
          <RowBox
            label={sopPos.rowIs(row, bits.join(" ")) + (value === "X" ? sopPos.isFree : "")}
            checked={value === 1}
            mixed={value === "X" ? value : undefined}
          />
          <span className={classes.value}>{value}</span>
        </span>
      </td>
    </tr>
  );
});

function rowOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest("tr")?.dataset["row"] : undefined;
  return row === undefined ? null : Number(row);
}

function boxOf(target: EventTarget): HTMLInputElement | null {
  return target instanceof Element ? (target.closest("tr")?.querySelector("input") ?? null) : null;
}

/** The index that a key moves to from the checkbox `at`; null for other keys. */
function indexBy(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowUp":
      return Math.max(at - 1, 0);
    case "ArrowDown":
      return Math.min(at + 1, count - 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
