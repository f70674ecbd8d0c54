// The outputs as a truth table. A press changes a cell to the next of 0, 1 and X; keys set it. Arrow keys move from cell to
// cell, of which one is in the order of Tab.

import { UnstyledButton } from "@mantine/core";
import { memo, type Dispatch, type KeyboardEvent } from "react";
import { rowCount } from "#addresses/core/sop-pos-setup.ts";
import { tableInputs, tableOutputsMax } from "#addresses/core/generator.ts";
import { ErrorLine } from "#components/error-line.tsx";
import { Field } from "#components/field.tsx";
import { Note } from "#components/note.tsx";
import { generatorTexts } from "#messages/generator.ts";
import { bitsOf } from "#table/core/row-bits.ts";
import { InputsStepper } from "#function/inputs-stepper.tsx";
import { type CellAt, type CellValue, valueOfKey } from "#table/core/cell-keys.ts";
import { Grid, GridBox, GridHead, GridRow, VariableHead } from "#table/grid.tsx";
import { atCell, cellAt, hasModifier, useCellKeys } from "#table/use-cell-keys.ts";
import { useStroke, type Paint } from "#table/use-stroke.ts";
import { tableVariables } from "./core/functions.ts";
import { valueAfterPress, type GeneratorEvent, type GeneratorState } from "./core/machine.ts";
import { nameRefusal, outputNames } from "#notation/core/output-names.ts";
import classes from "./outputs-table.module.css";

interface OutputsTableProps {
  readonly state: GeneratorState;
  readonly dispatch: Dispatch<GeneratorEvent>;
  /** Called with the name of an output that is gone, of which some cell was set. */
  readonly onRemoved: (name: string) => void;
}

export function OutputsTable({ state, dispatch, onRemoved }: OutputsTableProps) {
  const { inputs, names: variableNames, columns } = state;
  const variables = tableVariables({ inputs, names: variableNames });
  const given = columns.map(({ name }) => name);
  const names = outputNames(given, variables);
  const refusals = columns.map((_, at) => nameRefusal(given, at, variables));
  const refused = refusals.findIndex((refusal) => refusal !== null);
  const rows = rowCount(inputs);
  const { grid, current, onFocus, onKeyDown } = useCellKeys(rows, columns.length);
  const set = (at: CellAt | null, value?: CellValue) => {
    const id = at && columns[at.column]?.id;
    if (id) dispatch({ type: "cellSet", id, row: at.row, ...(value !== undefined && { value }) });
  };
  const paint: Paint<string> = {
    afterPress: (key) => {
      const { row, column } = cellOf(key);
      return valueAfterPress(columns[column]?.values ?? "", row);
    },
    onPaint: (key, value) => set(cellOf(key), value),
  };
  const stroke = useStroke(paint, keyAt);
  const press = (event: KeyboardEvent) => {
    const value = hasModifier(event) ? null : valueOfKey(event.key);
    if (value === null) return onKeyDown(event);
    event.preventDefault();
    set(cellAt(event.target), value);
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
      <GridBox name={generatorTexts.tableOf(variables)} className={classes.scroll}>
        <Grid ref={grid} className={classes.table} spoken={generatorTexts.tableOf(variables)}>
          <GridHead>
            {variables.map((name, at) => (
              <VariableHead key={name} name={name}>
                <FileLabel label={state.labels?.inputs[at]} name={name} />
              </VariableHead>
            ))}
            {columns.map(({ id, name }, at) => (
              <th key={id} scope="col" data-output>
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
                <UnstyledButton
                  className={`${classes.all} no-print`}
                  aria-label={generatorTexts.allRows(names[at] ?? "")}
                  onClick={() => dispatch({ type: "cellSet", id, row: "all" })}
                >
                  {generatorTexts.all}
                </UnstyledButton>
              </th>
            ))}
          </GridHead>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it have the focus */}
          <tbody
            {...stroke}
            translate="no"
            className={classes.cells}
            onKeyDown={press}
            onClick={(event) => set(cellAt(event.target))}
            onFocus={onFocus}
          >
            {Array.from({ length: rows }, (_, row) => (
              <Row
                key={row}
                row={row}
                inputs={inputs}
                values={columns.map(({ values }) => values[row] ?? "0").join("")}
                names={names.join(" ")}
                inOrder={current.row === row ? current.column : -1}
              />
            ))}
          </tbody>
        </Grid>
      </GridBox>
      <Note className={classes.hint}>{generatorTexts.tableHint}</Note>
    </>
  );
}

/** The cell of an element, as a key that can be compared; null outside of the cells. */
function keyAt(element: EventTarget | null): string | null {
  const at = element && cellAt(element);
  return at && `${at.row} ${at.column}`;
}

function cellOf(key: string): CellAt {
  const [row = 0, column = 0] = key.split(" ").map(Number);
  return { row, column };
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
    <GridRow number={row} bits={bitsOf(row, inputs)}>
      {[...values].map((value, column) => (
        <td key={column} data-output data-value={value}>
          <button
            type="button"
            className={classes.cell}
            {...atCell({ row, column })}
            tabIndex={column === inOrder ? 0 : -1}
            aria-label={generatorTexts.cell(row, outputs[column] ?? "", value)}
          >
            {value}
          </button>
        </td>
      ))}
    </GridRow>
  );
});
