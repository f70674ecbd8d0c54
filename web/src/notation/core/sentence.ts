// The sentence about an error in a text: with the error's position, and cut into words and code. Pure.

/**
 * The end of the first sentence. A full stop inside a quotation ends no sentence, nor does the sign `.` after a
 * space.
 */
const firstStop = /^((?:“[^”]*”|[^“])*?)(?<=\S)\.(?=\s|$)/;

/** Inserts the position, for example `(position 3)`, before the full stop of the first sentence. */
export function withPosition(sentence: string, position: string): string {
  const found = firstStop.exec(sentence);
  if (!found) return `${sentence} ${position}`;
  return `${found[1]} ${position}${sentence.slice((found[1] ?? "").length)}`;
}

/**
 * A piece of notation: a quotation, a sign alone (`+`), a variable with its number (`x1`), or characters with a sign
 * that are no English word (`A.B`, `(A.B)'`, `!A`).
 */
const code =
  /“(.+?)”|(?<=^|\s)([A-Za-z]\d+|[.+^'()]|(?:(?![A-Za-z]{2})\S)*?(?:['!→↔]|[.+^](?=[\w(]))(?:(?![A-Za-z]{2})\S)*?)(?=[,.:;]*(?:\s|$))/;

/** Words and code in turn, words first; code without its quotes. */
export function sentencePieces(sentence: string): readonly string[] {
  return sentence.split(code).filter((piece: string | undefined) => piece !== undefined);
}
