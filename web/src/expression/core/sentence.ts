// The sentence about what is wrong with a text: with the position of what is wrong, and cut into words and code. Pure.

/** The end of the first sentence; what is quoted belongs to no sentence, and a sign stands behind a space. */
const firstStop = /^((?:“[^”]*”|[^“])*?)(?<=\S)\.(?=\s|$)/;

/** Says where: the position, such as `(position 3)`, comes before the full stop of the first sentence. */
export function withPosition(sentence: string, position: string): string {
  const found = firstStop.exec(sentence);
  if (!found) return `${sentence} ${position}`;
  return `${found[1]} ${position}${sentence.slice((found[1] ?? "").length)}`;
}

/**
 * What is written in the notation: what is quoted, a sign alone (`+`), a variable with its number (`x1`), and what has a
 * sign but is no word of English (`A.B`, `(A.B)'`, `!A`).
 */
const code =
  /“(.+?)”|(?<=^|\s)([A-Za-z]\d+|[.+^'()]|(?:(?![A-Za-z]{2})\S)*?(?:['!→↔]|[.+^](?=[\w(]))(?:(?![A-Za-z]{2})\S)*?)(?=[,.:;]*(?:\s|$))/;

/** Words and code in turn, words first; code without its quotes. */
export function sentencePieces(sentence: string): readonly string[] {
  return sentence.split(code).filter((piece: string | undefined) => piece !== undefined);
}
