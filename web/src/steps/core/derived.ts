// What a derivation is asked for: a question and its minimum. Types only.

import type { InputMode } from "#contract/input.ts";
import type { SimplifyResponse } from "#contract/simplify.ts";

export interface Derived {
  /** As it is sent to the service. */
  readonly text: string;
  readonly mode: InputMode;
  /** Empty for none. */
  readonly dontCares: string;
  /** The count or the names of the variables of min terms; empty where none are given. */
  readonly variables: string;
  /** The minimum that the screen shows. */
  readonly answer: Pick<SimplifyResponse, "simplified" | "proven" | "terms" | "literals">;
}
