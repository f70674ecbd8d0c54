// Decides whether an error is shown while the text is typed: a text that only ends too early may simply be
// unfinished.

import type { LogicError } from "#contract/generated/logic-types.ts";
import type { PreparedInput } from "#contract/input.ts";
import { engineFailure, type Failure } from "./failure.ts";

/** Errors that further typing may correct; shown only after a pause in typing. */
const endsTooEarly: ReadonlySet<string> = new Set(["unexpected_end", "unclosed_bracket"]);

/** Characters at the end of a text after which any notation needs more: `F=`, `Σm(`, `A·`, `\\`. */
const unfinished = /[-=(,;·∧∨⊕&|*!~¬\\[{_^+./#→⇒↔⇔≡<>]\s*$/;

/**
 * Only so many characters at the end are searched: in the whole text, the search would start again in each run of
 * spaces.
 */
const unfinishedCharsMax = 20;

/** The error to show; null while it should stay hidden. `rests` tells whether typing has paused. */
export function liveError(prepared: PreparedInput, error: LogicError, rests: boolean): Failure | null {
  const { text } = prepared;
  const isWordAtEnd = error.code === "word_operator" && error.end === text.trimEnd().length;
  const mayGoOn =
    endsTooEarly.has(error.code) || isWordAtEnd || unfinished.test(text.slice(-unfinishedCharsMax));
  return mayGoOn && !rests ? null : engineFailure(prepared, error);
}
