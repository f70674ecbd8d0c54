// The state of a figure in which the reader sets the variables, predicts the value of the function and then sees it.
// Rows have the numbers of the truth table: the first variable is the most significant bit. Pure.

import { rowsOver, treeOf, valueIn, variablesOf } from "#learn/core/values.ts";
import type { Bit, ExpressionText, Row } from "#learn/core/data.ts";

/** A function as the figure needs it. */
export interface StoryTable {
  readonly names: readonly string[];
  readonly rows: readonly Row[];
  /** The value of the function in each row. */
  readonly values: readonly Bit[];
}

export interface StoryState {
  /** The row that the variables are set to. */
  readonly row: number;
  /** What the reader predicted, by row. */
  readonly predicted: Readonly<Record<number, Bit>>;
  /** Whether the values of all rows were asked for. */
  readonly showsAll: boolean;
}

export type StoryAction =
  /** Changes the variable with this index. */
  | { readonly kind: "flip"; readonly variable: number }
  /** Predicts the value in the present row. */
  | { readonly kind: "predict"; readonly value: Bit }
  /** Goes to the next row whose value is not shown, from the last row on to the first. */
  | { readonly kind: "next" }
  | { readonly kind: "showAll" }
  | { readonly kind: "restart" };

export const storyStart: StoryState = { row: 0, predicted: {}, showsAll: false };

export function storyTable(text: ExpressionText): StoryTable {
  const tree = treeOf(text);
  const names = variablesOf(tree);
  const rows = rowsOver(names);
  return { names, rows, values: rows.map((row) => valueIn(tree, row)) };
}

export function storyReducer(table: StoryTable, state: StoryState, action: StoryAction): StoryState {
  switch (action.kind) {
    case "flip":
      return { ...state, row: state.row ^ (1 << (table.names.length - 1 - action.variable)) };
    case "predict":
      // The first prediction counts: after it the value is shown.
      if (isShown(state, state.row)) return state;
      return { ...state, predicted: { ...state.predicted, [state.row]: action.value } };
    case "next":
      return { ...state, row: nextHidden(table, state) ?? state.row };
    case "showAll":
      return { ...state, showsAll: true };
    case "restart":
      return storyStart;
  }
}

/** Whether the value of a row can be seen: it was predicted, or all rows are shown. */
export function isShown(state: StoryState, row: number): boolean {
  return state.showsAll || state.predicted[row] !== undefined;
}

export interface StoryScore {
  readonly rows: number;
  /** How many predictions were right. */
  readonly right: number;
  /** In how many rows the value cannot be seen yet. */
  readonly hidden: number;
}

export function storyScore(table: StoryTable, state: StoryState): StoryScore {
  return {
    rows: table.rows.length,
    right: table.values.filter((value, row) => state.predicted[row] === value).length,
    hidden: table.values.filter((_, row) => !isShown(state, row)).length,
  };
}

function nextHidden({ rows }: StoryTable, state: StoryState): number | undefined {
  const following = rows.map((_, step) => (state.row + 1 + step) % rows.length);
  return following.find((row) => !isShown(state, row));
}
