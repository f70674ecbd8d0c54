// Why a typed text is refused: a sentence, and the span of the typed text that the sentence is about. Pure.

import { budgets, type Budget } from "#contract/budgets.ts";
import type { LogicError } from "#contract/generated/logic-types.ts";
import type { PreparedInput } from "#contract/input.ts";
import type { LogicUse } from "#contract/sentences.ts";
import { quotedSentence } from "./quoted.ts";
import type { Span } from "./span.ts";

export interface Failure {
  /** A sentence of the engine, the server or the page. */
  readonly message: string;
  readonly code: string | null;
  readonly span: Span | null;
}

/** A refusal by the page's own checks or by the API. Both give at most a position, never a span. */
export interface EdgeRefusal {
  readonly message: string;
  readonly code?: string | undefined;
  /** 0-based, in UTF-16 units of the text that was sent. */
  readonly position?: number | undefined;
  readonly field?: string | undefined;
}

/** The failure for a refusal by the engine; `use` names the operation that the engine was asked for. */
export function engineFailure(
  prepared: PreparedInput,
  { code, start, end }: LogicError,
  use: LogicUse = "minimise",
  budget: Budget = budgets.page,
): Failure {
  const message = quotedSentence(code, prepared.text.slice(start, end), budget, use);
  return { message, code, span: typedSpan(prepared, start, end) };
}

export function edgeFailure(prepared: PreparedInput, { message, code, position }: EdgeRefusal): Failure {
  const span = position === undefined ? null : characterSpan(prepared, position);
  return { message, code: code ?? null, span };
}

/** Maps a span of the sent text to the typed text. */
export function typedSpan(prepared: PreparedInput, start: number, end: number): Span {
  const typedStart = prepared.toTyped(start);
  // The end is that of the last character: before the next character there may be spaces, which are no part of the
  // span.
  return { start: typedStart, end: end > start ? prepared.toTyped(end - 1) + 1 : typedStart };
}

/** The span of the character at a position of the sent text; empty at the end of the text. */
function characterSpan(prepared: PreparedInput, start: number): Span {
  const width = (prepared.text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
  return typedSpan(prepared, start, start < prepared.text.length ? start + width : start);
}
