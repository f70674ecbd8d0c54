// Reads the marks of a text of the data: `{A.B}` is mathematics, `[words|term]` and `[term]` link to a definition. Pure.

import type { MarkedText } from "./data.ts";

export type MarkedPiece =
  | { readonly kind: "words"; readonly text: string }
  /** An expression or a chain of `=` and `≠` between expressions. */
  | { readonly kind: "maths"; readonly text: string }
  | { readonly kind: "term"; readonly words: string; readonly term: string };

/** A mark with nothing that could open another inside. */
const mark = /\{([^{}[\]]+)\}|\[([^{}[\]|]+)(?:\|([^{}[\]|]+))?\]/g;

/** Throws for a bracket without its partner: texts of lessons are checked by tests. */
export function piecesOf(text: MarkedText): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const found of text.matchAll(mark)) {
    pieces.push(...wordsOf(text.slice(end, found.index), text));
    const [whole, maths, words = "", term = words] = found;
    pieces.push(maths === undefined ? { kind: "term", words, term } : { kind: "maths", text: maths });
    end = found.index + whole.length;
  }
  return [...pieces, ...wordsOf(text.slice(end), text)];
}

function wordsOf(text: string, whole: MarkedText): readonly MarkedPiece[] {
  if (/[{}[\]]/.test(text)) throw new Error(`A mark of "${whole}" has no end or no start.`);
  return text === "" ? [] : [{ kind: "words", text }];
}

/** Without the marks, as it is read aloud in one piece. */
export function plainText(text: MarkedText): string {
  return piecesOf(text)
    .map((piece) => (piece.kind === "term" ? piece.words : piece.text))
    .join("");
}
