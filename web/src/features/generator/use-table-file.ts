// Reads a truth table of several outputs, from a file or pasted, into the generator.

import { useState } from "react";
import { generatorAddress, type GeneratorSetup, type GeneratorSource } from "#addresses/core/generator.ts";
import { readTable } from "#notation/core/table-files/read-table.ts";
import type { Border } from "#notation/core/table-files/table-file.ts";
import { tableSource } from "#notation/core/table-files/table-source.ts";
import { generatorFiles } from "#messages/generator.ts";
import type { GeneratorEvent } from "./core/machine.ts";

/** A table that was read, with the border between its inputs and outputs. */
export interface Bordered {
  readonly text: string;
  readonly name: string;
  readonly border: Border;
  readonly source: GeneratorSource;
  /** What the reading replaced. */
  readonly replaced: GeneratorSetup;
}

interface TableFileOptions {
  readonly setup: GeneratorSetup;
  readonly dispatch: (event: GeneratorEvent) => void;
  /** Called when another table takes the place of this one: a sentence, and the function that brings this one back. */
  readonly onReplaced: (sentence: string, undo: () => void) => void;
}

export type TableFile = ReturnType<typeof useTableFile>;

export function useTableFile({ setup, dispatch, onReplaced }: TableFileOptions) {
  /** Why the last text was refused. */
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The table that was read last, if the end of its inputs can be moved. */
  const [bordered, setBordered] = useState<Bordered | null>(null);
  /** Says what took the place of the present functions, and offers these again. */
  const tell = (sentence: string, before = setup) =>
    onReplaced(sentence, () => {
      setBordered(null);
      dispatch({ type: "asked", setup: before });
    });
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
    tell(sentences.join(" "), replaced);
  };
  return {
    refusal,
    bordered,
    tell,
    read,
    readFile: async (file: File) => {
      try {
        read(await file.text(), file.name);
      } catch {
        setRefusal(generatorFiles.unreadable);
      }
    },
    /** Undo then brings back what the table replaced, but a table that was edited since it was read is not lost. */
    moveBorder: ({ text, name, source, replaced }: Bordered, inputs: number) =>
      read(text, name, inputs, isSame({ ...setup, source }, setup) ? replaced : setup),
    startNew: () => {
      setBordered(null);
      dispatch({ type: "tableEmptied" });
      tell(generatorFiles.emptied);
    },
  };
}

/** The file's name without its ending; empty for a pasted table. */
function titleOf(name: string): string {
  return name === generatorFiles.pasted ? "" : name.replace(/\.[^.]*$/, "");
}

function isSame(one: GeneratorSetup, other: GeneratorSetup): boolean {
  return generatorAddress.write(one).join() === generatorAddress.write(other).join();
}
