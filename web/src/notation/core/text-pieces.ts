// Cuts a plain text into short pieces that are marked whole or not at all. Pure.

import type { Range } from "./marks.ts";

export interface TextPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

const pieceCharsMax = 100;

/** @param ranges ascending, without overlaps. */
export function textPieces(text: string, ranges: readonly Range[]): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  const takeTo = (end: number, isMarked: boolean) => {
    for (; at < end; at += pieceCharsMax)
      pieces.push({ text: text.slice(at, Math.min(end, at + pieceCharsMax)), isMarked });
    at = end;
  };
  for (const [start, end] of ranges) {
    takeTo(start, false);
    takeTo(end, true);
  }
  takeTo(text.length, false);
  return pieces;
}
