// The texts as they are sent, each with the map of its positions to those of the typed text. Pure.

import { isBlank, prepareInput, type InputMode, type PreparedInput } from "#contract/input.ts";

/** The texts of the fields, as typed. */
export interface TypedQuestion {
  readonly input: string;
  readonly mode: InputMode;
  /** Ignored in the Boolean mode. */
  readonly dontCares: string;
}

export interface Question {
  readonly input: PreparedInput;
  readonly mode: InputMode;
  /** Null if there are none. */
  readonly dontCares: PreparedInput | null;
}

export function questionOf({ input, mode, dontCares }: TypedQuestion): Question {
  return {
    input: prepareInput(input, mode),
    mode,
    dontCares: hasDontCares(mode, dontCares) ? prepareInput(dontCares, "mint") : null,
  };
}

/** Whether there are don't-cares to send. */
export function hasDontCares(mode: InputMode, dontCares: string): boolean {
  return mode === "mint" && !isBlank(dontCares);
}
