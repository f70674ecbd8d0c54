// The texts as they are sent, each with the map of its positions to those of the typed text. Pure.

import { isBlank, prepareInput, type InputMode, type PreparedInput } from "#contract/input.ts";
import { variablesText } from "#notation/core/list-variables.ts";

/** The texts of the fields, as typed. */
export interface TypedQuestion {
  readonly input: string;
  readonly mode: InputMode;
  /** Ignored in the Boolean mode. */
  readonly dontCares: string;
  /** How many variables min terms have, or their names; blank for as many as the largest number needs. */
  readonly variables: string;
}

export interface Question {
  readonly input: PreparedInput;
  readonly mode: InputMode;
  /** Null if there are none. */
  readonly dontCares: PreparedInput | null;
  /** In its one spelling; empty for an expression, and where none are given. */
  readonly variables: string;
}

export function questionOf({ input, mode, dontCares, variables }: TypedQuestion): Question {
  return {
    input: prepareInput(input, mode),
    mode,
    dontCares: hasDontCares(mode, dontCares) ? prepareInput(dontCares, "mint") : null,
    variables: mode === "mint" ? variablesText(variables) : "",
  };
}

/** Whether there are don't-cares to send. */
export function hasDontCares(mode: InputMode, dontCares: string): boolean {
  return mode === "mint" && !isBlank(dontCares);
}
