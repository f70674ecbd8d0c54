// How much of a question is drawn and spoken where an item is one line of a list. Pure.

/** Of an expression or a list, in characters: more than a line holds. A longer expression is not typeset. */
export const questionCharsMax = 200;

export function cutQuestion(text: string): string {
  return text.length > questionCharsMax ? `${text.slice(0, questionCharsMax)}…` : text;
}
