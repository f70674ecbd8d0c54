// Decides whether an error is shown while the text is typed: a text that only ends too early may simply be
// unfinished.

import type { LogicError } from "#contract/generated/logic-types.ts";
import type { PreparedInput } from "#contract/input.ts";
import { engineFailure, type Failure } from "./failure.ts";

/** Errors that further typing may correct; shown only after a pause in typing. */
const endsTooEarly: ReadonlySet<string> = new Set(["unexpected_end", "unclosed_bracket"]);

/** What something must follow in any notation: `F=`, `Σm(`, `A·`, `\\`. */
const unfinished = /[-=(,;·∧∨⊕&|*!~¬\\[{_^+./#→⇒↔⇔≡<>]\s*$/;

/** The end of a text that is looked at; a search of all of it would go through each run of its spaces. */
const unfinishedCharsMax = 20;

/** Null while the error is not to be shown. `rests` tells whether typing has paused. */
export function liveError(prepared: PreparedInput, error: LogicError, rests: boolean): Failure | null {
  const { text } = prepared;
  const isWordAtEnd = error.code === "word_operator" && error.end === text.trimEnd().length;
  const mayGoOn =
    endsTooEarly.has(error.code) || isWordAtEnd || unfinished.test(text.slice(-unfinishedCharsMax));
  return mayGoOn && !rests ? null : engineFailure(prepared, error);
}
