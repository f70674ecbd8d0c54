// The sentences beside options and answers of lessons 05 to 11, and how the numbers and expressions in them are worked out.

import type { Question } from "#learn/core/data.ts";
import { consensus } from "#learn/practice/core/growth.ts";
import { productTree } from "#learn/practice/core/literals.ts";
import { typedText } from "#notation/core/typed-text.ts";
import { crateDifference } from "#support/logic/crate-values.ts";
import {
  abc,
  abcd,
  expressionIn,
  mathsIn,
  namesOf,
  ones,
  productsOf,
  questions,
  rowsIn,
} from "./question-words.ts";

/** A sentence, and what it stands beside. */
export interface Sentence {
  /** Lesson and question. */
  readonly key: string;
  readonly says: string;
  readonly ask: string;
  /** The option's text, or the answer. */
  readonly text: string;
  /** The expression in it. */
  readonly of: string;
}

/** Whether a statement holds; `groups` are what its words capture. */
export type Holds = (about: Sentence, ...groups: string[]) => boolean;

/** The words of a statement, found anywhere in a sentence, and whether it holds. */
export type Statement = readonly [words: RegExp, holds: Holds];

export const sentences: readonly Sentence[] = questions.flatMap(({ key, value }) => {
  const { ask } = value;
  const answer = answerOf(value);
  const reason = "because" in value ? value.because : undefined;
  const reasons = reason === undefined ? [] : [{ key, ask, says: reason, text: answer, of: answer }];
  if (value.kind !== "choice") return reasons;
  return value.options.map(({ text, says }) => ({ key, ask, says, text, of: expressionIn(text) }));
});

/** The typed answer, or the option that is equal to what is asked about; empty for other questions. */
function answerOf(value: Question): string {
  if (value.kind === "expression") return value.answer;
  return value.kind === "equal" ? (value.options.find((option) => isEqual(option, value.to)) ?? "") : "";
}

/** "Two" is 2. */
export const count = (word: string) =>
  ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight"].indexOf(word.toLowerCase());

/** The variables of a question: two or four where it is about so many. */
export const namesFor = ({ key, ask }: Sentence) => {
  if (/^(?:05 (?:which|free)|10 which)/.test(key)) return ["A", "B"];
  return /^(?:06 (?:edge|dash|only)|09 superfluous)/.test(key) ? abcd : namesOf(ask);
};

export const bitOf = (row: number, name: string, names: readonly string[] = abc) =>
  (row >> (names.length - 1 - names.indexOf(name))) & 1;

export const valueAt = (text: string, row: number, names: readonly string[]) =>
  ones(text, names).includes(row) ? 1 : 0;

/** The expression with the values of a row of A, B and C in the places of its variables. */
export const putIn = (text: string, row: number) =>
  text.replaceAll(/([A-C])('?)/g, (_, name: string, bar: string) =>
    String(bitOf(row, name) ^ (bar === "" ? 0 : 1)),
  );

/** In how many places two strings of digits differ. */
export const distance = (one: string, other: string) =>
  [...one].filter((digit, at) => digit !== other[at]).length;

export const literalsOf = (text: string): readonly string[] => text.match(/[A-D]'?/g) ?? [];

export function isEqual(one: string, other: string): boolean {
  return crateDifference(one, other) === null;
}

/** Whether both are equal where variables have these values: `where` is such as "{A = 1} and {C = 1}". */
export const isEqualWhere = (where: string, one: string, other: string) => {
  const values = mathsIn(where).map((each) => (each.endsWith("1") ? each.charAt(0) : `${each.charAt(0)}'`));
  return isEqual(`(${one}).${values.join(".")}`, `(${other}).${values.join(".")}`);
};

/** The terms of the sum in question but for the one that the sentence is about. */
export const otherTerms = ({ ask, of }: Sentence) =>
  expressionIn(ask)
    .split("+")
    .filter((term) => term !== of);

/** Empty where the two products have none. */
export const consensusOf = ([one = "", other = ""]: readonly string[]) => {
  const [first, second] = productsOf(`${one}+${other}`);
  const product = first && second && consensus(first, second);
  return product ? typedText(productTree(product)) : "";
};

/** The digits of a number that is asked for. */
export const digitsAsked = ({ key }: Sentence) => {
  const value = questions.find((each) => each.key === key)?.value;
  return value?.kind === "count" && "digits" in value.of ? value.of : { digits: "", base: 2 };
};

/** What a gate of two inputs computes, by its name. */
export const gates: Readonly<Record<string, string>> = {
  OR: "A+B",
  NOR: "(A+B)'",
  AND: "A.B",
  NAND: "(A.B)'",
  XOR: "A^B",
};

/** The last row that a question names. */
export const rowAsked = ({ ask }: Sentence) => rowsIn(ask.slice(ask.lastIndexOf(" row ")))[0] ?? -1;
