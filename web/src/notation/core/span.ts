// A span of characters in a text. Pure.

/** UTF-16 units from 0; `end` exclusive, equal to `start` for a span between characters. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
