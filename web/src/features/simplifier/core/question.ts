// What is asked: the texts as they are sent, with the way back to what was typed. Pure.

import { isBlank, prepareInput, type InputMode, type PreparedInput } from "#contract/input.ts";

/** As it stands in the fields. */
export interface TypedQuestion {
  readonly input: string;
  readonly mode: InputMode;
  /** Of no account where the mode is Boolean. */
  readonly dontCares: string;
}

export interface Question {
  readonly input: PreparedInput;
  readonly mode: InputMode;
  /** Null for none. */
  readonly dontCares: PreparedInput | null;
}

export function questionOf({ input, mode, dontCares }: TypedQuestion): Question {
  return {
    input: prepareInput(input, mode),
    mode,
    dontCares: hasDontCares(mode, dontCares) ? prepareInput(dontCares, "mint") : null,
  };
}

/** Whether the second field's text counts. */
export function hasDontCares(mode: InputMode, dontCares: string): boolean {
  return mode === "mint" && !isBlank(dontCares);
}
