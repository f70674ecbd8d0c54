// What is wrong with a text while it is typed, or nothing yet: a text that merely ends too early is still being typed.

import { budgets } from "#contract/budgets.ts";
import type { PreparedInput } from "#contract/input.ts";
import { sentenceFor, type sentences } from "#contract/sentences.ts";
import { typedPlace, type Failure } from "./failure.ts";

/** What typing on may mend by itself; shown only once the keys rest. */
const endsTooEarly: ReadonlySet<string> = new Set(["unexpected_end", "unclosed_bracket"]);

interface Refusal {
  readonly code: keyof typeof sentences;
  readonly start: number;
  readonly end: number;
}

/** `rests` tells whether no key was pressed for a while. */
export function liveError(
  prepared: PreparedInput,
  { code, start, end }: Refusal,
  rests: boolean,
): Failure | null {
  if (endsTooEarly.has(code) && !rests) return null;
  return { message: sentenceFor(code, budgets.page), code, place: typedPlace(prepared, start, end) };
}
