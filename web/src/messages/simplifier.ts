// The screen Simplifier: its form, the help about input, what is read aloud, its answer.

import { formTexts } from "./forms.ts";
import { counted, number } from "./numbers.ts";

/** The form, the help about input, and what is read aloud. */
export const simplifierTexts = {
  fieldHint: "Enter an expression or min terms",
  dontCares: "Don't-cares",
  dontCaresHint: "Rows that may be 0 or 1",
  clearDontCares: "Clear don't-cares",
  modeLabel: "Input type",
  inputCleared: "Input cleared",
  simplifying: "Simplifying",
  simplifyingOf: (variables: number) =>
    `Simplifying a function of ${counted(variables, "variable", "variables")}`,
  answerClosed: "Answer closed",
  helpTitle: "How to write input",
  helpOperators: "Operators, highest precedence first. Use brackets to group.",
  helpMinTerms: "Numbers separated by commas or spaces.",
  helpDontCares: "Enter rows that may be 0 or 1 in the don't-cares field.",
  helpNot: "NOT, after the operand",
  helpAnd: "AND, also written AB",
  helpXor: "XOR",
  helpOr: "OR",
  spokenAnswer: (expression: string, proof: string, size: string) =>
    `Answer: ${expression}, ${proof}, ${size}`,
  spokenLongAnswer: (proof: string, size: string) => `Answer: ${proof}, ${size}`,
  spokenProved: "minimal, proved",
} as const;

/** The answer. */
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

/** The Karnaugh map of an answer; the texts on the map itself are in karnaugh-map.ts. */
export const answerMap = {
  name: "Karnaugh map",
  button: "Map",
  showOther: (index: number) => `Show other minimal form ${formTexts.number(index)} on the map`,
} as const;
