// How a text is read: the line under a field, corrections, positions.

import { counted, number } from "./numbers.ts";

const listedMax = 8;

/** "A, B, C, D"; the first and the last of many. */
function listed(variables: readonly string[]): string {
  if (variables.length <= listedMax) return variables.join(", ");
  return `${counted(variables.length, "variable", "variables")}, ${variables[0]} to ${variables.at(-1)}`;
}

export const readingTexts = {
  clearInput: "Clear input",
  position: (oneBased: number) => `(position ${number.format(oneBased)})`,
  positionIn: (field: string, oneBased: number) => `(${field}, position ${number.format(oneBased)})`,
  howToWrite: "A' is NOT A, A.B or AB is AND, A+B is OR, A^B is XOR.",
  howToWriteNumbers: "Numbers of rows, with spaces or commas between them.",
  readAs: "Read as",
  readMinTerms: (count: number, variables: readonly string[]) =>
    `${counted(count, "min term", "min terms")} of ${listed(variables)}`,
  readDontCares: (count: number) => counted(count, "don't-care", "don't-cares"),
  fixWrite: "Write",
  becomes: "becomes",
  takeNotation: "Use this",
  tableOf: (inputs: number, outputs: number) =>
    `A table of ${counted(inputs, "input", "inputs")}, ${counted(outputs, "output", "outputs")}.`,
  takeTable: "Use it",
  minTermsOf: (minTerms: string, dontCares: string | undefined, variables: readonly string[]) =>
    `min terms ${minTerms}${dontCares === undefined ? "" : `, don't-cares ${dontCares}`} of ${listed(variables)}`,
  leftOut: (words: string) => `“${words}” is left out`,
  undecidedOrder: (first: string, second: string) =>
    `Languages differ in whether ${first} or ${second} comes first. Write brackets to say it.`,
  undecidedComplement: (operator: string) =>
    `${operator} beside another operator needs brackets. Write them around the two operands of ${operator}.`,
  undecidedEquation:
    "Does = define a function, or say that both sides are equal? Write the right side alone, or == for the second.",
  undecidedComparison:
    "Does <= assign a value, or compare two? Write the right side alone, or end an assignment with a semicolon.",
  undecidedChoice: "Write “if A then B else C” as A.B+A'.C.",
  rowTooLarge: (row: number, variables: number) =>
    `Row ${number.format(row)} is too large: ${counted(variables, "variable has", "variables have")} the rows 0 to ${number.format(2 ** variables - 1)}.`,
  variables: "Variables",
  variablesHint: "4, or w, x, y, z",
  clearVariables: "Clear variables",
  variablesHow: (max: number) => `Write how many variables there are, from 1 to ${max}, or their names.`,
  notAName: (item: string, max: number) =>
    `“${item}” is no name of a variable. Write a number from 1 to ${max}, or names like w, x, y, z.`,
  nameTwice: (name: string) => `${name} is there twice. Give each variable a name of its own.`,
  /** Before the text that is brought back. */
  undoReading: "Undo:",
  readAsNotation: (text: string) => `Read as ${text}`,
  fixRemove: "Remove this",
  fixClose: "Add",
  twoCases: (upper: string, lower: string) => `${upper} and ${lower} are two variables`,
  wholeSentence: "Show the whole sentence",
} as const;
