// The panel in which a visitor's own steps are checked, and the hints for the next step.

import { counted, number } from "./numbers.ts";

const inWords: Readonly<Record<number, string>> = { 2: "two", 3: "three", 4: "four", 5: "five", 6: "six" };

export const ownSteps = {
  lead: "Write your own steps, a line for each. Each line must be equal to the line before. You can paste many lines.",
  begin: "Start",
  lines: "Your lines",
  hint: "Next line",
  clear: "Clear the line",
  checking: "Checking …",
  failed: "Your steps could not be checked",
  /** Names of laws, such as "De Morgan, then Complement". */
  inTurn: (laws: readonly string[]) => laws.join(", then "),
  /** One law that is used in several places of a line. */
  inPlaces: (law: string, places: number) => `${law} in ${number.format(places)} places`,
  laws: (count: number, laws: string) => `Right, by ${inWords[count] ?? number.format(count)} laws: ${laws}.`,
  eachStep: (count: number) => `Show the ${number.format(count)} steps`,
  /** Below what is said of a line itself: a line before it is wrong. */
  rightAfter: (line: number) => `Right, but line ${number.format(line)} is wrong.`,
  equalToStart: (line: number) => `Equal to the beginning; the mistake is in line ${number.format(line)}.`,
  same: "The same as the line before: only order or brackets differ.",
  equal: "Right value, but I can't name the laws. Write a line in between.",
  different: (row: number, values: string, value: 0 | 1) =>
    values === ""
      ? `Not equal: this line is ${value}, the line before is ${1 - value}.`
      : `Not equal: in row ${row} (${values}) this line is ${value}, the line before is ${1 - value}.`,
  minimal: "Done: this is minimal.",
  asSmall: "Your last line is as small as the smallest sum found, which is not proved minimal.",
  notSum: (terms: number, literals: number) =>
    `The last line is no sum of products yet. The minimum has ${size(terms, literals)}.`,
  longer: (terms: number, literals: number, enough: string) =>
    `The last line has ${size(terms, literals)}; ${enough} are enough.`,
  size,
  /** By the names of the contract. Each says what the law is. */
  mistakes: {
    barCutSignKept: "If you split the bar, AND becomes OR and OR becomes AND.",
    barsLost: "De Morgan puts a bar over each operand.",
    oneBarOnly: "De Morgan puts a bar over each operand, not over one alone.",
    doubleBarAsOne: "Two bars cancel: none is left.",
    complementSwapped: "X.X' is 0, and X+X' is 1.",
    idempotentAsConstant: "X+X is X, and so is X.X: these are no numbers.",
    annulmentAsIdentity: "X+1 is 1, and X.0 is 0.",
    identityAsAnnulment: "X+0 is X, and so is X.1.",
    distributedOnce: "Multiply X by every term in the brackets.",
    distributedWrongSign: "In X.(Y+Z) the sign in the brackets stays between the products.",
    factorLost: "A common factor is taken out, and stays before the brackets.",
    wrongTermAbsorbed: "X+X.Y is X: the longer term goes.",
    complementAbsorbed: "X+X'.Y is X+Y: only the complement goes.",
    termsAsComplements: "X'.Y' is not the complement of X.Y.",
    xorAsXnor: "X^Y is X.Y'+X'.Y: it is 1 where the two differ.",
    xorAsOr: "X^Y is 0 where both are 1.",
  },
} as const;

function size(terms: number, literals: number): string {
  return `${counted(terms, "term", "terms")} and ${counted(literals, "literal", "literals")}`;
}

/** The next step of a visitor's own derivation. */
export const nextStepTexts = {
  hint: "Hint",
  /** Labels of the button once the step before was told. */
  more: { place: "Show the place", line: "Show the line" },
  finish: "Finish it for me",
  asking: "Looking for the next step …",
  failed: "The next step could not be loaded",
  /** 0 is the expression that is derived from. */
  from: (line: number) => (line === 0 ? "From the beginning" : `From your line ${line}`),
  law: (place: string, law: string) => `${place}, the next law is: ${law}.`,
  place: "The place of the next step",
  rest: (place: string, steps: number) =>
    `${place}, ${counted(steps, "step leads", "steps lead")} to the minimum:`,
  done: (place: string) => `${place} there is nothing left to do: it is a minimum sum of products.`,
  take: "Take it as my next line",
  takeAll: "Use these lines",
} as const;
