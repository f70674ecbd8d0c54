// The functions as a truth table: set by hand, pasted, or read from a file.

import { Button } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useRef, useState, type Dispatch } from "react";
import { rowCount } from "#addresses/core/sop-pos-setup.ts";
import {
  generatorAddress,
  tableInputs,
  tableOutputsMax,
  type GeneratorSetup,
  type GeneratorSource,
} from "#addresses/core/generator.ts";
import { ErrorLine } from "#components/error-line.tsx";
import { Note } from "#components/note.tsx";
import { generatorFiles, generatorTexts } from "#messages/generator.ts";
import type { GeneratorEvent, GeneratorState } from "./core/machine.ts";
import { columnIn } from "#expression/core/table-files/column-in.ts";
import { readTable } from "#expression/core/table-files/read-table.ts";
import type { Border } from "#expression/core/table-files/table-file.ts";
import { tableSource } from "#expression/core/table-files/table-source.ts";
import { InputsStepper } from "#rows/inputs-stepper.tsx";
import { OutputsTable } from "./outputs-table.tsx";
import classes from "./table-input.module.css";

/** A table that was read, with the border between its inputs and outputs. */
interface Bordered {
  readonly text: string;
  readonly name: string;
  readonly border: Border;
  readonly source: GeneratorSource;
  /** What the reading replaced. */
  readonly replaced: GeneratorSetup;
}

/** The file's name without its ending; empty for a pasted table. */
function titleOf(name: string): string {
  return name === generatorFiles.pasted ? "" : name.replace(/\.[^.]*$/, "");
}

/** Whether the table on the screen is still the one that was read. */
function isShown({ inputs, columns }: Border, state: GeneratorState): boolean {
  return inputs === state.inputs && columns.length === inputs + state.columns.length;
}

function isSame(one: GeneratorSetup, other: GeneratorSetup): boolean {
  return generatorAddress.write(one).join() === generatorAddress.write(other).join();
}

interface TableInputProps {
  readonly state: GeneratorState;
  readonly setup: GeneratorSetup;
  readonly dispatch: Dispatch<GeneratorEvent>;
  /** Called when another table takes the place of this one: a sentence, and the function that brings this one back. */
  readonly onReplaced: (sentence: string, undo: () => void) => void;
}

export function TableInput({ state, setup, dispatch, onReplaced }: TableInputProps) {
  const picker = useRef<HTMLInputElement>(null);
  /** Why the last text was refused. */
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The table that was read last, if the end of its inputs can be moved. */
  const [bordered, setBordered] = useState<Bordered | null>(null);
  const undoTo = (before: GeneratorSetup) => () => {
    setBordered(null);
    dispatch({ type: "asked", setup: before });
  };
  const read = (text: string, name: string, inputs: number | null = null, replaced = setup) => {
    const found = readTable(text, inputs);
    if (!found.ok) {
      setRefusal(generatorFiles.refused(found.line, found.reason));
      return;
    }
    const { source, renamed } = tableSource(found.table, titleOf(name));
    setRefusal(null);
    setBordered(found.border && { text, name, border: found.border, source, replaced });
    dispatch({ type: "asked", setup: { ...setup, source } });
    const sentences = [generatorFiles.read(name, source.inputs, source.outputs.length), ...found.notes];
    if (renamed.length > 0) sentences.push(generatorFiles.renamed(renamed));
    onReplaced(sentences.join(" "), undoTo(replaced));
  };
  /** Undo then brings back what the table replaced, but a table that was edited since it was read is not lost. */
  const moveBorder = ({ text, name, source, replaced }: Bordered, inputs: number) =>
    read(text, name, inputs, isSame({ ...setup, source }, setup) ? replaced : setup);
  /** A column of digits goes into the column of the cell that has the focus. */
  const readColumn = (text: string, at: number): boolean => {
    const values = columnIn(text, rowCount(state.inputs));
    const column = state.columns[at];
    if (!values || !column) return false;
    for (const [row, value] of [...values].entries())
      dispatch({
        type: "cellSet",
        id: column.id,
        row,
        value: value === "X" ? "X" : value === "1" ? "1" : "0",
      });
    return true;
  };
  const readFile = async (file: File) => {
    try {
      read(await file.text(), file.name);
    } catch {
      setRefusal(generatorFiles.unreadable);
    }
  };
  const isLarge = state.inputs > tableInputs.max || state.columns.length > tableOutputsMax;
  return (
    <div
      onPaste={(event) => {
        // A field for a name takes its own text.
        if (event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        const text = event.clipboardData.getData("text");
        const cell = event.target instanceof HTMLElement ? event.target.dataset["column"] : undefined;
        if (cell !== undefined && readColumn(text, Number(cell))) return;
        read(text, generatorFiles.pasted);
      }}
    >
      {isLarge ? (
        <>
          <Note className={classes.large}>{generatorFiles.large(state.inputs, state.columns.length)}</Note>
          <Button
            variant="default"
            onClick={() => {
              setBordered(null);
              dispatch({ type: "tableEmptied" });
              onReplaced(generatorFiles.emptied, undoTo(setup));
            }}
          >
            {generatorFiles.newTable}
          </Button>
        </>
      ) : (
        <OutputsTable
          state={state}
          dispatch={dispatch}
          onRemoved={(name) => onReplaced(generatorTexts.removed(name), undoTo(setup))}
        />
      )}
      <div className={classes.file}>
        <Button
          variant="default"
          leftSection={<IconFileImport size={18} stroke={1.75} aria-hidden />}
          onClick={() => picker.current?.click()}
        >
          {generatorFiles.open}
        </Button>
        <Note>{generatorFiles.accepts}</Note>
      </div>
      <ErrorLine id="generator-file-refusal">{refusal}</ErrorLine>
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
              if (inputs >= 1 && inputs < bordered.border.columns.length) moveBorder(bordered, inputs);
            }}
          />
        </div>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept=".pla,.blif,.csv,.tsv,.txt,text/plain,text/csv"
        aria-label={generatorFiles.open}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Empty the input, so that choosing the same file again is a change.
          currentTarget.value = "";
          if (file) void readFile(file);
        }}
      />
    </div>
  );
}
