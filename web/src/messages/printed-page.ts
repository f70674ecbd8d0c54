// The texts in the head and the foot of a printed page. They are fetched after the screen; the counts of printed
// lists are fetched with the answers.

import { number } from "./numbers.ts";

export const printedPage = {
  characters: (count: number) => `(${number.format(count)} characters)`,
  noAddress: "The input is too long for an address.",
  addressAbove: "The address is on the first sheet.",
} as const;
