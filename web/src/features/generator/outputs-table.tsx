// The outputs as a truth table. A press changes a cell to the next of 0, 1 and X; keys set it. Arrow keys move from cell to
// cell, of which one is in the order of Tab.

import { memo, useRef, useState, type Dispatch, type KeyboardEvent } from "react";
import { rowCount } from "#addresses/core/sop-pos-setup.ts";
import { tableInputs, tableOutputsMax } from "#addresses/core/generator.ts";
import { ErrorLine } from "#components/error-line.tsx";
import { Field } from "#components/field.tsx";
import { Note } from "#components/note.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { generatorTexts } from "#messages/generator.ts";
import { gridTexts } from "#messages/table.ts";
import { bitsOf } from "#rows/core/row-bits.ts";
import { InputsStepper } from "#rows/inputs-stepper.tsx";
import { tableVariables } from "./core/functions.ts";
import type { CellValue, GeneratorEvent, GeneratorState } from "./core/machine.ts";
import { nameRefusal, outputNames } from "#notation/core/output-names.ts";
import classes from "./outputs-table.module.css";

interface OutputsTableProps {
  readonly state: GeneratorState;
  readonly dispatch: Dispatch<GeneratorEvent>;
  /** Called with the name of an output that is gone, of which some cell was set. */
  readonly onRemoved: (name: string) => void;
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

export function OutputsTable({ state, dispatch, onRemoved }: OutputsTableProps) {
  const { inputs, names: variableNames, columns } = state;
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<Cell>({ row: 0, column: 0 });
  const variables = tableVariables({ inputs, names: variableNames });
  const given = columns.map(({ name }) => name);
  const names = outputNames(given, variables);
  const refusals = columns.map((_, at) => nameRefusal(given, at, variables));
  const refused = refusals.findIndex((refusal) => refusal !== null);
  const rows = rowCount(inputs);
  const inOrder = {
    row: Math.min(focused.row, rows - 1),
    column: Math.min(focused.column, columns.length - 1),
  };
  const set = ({ row, column }: Cell, value?: CellValue) => {
    const id = columns[column]?.id;
    if (id !== undefined) dispatch({ type: "cellSet", id, row, ...(value !== undefined && { value }) });
  };
  const press = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const value = valueOfKey(event.key);
    if (value !== null) {
      event.preventDefault();
      set(cell, value);
      return;
    }
    const to = moved(cell, event.key, { row: rows - 1, column: columns.length - 1 });
    if (!to) return;
    event.preventDefault();
    const next = table.current?.querySelector<HTMLElement>(
      `[data-row="${to.row}"][data-column="${to.column}"]`,
    );
    next?.focus();
    next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return (
    <>
      <div className={classes.sizes}>
        <InputsStepper
          texts={generatorTexts.inputs}
          inputs={inputs}
          min={tableInputs.min}
          max={tableInputs.max}
          onChoose={(chosen) => dispatch({ type: "inputsChosen", inputs: chosen })}
        />
        <InputsStepper
          texts={generatorTexts.outputs}
          inputs={columns.length}
          min={1}
          max={tableOutputsMax}
          onChoose={(chosen) => {
            dispatch({ type: "outputsChosen", outputs: chosen });
            const gone = columns.findIndex(({ values }, at) => at >= chosen && /[1X]/.test(values));
            if (gone !== -1) onRemoved(names[gone] ?? "");
          }}
        />
      </div>
      <ErrorLine id="generator-name-refusal">
        {refused === -1
          ? null
          : generatorTexts.refused(given[refused]?.trim() ?? "", refusals[refused] ?? "")}
      </ErrorLine>
      <ScrollBox name={generatorTexts.tableOf(variables)} className={classes.scroll}>
        <table ref={table} className={classes.table}>
          <caption className="spoken">{generatorTexts.tableOf(variables)}</caption>
          <thead>
            <tr>
              <th scope="col" className={classes.number}>
                <span aria-hidden>#</span>
                <span className="spoken">{gridTexts.rowNumber}</span>
              </th>
              {variables.map((name, at) => (
                <th key={name} scope="col" translate="no" className={classes.variable}>
                  {name}
                  <FileLabel label={state.labels?.inputs[at]} name={name} />
                </th>
              ))}
              {columns.map(({ id, name }, at) => (
                <th key={id} scope="col" className={classes.output}>
                  <Field
                    className={classes.name}
                    aria-label={generatorTexts.nameOf(names[at] ?? "")}
                    aria-invalid={refusals[at] !== null || undefined}
                    {...(refusals[at] !== null && { "aria-describedby": "generator-name-refusal" })}
                    value={name}
                    placeholder={names[at]}
                    maxLength={20}
                    onChange={(event) => dispatch({ type: "named", id, name: event.currentTarget.value })}
                  />
                  <FileLabel label={state.labels?.outputs[at]} name={names[at] ?? ""} />
                </th>
              ))}
            </tr>
          </thead>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it have the focus */}
          <tbody
            translate="no"
            onKeyDown={press}
            onClick={(event) => {
              const cell = cellOf(event.target);
              if (cell) set(cell);
            }}
            onFocus={(event) => {
              const cell = cellOf(event.target);
              if (cell) setFocused(cell);
            }}
          >
            {Array.from({ length: rows }, (_, row) => (
              <Row
                key={row}
                row={row}
                inputs={inputs}
                values={columns.map(({ values }) => values[row] ?? "0").join("")}
                names={names.join(" ")}
                inOrder={inOrder.row === row ? inOrder.column : -1}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Note className={classes.hint}>{generatorTexts.tableHint}</Note>
    </>
  );
}

/** The name in the file that the table was read from, where it has another one here. */
function FileLabel({ label, name }: { readonly label: string | undefined; readonly name: string }) {
  return label === undefined || label === name ? null : <span className={classes.label}>{label}</span>;
}

interface RowProps {
  readonly row: number;
  readonly inputs: number;
  /** The digit of each output. */
  readonly values: string;
  /** The names of the outputs, with spaces between them. */
  readonly names: string;
  /** The column of the cell that is in the order of Tab; -1 if it is in another row. */
  readonly inOrder: number;
}

/** Memoised: a press must not draw all rows again. */
const Row = memo(function Row({ row, inputs, values, names, inOrder }: RowProps) {
  const outputs = names.split(" ");
  return (
    <tr>
      <th scope="row" className={classes.number}>
        {row}
      </th>
      {bitsOf(row, inputs).map((bit, at) => (
        <td key={at} className={classes.bit} data-bit={bit}>
          {bit}
        </td>
      ))}
      {[...values].map((value, column) => (
        <td key={column} className={classes.output}>
          <button
            type="button"
            className={classes.cell}
            data-value={value}
            data-row={row}
            data-column={column}
            tabIndex={column === inOrder ? 0 : -1}
            aria-label={generatorTexts.cell(row, outputs[column] ?? "", value)}
          >
            {value}
          </button>
        </td>
      ))}
    </tr>
  );
});

function cellOf(target: EventTarget): Cell | null {
  const button = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-column]") : null;
  return button ? { row: Number(button.dataset["row"]), column: Number(button.dataset["column"]) } : null;
}

function valueOfKey(key: string): CellValue | null {
  if (key === "x" || key === "X") return "X";
  return key === "0" || key === "1" ? key : null;
}

/** Null for a key that does not move. */
function moved({ row, column }: Cell, key: string, last: Cell): Cell | null {
  switch (key) {
    case "ArrowUp":
      return { row: Math.max(row - 1, 0), column };
    case "ArrowDown":
      return { row: Math.min(row + 1, last.row), column };
    case "ArrowLeft":
      return { row, column: Math.max(column - 1, 0) };
    case "ArrowRight":
      return { row, column: Math.min(column + 1, last.column) };
    case "Home":
      return { row: 0, column };
    case "End":
      return { row: last.row, column };
    default:
      return null;
  }
}
