// Decides whether an error is shown while the text is typed: a text that only ends too early may simply be
// unfinished.

import type { LogicError } from "#contract/generated/logic-types.ts";
import type { PreparedInput } from "#contract/input.ts";
import { engineFailure, type Failure } from "./failure.ts";

/** Errors that further typing may correct; shown only after a pause in typing. */
const endsTooEarly: ReadonlySet<string> = new Set(["unexpected_end", "unclosed_bracket"]);

/** Null while the error is not to be shown. `rests` tells whether typing has paused. */
export function liveError(prepared: PreparedInput, error: LogicError, rests: boolean): Failure | null {
  return endsTooEarly.has(error.code) && !rests ? null : engineFailure(prepared, error);
}
