// The functions as a truth table: set by hand, pasted, or read from a file.

import { Button } from "@mantine/core";
import type { Dispatch } from "react";
import { rowCount } from "#addresses/core/sop-pos-setup.ts";
import { tableInputs, tableOutputsMax } from "#addresses/core/generator.ts";
import { Note } from "#components/note.tsx";
import { generatorFiles, generatorTexts } from "#messages/generator.ts";
import type { GeneratorEvent, GeneratorState } from "./core/machine.ts";
import { columnIn } from "#notation/core/table-files/column-in.ts";
import type { Border } from "#notation/core/table-files/table-file.ts";
import { InputsStepper } from "#function/inputs-stepper.tsx";
import { OutputsTable } from "./outputs-table.tsx";
import classes from "./table-input.module.css";
import { valueOfKey } from "#table/core/cell-keys.ts";
import { cellAt } from "#table/use-cell-keys.ts";
import type { TableFile } from "./use-table-file.ts";

/** Whether the table on the screen is still the one that was read. */
function isShown({ inputs, columns }: Border, state: GeneratorState): boolean {
  return inputs === state.inputs && columns.length === inputs + state.columns.length;
}

interface TableInputProps {
  readonly state: GeneratorState;
  readonly dispatch: Dispatch<GeneratorEvent>;
  readonly file: TableFile;
}

export function TableInput({ state, dispatch, file }: TableInputProps) {
  const { bordered } = file;
  /** A column of digits goes into the column of the cell that has the focus. */
  const readColumn = (text: string, at: number): boolean => {
    const values = columnIn(text, rowCount(state.inputs));
    const column = state.columns[at];
    if (!values || !column) return false;
    for (const [row, value] of [...values].entries())
      dispatch({ type: "cellSet", id: column.id, row, value: valueOfKey(value) ?? 0 });
    return true;
  };
  const isLarge = state.inputs > tableInputs.max || state.columns.length > tableOutputsMax;
  return (
    <div
      onPaste={(event) => {
        // A field for a name takes its own text.
        if (event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        const text = event.clipboardData.getData("text");
        const cell = cellAt(event.target);
        if (cell && readColumn(text, cell.column)) return;
        file.read(text, generatorFiles.pasted);
      }}
    >
      {isLarge ? (
        <>
          <Note className={classes.large}>{generatorFiles.large(state.inputs, state.columns.length)}</Note>
          <Button variant="default" onClick={file.startNew}>
            {generatorFiles.newTable}
          </Button>
        </>
      ) : (
        <OutputsTable
          state={state}
          dispatch={dispatch}
          onRemoved={(name) => file.tell(generatorTexts.removed(name))}
        />
      )}
      <Note className={classes.accepts}>{generatorFiles.accepts}</Note>
      {bordered && isShown(bordered.border, state) && (
        <div className={classes.border}>
          <Note as="output">
            {generatorFiles.border(
              bordered.border.columns.slice(0, bordered.border.inputs),
              bordered.border.columns.slice(bordered.border.inputs),
              bordered.border.isSure,
            )}
          </Note>
          <InputsStepper
            texts={generatorFiles.moveBorder}
            inputs={bordered.border.inputs}
            min={1}
            max={bordered.border.columns.length - 1}
            onChoose={(inputs) => {
              if (inputs >= 1 && inputs < bordered.border.columns.length) file.moveBorder(bordered, inputs);
            }}
          />
        </div>
      )}
    </div>
  );
}
