// The sentence, with its position, for a text that is not a number.

import { readingTexts } from "#messages/expression.ts";
import { numberTexts } from "#messages/number-systems.ts";
import { withPosition } from "#notation/core/sentence.ts";
import type { Span } from "#notation/core/span.ts";
import { digitsMax, type WrongKind } from "#numbers/core/read-number.ts";

export function wrongSentence(wrong: WrongKind, { start }: Span): string {
  return withPosition(sentenceOf(wrong), readingTexts.position(start + 1));
}

function sentenceOf(wrong: WrongKind): string {
  switch (wrong.kind) {
    case "sign":
      return numberTexts.numberSign;
    case "comma":
      return numberTexts.numberComma;
    case "secondPoint":
      return numberTexts.numberSecondPoint;
    case "notDigit":
      return numberTexts.numberNotDigit(wrong.character, wrong.baseMax, digitRange(wrong.baseMax));
    case "tooLong":
      return numberTexts.numberTooLong(digitsMax);
    case "unfinished":
      return numberTexts.numberUnfinished;
  }
}

/** The largest base is never below 16. */
function digitRange(base: number): string {
  return `0 to 9 and A to ${String.fromCharCode("A".charCodeAt(0) + base - 11)}`;
}
