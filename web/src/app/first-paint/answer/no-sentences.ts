// The script of the early answer draws no failure, so it has no sentences for them. The build takes this file for the
// contract's sentences.

export const inputSentences: Readonly<Record<string, string>> = {};

export function sentenceFor(): string {
  return "";
}
