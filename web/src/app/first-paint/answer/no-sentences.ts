// The script of the early answer draws no failure, so it has no sentences for them. The build replaces the contract's
// sentences by this file.

export const inputSentences: Readonly<Record<string, string>> = {};

export function sentenceFor(): string {
  return "";
}
