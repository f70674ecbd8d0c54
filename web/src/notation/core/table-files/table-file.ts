// What a file of several outputs holds, or why it is refused. Pure.

import { tableInputs } from "#addresses/core/generator.ts";
import { limits } from "#contract/limits.ts";
import { generatorFiles as texts } from "#messages/generator.ts";

export interface FileTable {
  /** As in the file; the first is the most significant bit of a row's number. */
  readonly inputs: readonly string[];
  readonly outputs: readonly {
    /** As in the file. */
    readonly name: string;
    /** As in `OutputColumn`. */
    readonly values: string;
  }[];
}

/** Where the inputs of a table of columns end. */
export interface Border {
  readonly inputs: number;
  /** Whether the file says so; otherwise it was guessed. */
  readonly isSure: boolean;
  /** The names of all columns. */
  readonly columns: readonly string[];
}

export type ReadTable =
  | {
      readonly ok: true;
      readonly table: FileTable;
      /** Sentences on what the file has and the table has not. */
      readonly notes: readonly string[];
      /** Null where the format itself has inputs and outputs. */
      readonly border: Border | null;
    }
  /** `line` counts from 1; null for the whole file. */
  | { readonly ok: false; readonly line: number | null; readonly reason: string };

export type Refused = Extract<ReadTable, { ok: false }>;

export function refusedAt(line: number | null, reason: string): Refused {
  return { ok: false, line, reason };
}

/** Null if there is room for so many inputs and outputs; null for a number that is not asked about. */
export function sizeRefusal(line: number, inputs: number | null, outputs: number | null): Refused | null {
  const { min } = tableInputs;
  const { networkVariablesMax: inputsMax, networkFunctionsMax: outputsMax } = limits;
  if (inputs !== null && (inputs < min || inputs > inputsMax))
    return refusedAt(line, texts.inputs(inputs, min, inputsMax));
  if (outputs !== null && (outputs < 1 || outputs > outputsMax))
    return refusedAt(line, texts.outputs(outputs, outputsMax));
  return null;
}

/** The most lines of a file. */
export const rowsMax = 100_000;

/** Operations on words of 32 rows; more would take too long. */
export const workMax = 400_000_000;

export function repeated(names: readonly string[]): string | null {
  return names.find((name, at) => names.indexOf(name) !== at) ?? null;
}
