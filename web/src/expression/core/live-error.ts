// What is wrong with a text while it is typed, or nothing yet: a text that merely ends too early is still being typed.

import type { LogicError } from "#contract/generated/logic-types.ts";
import type { PreparedInput } from "#contract/input.ts";
import { engineFailure, type Failure } from "./failure.ts";

/** What typing on may mend by itself; shown only once the keys rest. */
const endsTooEarly: ReadonlySet<string> = new Set(["unexpected_end", "unclosed_bracket"]);

/** `rests` tells whether no key was pressed for a while. */
export function liveError(prepared: PreparedInput, error: LogicError, rests: boolean): Failure | null {
  return endsTooEarly.has(error.code) && !rests ? null : engineFailure(prepared, error);
}
