// The function of a screen: what its views read, and what they ask for. A row or a group that is marked in one view is marked
// in all.

import { createContext, useCallback, useContext, useMemo } from "react";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import type { Cube } from "#answer/core/cubes.ts";
import { coveredRows } from "#kmap/core/map-groups.ts";
import { useMarkedGroup, type MarkedGroup } from "#kmap/use-marked-group.ts";
import { outputName } from "#notation/core/output-name.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import type { Paint } from "#table/use-stroke.ts";
import { changed } from "./core/changed.ts";
import type { FunctionCommand, Timeline } from "./core/edited.ts";
import { knownGroup } from "./core/known-group.ts";
import { valueAfterPress, type FunctionEvent, type FunctionState } from "./core/machine.ts";
import type { Minimal, ShownForm } from "./core/shown-form.ts";
import { useForms, type Forms } from "./use-forms.ts";
import { useLitRow, useLitTerms, type LitRow } from "./use-lit-row.ts";

/** A function with its forms and marks, and the ways to change it. */
interface ShownFunction {
  readonly state: FunctionState;
  readonly setup: SopPosSetup;
  /** The variables' names; the first is the most significant bit of a row's number. */
  readonly names: readonly string[];
  /** The output's name, typed or not. */
  readonly output: string;
  /** Whether no row is 1, so that there is no form. */
  readonly isEmpty: boolean;
  /** Null before the first answer; those of an earlier function stay until the next answer. */
  readonly forms: Forms | null;
  /** Whether the forms are those of an earlier function. */
  readonly isOld: boolean;
  /** Null where there is no form. */
  readonly shown: ShownForm | null;
  readonly marked: MarkedGroup;
  /** The marked group, where it is one of this function; null for none. */
  readonly group: Cube | null;
  readonly litRow: LitRow;
  /** The rows that the marked group covers, or else the marked row. */
  readonly litRows: ReadonlySet<number>;
  /** The indexes of the shown form's terms that are marked. */
  readonly lit: ReadonlySet<number>;
  /** What Undo and Redo change, in words; null where there is nothing to change. */
  readonly undo: string | null;
  readonly redo: string | null;
  readonly dispatch: (command: FunctionCommand) => void;
  /** These three are the same from render to render. */
  readonly send: (event: FunctionEvent) => void;
  readonly pressRow: (row: number, extended: boolean) => void;
  readonly setRow: (row: number, value: CellValue) => void;
  readonly paint: Paint<number>;
  /** Shows another one of the equally small forms, by its index. */
  readonly choose: (index: number) => void;
  /** Shows a better form, which a longer search has found. */
  readonly improve: (minimal: Minimal) => void;
  readonly retry: () => void;
}

export interface FunctionOfScreen extends ShownFunction {
  readonly onCopy: (text: string) => void;
  /** Writes the function into the address, before another screen is opened. The latest ticks may not be there yet, and Back must find them. */
  readonly onLeave: () => Promise<void>;
}

type Kept = Parameters<typeof changed>[0];

interface Given {
  /** Must be the same from render to render, as `dispatch`. */
  readonly names: readonly string[];
  readonly edited: Kept & Timeline<Kept>;
  readonly dispatch: (command: FunctionCommand) => void;
}

const Context = createContext<FunctionOfScreen | null>(null);

export const FunctionProvider = Context.Provider;

/** Throws outside of a screen with a function. */
export function useFunction(): FunctionOfScreen {
  const found = useContext(Context);
  if (!found) throw new Error("There is no function here.");
  return found;
}

/** What a screen gives to the views of its function, but how it copies and is left. */
export function useShownFunction({ edited, names, dispatch }: Given): ShownFunction {
  const { rows: state, past, future } = edited;
  const { setup } = state;
  const { inputs, rows, dontCares, form } = setup;
  const selection = useMemo(
    () => (rows.length > 0 ? { names, rows, dontCares, form } : null),
    [names, rows, dontCares, form],
  );
  const { forms, isCurrent, choose, improve, retry } = useForms(selection);
  const send = useCallback((event: FunctionEvent) => dispatch({ type: "rows", event }), [dispatch]);
  const pressRow = useCallback(
    (row: number, extended: boolean) => send({ type: "rowPressed", row, extends: extended }),
    [send],
  );
  const setRow = useCallback((row: number, value: CellValue) => send({ type: "rowSet", row, value }), [send]);
  const isEmpty = rows.length === 0;
  const shown = isEmpty ? null : (forms?.shown ?? null);
  const marked = useMarkedGroup();
  const litRow = useLitRow(inputs);
  const group = knownGroup(shown, marked.alone);
  const lit = useLitTerms(shown?.minimal ?? null, group ?? litRow.row);
  const litRows = useMemo(
    () => (group ? new Set(coveredRows(group, inputs)) : litRow.rows),
    [group, inputs, litRow.rows],
  );
  const before = past.at(-1);
  const [after] = future;
  return {
    state,
    setup,
    names,
    output: outputName(names, setup.output),
    isEmpty,
    forms,
    isOld: !isCurrent,
    shown,
    marked,
    group,
    litRow,
    litRows,
    lit,
    undo: before ? changed(before, edited) : null,
    redo: after ? changed(edited, after) : null,
    dispatch,
    send,
    pressRow,
    setRow,
    paint: {
      afterPress: (row) => valueAfterPress(state, row),
      onPaint: (row, value, starts) => dispatch({ type: "painted", row, value, starts }),
    },
    choose,
    improve,
    retry,
  };
}
