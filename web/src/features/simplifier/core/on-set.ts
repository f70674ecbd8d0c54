// The rows in which an answered function is 1, and those in which it may be either. Pure.

import { numbersIn } from "./dont-cares.ts";
import type { Answered } from "./machine.ts";

export interface OnSet {
  readonly rows: readonly number[];
  readonly dontCares: readonly number[];
}

/** Null where neither the answer nor what was asked lists them: an expression with more min terms than are spelled out. */
export function onSetOf({ text, mode, dontCares, answer }: Answered): OnSet | null {
  if (mode === "mint") {
    return { rows: numbersIn(text), dontCares: dontCares === "" ? [] : numbersIn(dontCares) };
  }
  return answer.minTerms ? { rows: answer.minTerms, dontCares: [] } : null;
}
