// The functions as a truth table: set by hand, pasted, or read from a file.

import { Button } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useRef, useState, type Dispatch } from "react";
import { tableInputs, tableOutputsMax, type GeneratorSetup } from "#addresses/core/generator.ts";
import { ErrorLine } from "#components/error-line.tsx";
import { Note } from "#components/note.tsx";
import { generatorFiles } from "#messages/generator-files.ts";
import { generatorTexts } from "#messages/generator.ts";
import type { GeneratorEvent, GeneratorState } from "./core/machine.ts";
import { readTable } from "./core/files/read-table.ts";
import { tableSource } from "./core/files/table-source.ts";
import { OutputsTable } from "./outputs-table.tsx";
import classes from "./table-input.module.css";

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
  const undo = () => dispatch({ type: "asked", setup });
  const read = (text: string, name: string) => {
    const found = readTable(text);
    if (!found.ok) {
      setRefusal(generatorFiles.refused(found.line, found.reason));
      return;
    }
    const { source, renamed } = tableSource(found.table);
    setRefusal(null);
    dispatch({ type: "asked", setup: { ...setup, source } });
    const sentences = [generatorFiles.read(name, source.inputs, source.outputs.length)];
    if (renamed.length > 0) sentences.push(generatorFiles.renamed(renamed));
    onReplaced(sentences.join(" "), undo);
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
        read(event.clipboardData.getData("text"), generatorFiles.pasted);
      }}
    >
      {isLarge ? (
        <>
          <Note className={classes.large}>{generatorFiles.large(state.inputs, state.columns.length)}</Note>
          <Button
            variant="default"
            onClick={() => {
              dispatch({ type: "tableEmptied" });
              onReplaced(generatorFiles.emptied, undo);
            }}
          >
            {generatorFiles.newTable}
          </Button>
        </>
      ) : (
        <OutputsTable
          state={state}
          dispatch={dispatch}
          onRemoved={(name) => onReplaced(generatorTexts.removed(name), undo)}
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
