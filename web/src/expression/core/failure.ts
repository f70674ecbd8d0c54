// Why an input could not be simplified, with its place counted in what was typed.

import type { PreparedInput } from "#contract/input.ts";

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

/** A span of the text that was sent, as a place of the text that was typed. */
export function typedPlace(prepared: PreparedInput, start: number, end: number): Place {
  const typedStart = prepared.toTyped(start);
  // The end is that of the last character: the next one may stand behind spaces.
  return { start: typedStart, end: end > start ? prepared.toTyped(end - 1) + 1 : typedStart };
}

/** Where the API gives only a start: the one character there, or the place itself at the end of the text. */
export function characterPlace(prepared: PreparedInput, start: number): Place {
  const width = (prepared.text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
  return typedPlace(prepared, start, start < prepared.text.length ? start + width : start);
}
