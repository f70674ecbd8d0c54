// Cuts the sentence of a step into words and the expressions that it names. Pure.

import { fromExpression } from "#notation/core/from-expression.ts";
import type { Expression } from "#notation/core/tree.ts";
import { toSpoken } from "#notation/core/written.ts";

export type SentencePiece = string | Expression;

/** An expression between words: it has a variable or a sign, and no two adjacent letters, as an English word has. */
const named = /(?<=^|\s)(?=\S*[A-Za-z'+^]|\S*\.[\w(])((?:(?![A-Za-z]{2})[\w.+^'()])+?)(?=[,.:;]*(?:\s|$))/;

/** An expression that cannot be parsed stays a piece of text. */
export function sentencePieces(sentence: string): readonly SentencePiece[] {
  return sentence
    .split(named)
    .map((piece, at) => (at % 2 === 1 ? (fromExpression(piece) ?? piece) : piece))
    .filter((piece) => piece !== "");
}

/** The sentence as it is read aloud. */
export function spokenSentence(sentence: string): string {
  return sentencePieces(sentence)
    .map((piece) => (typeof piece === "string" ? piece : toSpoken(piece)))
    .join("");
}
