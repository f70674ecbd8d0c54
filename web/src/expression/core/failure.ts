// What is wrong with a text that was typed: the sentence, and the span of it in what was typed. Pure.

import { budgets } from "#contract/budgets.ts";
import type { LogicError } from "#contract/generated/logic-types.ts";
import type { PreparedInput } from "#contract/input.ts";
import { sentenceFor, type LogicUse } from "#contract/sentences.ts";

/** UTF-16 units of the typed text, from 0; `end` exclusive, equal to `start` for a place between characters. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export interface Failure {
  /** The sentence of the engine, of the server, or of the client. */
  readonly message: string;
  readonly code: string | null;
  readonly place: Place | null;
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
  return { message: sentenceFor(code, budgets.page, use), code, place: typedPlace(prepared, start, end) };
}

export function edgeFailure(prepared: PreparedInput, { message, code, position }: EdgeRefusal): Failure {
  const place = position === undefined ? null : characterPlace(prepared, position);
  return { message, code: code ?? null, place };
}

/** A span of the text that was sent, as a place of the text that was typed. */
export function typedPlace(prepared: PreparedInput, start: number, end: number): Place {
  const typedStart = prepared.toTyped(start);
  // The end is that of the last character: the next one may stand behind spaces.
  return { start: typedStart, end: end > start ? prepared.toTyped(end - 1) + 1 : typedStart };
}

/** Where the API gives only a start: the one character there, or the place itself at the end of the text. */
function characterPlace(prepared: PreparedInput, start: number): Place {
  const width = (prepared.text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
  return typedPlace(prepared, start, start < prepared.text.length ? start + width : start);
}
