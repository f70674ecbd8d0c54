// Cuts the question of an item that is one line of a list. Pure.

/** The longest expression or list, in characters: more than a line holds. A longer expression is not typeset. */
const questionCharsMax = 200;

export function cutQuestion(text: string): string {
  return text.length > questionCharsMax ? `${text.slice(0, questionCharsMax)}…` : text;
}
