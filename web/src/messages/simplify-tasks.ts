// The texts of the practice "Simplify", in lesson 03.

import { counted } from "./numbers.ts";

export const simplifyTexts = {
  label: "Task to simplify",
  /** The text in brackets is a link to the definition. */
  task: "Write this expression [as short as you can].",
  mode: "How to answer",
  answer: "Simplify",
  derivation: "Own derivation",
  hints: "Hints",
  minimum: "A smallest sum of products:",
} as const;

/** Expressions are in braces, which mark them for typesetting. */
export const hintTexts = {
  size: (terms: number, literals: number) =>
    `The smallest sum of products has ${counted(terms, "term", "terms")} and ${counted(literals, "literal", "literals")}.`,
  canGo: (term: string) =>
    `The term ${term} can be left out: the rest of the sum covers it. In each row where the term is 1, the rest is 1 too.`,
  factorCanGo: (factor: string) =>
    `The factor ${factor} can be left out: in each row where the rest of the product is 1, the factor is 1 too.`,
  canGoFrom: (operand: string, of: string, left: string) =>
    `In ${of} you can leave out ${operand}: ${left} is enough.`,
  deMorganFirst: (part: string) => `Nothing can be left out yet. First use De Morgan on ${part}.`,
  xorFirst: (part: string) => `Nothing can be left out yet. First write ${part} with AND, OR and NOT.`,
  multiplyFirst: "Nothing can be left out yet. First multiply out the brackets.",
  term: (term: string) => `One term of the minimum is ${term}.`,
  literal: (literal: string) => `The minimum is one product, and ${literal} is in it.`,
  variable: (variable: string) => `The minimum is one literal, of the variable ${variable}.`,
} as const;

export const derivationTexts = {
  lead: "Write one line for each step. Each line must be equal to the line before, and the first line to the task.",
  thisLine: "this line",
  lineBefore: "the line before",
  bySeveral: "Right, by several laws.",
  allRight: "All lines are right so far.",
  notRight: (number: number) =>
    `Line ${number} is not right yet.${number > 1 ? " The lines before it stay." : ""}`,
  done: (number: number, said: string) => `Your derivation is complete with line ${number}. ${said}`,
} as const;
