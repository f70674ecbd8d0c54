// The state of the circuit generator: the outputs as expressions and as a truth table, of which one is shown, and the
// choices. Pure.

import type { NetworkForm, NetworkGates } from "#contract/generated/logic-types.ts";
import {
  type CircuitFigures,
  defaultGenerator,
  outputsMax,
  tableInputs,
  tableOutputsMax,
  type FileLabels,
  type GateInputs,
  type GeneratorSetup,
  type GeneratorSource,
} from "#addresses/core/generator.ts";
import { rowCount } from "#addresses/core/sop-pos-setup.ts";
import { nextValue, valueOfKey, type CellValue } from "#table/core/cell-keys.ts";

export interface TypedOutput {
  readonly id: number;
  /** As typed; empty for F1, F2, … */
  readonly name: string;
  readonly text: string;
}

interface TableColumn {
  readonly id: number;
  readonly name: string;
  /** A digit for each row, or more. */
  readonly values: string;
}

export interface GeneratorState {
  readonly source: "texts" | "table";
  /** At least one. */
  readonly texts: readonly TypedOutput[];
  readonly inputs: number;
  /** The names of the table's inputs; null for A, B, C, … */
  readonly names: readonly string[] | null;
  /** At least one. */
  readonly columns: readonly TableColumn[];
  /** As in `GeneratorSource`; null where they are left out there. */
  readonly labels: FileLabels | null;
  readonly form: NetworkForm;
  readonly gates: NetworkGates;
  readonly gateInputs: GateInputs;
  /** As in `GeneratorSetup`. */
  readonly replaces: CircuitFigures | null;
  /** The columns as the expressions filled them the last time; null if they did not. */
  readonly filled: readonly string[] | null;
  readonly lastId: number;
}

type TableSource = Extract<GeneratorSource, { kind: "table" }>;

export type GeneratorEvent =
  /** The table takes the place of one that was not set by hand. */
  | { readonly type: "sourceChosen"; readonly source: "texts" | "table"; readonly table?: TableSource | null }
  | { readonly type: "typed"; readonly id: number; readonly text: string }
  | { readonly type: "named"; readonly id: number; readonly name: string }
  | { readonly type: "added" }
  | { readonly type: "removed"; readonly id: number }
  /** Undoes a removal. */
  | { readonly type: "restored"; readonly output: TypedOutput; readonly at: number }
  /** A number outside the bounds is clamped. */
  | { readonly type: "inputsChosen"; readonly inputs: number }
  | { readonly type: "outputsChosen"; readonly outputs: number }
  /** The cell of the row, or of all rows, becomes `value`; without it the next of 0, 1 and X, where rows differ 1. */
  | {
      readonly type: "cellSet";
      readonly id: number;
      readonly row: number | "all";
      readonly value?: CellValue;
    }
  /** A new table in place of one from a file. */
  | { readonly type: "tableEmptied" }
  | { readonly type: "formChosen"; readonly form: NetworkForm }
  | { readonly type: "gatesChosen"; readonly gates: NetworkGates }
  | { readonly type: "gateInputsChosen"; readonly gateInputs: GateInputs }
  /** An address asks for this setup, or for none (null). */
  | { readonly type: "asked"; readonly setup: GeneratorSetup | null };

const firstInputs = 3;

export const initialState: GeneratorState = {
  source: "texts",
  texts: [{ id: 1, name: "", text: "" }],
  inputs: firstInputs,
  names: null,
  columns: [{ id: 2, name: "", values: zeros(firstInputs) }],
  labels: null,
  form: defaultGenerator.form,
  gates: defaultGenerator.gates,
  gateInputs: defaultGenerator.gateInputs,
  replaces: defaultGenerator.replaces,
  filled: null,
  lastId: 2,
};

export function reduce(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  const { texts, columns, lastId } = state;
  switch (event.type) {
    case "sourceChosen":
      if (!event.table || isSetByHand(state)) return { ...state, source: event.source };
      return {
        ...opened(state, { ...setupOf(state), source: event.table }),
        filled: event.table.outputs.map(({ values }) => values),
      };
    case "typed":
      return { ...state, texts: changed(texts, event.id, { text: event.text }) };
    case "named":
      return {
        ...state,
        texts: changed(texts, event.id, { name: event.name }),
        columns: changed(columns, event.id, { name: event.name }),
        labels: columns.some(({ id }) => id === event.id) ? null : state.labels,
      };
    case "added":
      if (texts.length >= outputsMax) return state;
      return {
        ...state,
        texts: [...texts, { id: lastId + 1, name: "", text: "" }],
        lastId: lastId + 1,
      };
    case "removed":
      return texts.length === 1 ? state : { ...state, texts: texts.filter(({ id }) => id !== event.id) };
    case "restored":
      if (texts.length >= outputsMax) return state;
      return { ...state, texts: [...texts.slice(0, event.at), event.output, ...texts.slice(event.at)] };
    case "inputsChosen": {
      const inputs = clamped(event.inputs, tableInputs.min, tableInputs.max);
      if (inputs === state.inputs) return state;
      return {
        ...state,
        inputs,
        names: null,
        labels: null,
        columns: columns.map((column) => ({ ...column, values: resized(column.values, inputs) })),
      };
    }
    case "outputsChosen": {
      const count = clamped(event.outputs, 1, tableOutputsMax);
      const added = Array.from({ length: Math.max(count - columns.length, 0) }, (_, at) => ({
        id: lastId + 1 + at,
        name: "",
        values: zeros(state.inputs),
      }));
      return {
        ...state,
        columns: [...columns.slice(0, count), ...added],
        labels: count === columns.length ? state.labels : null,
        lastId: lastId + added.length,
      };
    }
    case "cellSet":
      return {
        ...state,
        columns: columns.map((column) =>
          column.id === event.id
            ? { ...column, values: withCell(column.values, rowCount(state.inputs), event) }
            : column,
        ),
      };
    case "tableEmptied": {
      const { names, columns: empty } = initialState;
      return {
        ...state,
        inputs: initialState.inputs,
        names,
        labels: null,
        columns: empty.map((column) => ({ ...column, id: lastId + 1 })),
        lastId: lastId + 1,
      };
    }
    case "formChosen":
      return { ...state, form: event.form };
    case "gatesChosen":
      return { ...state, gates: event.gates };
    case "gateInputsChosen":
      return { ...state, gateInputs: event.gateInputs };
    case "asked":
      return opened(state, event.setup ?? defaultGenerator);
  }
}

/** The part of the state that the address holds. */
export function setupOf({
  source,
  texts,
  inputs,
  names,
  columns,
  labels,
  form,
  gates,
  gateInputs,
  replaces,
}: GeneratorState): GeneratorSetup {
  const choices = { form, gates, gateInputs, replaces };
  if (source === "texts")
    return {
      source: { kind: "texts", outputs: texts.map(({ name, text }) => ({ name, text })) },
      ...choices,
    };
  const outputs = columns.map(({ name, values }) => ({ name, values: values.slice(0, rowCount(inputs)) }));
  return { source: { kind: "table", inputs, names, outputs, ...(labels && { labels }) }, ...choices };
}

/** Whether the table is neither empty nor as the expressions filled it. */
function isSetByHand({ columns, filled }: GeneratorState): boolean {
  const isEmpty = columns.every(({ values }) => /^0*$/.test(values));
  const isFilled =
    filled?.length === columns.length && columns.every(({ values }, at) => values === filled[at]);
  return !isEmpty && !isFilled;
}

/** The other source keeps what it holds. */
function opened(
  state: GeneratorState,
  { source, form, gates, gateInputs, replaces }: GeneratorSetup,
): GeneratorState {
  const { lastId } = state;
  const ids = source.outputs.map((_, at) => lastId + 1 + at);
  const idOf = (at: number) => ids[at] ?? lastId;
  const rest = { ...state, form, gates, gateInputs, replaces, lastId: lastId + ids.length };
  if (source.kind === "texts")
    return {
      ...rest,
      source: "texts",
      texts: source.outputs.map(({ name, text }, at) => ({ id: idOf(at), name, text })),
    };
  const { inputs, names, outputs, labels = null } = source;
  return {
    ...rest,
    source: "table",
    inputs,
    names,
    labels,
    columns: outputs.map(({ name, values }, at) => ({ id: idOf(at), name, values })),
  };
}

function changed<Output extends { readonly id: number }>(
  outputs: readonly Output[],
  id: number,
  change: Partial<Output>,
): readonly Output[] {
  return outputs.map((output) => (output.id === id ? { ...output, ...change } : output));
}

/** What a press gives to the cell of the row, or of all rows, of these values. */
export function valueAfterPress(values: string, row: number | "all"): CellValue {
  const isMixed = row === "all" && new Set(values).size > 1;
  const before = valueOfKey(values[row === "all" ? 0 : row] ?? "0") ?? 0;
  return isMixed ? 1 : nextValue[before];
}

/** `rows` is how many rows the table has; `values` may have digits after them. */
function withCell(
  values: string,
  rows: number,
  { row, value }: Extract<GeneratorEvent, { type: "cellSet" }>,
): string {
  const [first, end] = row === "all" ? [0, rows] : [row, row + 1];
  const digit = String(value ?? valueAfterPress(values.slice(0, rows), row));
  return values.slice(0, first) + digit.repeat(end - first) + values.slice(end);
}

function zeros(inputs: number): string {
  return "0".repeat(rowCount(inputs));
}

/** With a value for each row. Those of rows that a smaller table does not have are kept for a larger one. */
function resized(values: string, inputs: number): string {
  return values.padEnd(rowCount(inputs), "0");
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
