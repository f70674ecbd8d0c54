// What is wrong with a text that was typed: the sentence, and the span of it in what was typed. Pure.

import { budgets } from "#contract/budgets.ts";
import type { LogicError } from "#contract/generated/logic-types.ts";
import type { PreparedInput } from "#contract/input.ts";
import { sentenceFor, type LogicUse } from "#contract/sentences.ts";
import type { Span } from "./span.ts";

export interface Failure {
  /** The sentence of the engine, of the server, or of the client. */
  readonly message: string;
  readonly code: string | null;
  readonly span: Span | null;
}

/** A refusal of the page's boundary or of the API, which know a position at most. */
export interface EdgeRefusal {
  readonly message: string;
  readonly code?: string | undefined;
  /** 0-based, in UTF-16 units of the text that was sent. */
  readonly position?: number | undefined;
  readonly field?: string | undefined;
}

/** A refusal of the engine, which was asked for `use`. */
export function engineFailure(
  prepared: PreparedInput,
  { code, start, end }: LogicError,
  use: LogicUse = "minimise",
): Failure {
  return { message: sentenceFor(code, budgets.page, use), code, span: typedSpan(prepared, start, end) };
}

export function edgeFailure(prepared: PreparedInput, { message, code, position }: EdgeRefusal): Failure {
  const span = position === undefined ? null : characterSpan(prepared, position);
  return { message, code: code ?? null, span };
}

/** The span in the typed text of a span in the text that was sent. */
export function typedSpan(prepared: PreparedInput, start: number, end: number): Span {
  const typedStart = prepared.toTyped(start);
  // The end is that of the last character: the next one may stand behind spaces.
  return { start: typedStart, end: end > start ? prepared.toTyped(end - 1) + 1 : typedStart };
}

/** Where the API gives only a position: the span of the character there, empty at the end of the text. */
function characterSpan(prepared: PreparedInput, start: number): Span {
  const width = (prepared.text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
  return typedSpan(prepared, start, start < prepared.text.length ? start + width : start);
}
