// Texts in an answer of the Simplifier.

import { number } from "./numbers.ts";

export const answerTexts = {
  closeAnswer: "Close answer",
  goToResult: "Go to the result",
  product: "Product",
  more: "More",
  primesCaption: "Prime implicants with the min terms they cover",
  workingOut: "Finding the minimal product of sums",
  none: "None",
  essential: "essential",
  inResult: "in the result",
  equalMinima: (count: number) => `One of ${number.format(count)} minimal forms`,
  otherMinima: (count: number) =>
    count === 1 ? "Show the other one" : `Show the other ${number.format(count)}`,
  firstOfOtherMinima: (shown: number, total: number) =>
    `Show ${number.format(shown)} of the other ${number.format(total)}`,
  otherMinimaName: "Other minimal forms",
  otherMinimum: (index: number) => `other minimal form ${number.format(index)}`,
  allPrimes: (count: number) => `All ${number.format(count)} prime implicants`,
  listedOf: (listed: number, total: number) =>
    `The first ${number.format(listed)} of ${number.format(total)} min terms are listed.`,
  primesOfAnswer: (listed: number, total: number) =>
    `There are ${number.format(total)} prime implicants. Only the ${number.format(listed)} used in the answer are listed.`,
} as const;
