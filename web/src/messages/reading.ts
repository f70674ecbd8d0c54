// How a text is read: the line under a field, corrections, positions.

import { counted, number } from "./numbers.ts";

export const readingTexts = {
  clearInput: "Clear input",
  position: (oneBased: number) => `(position ${number.format(oneBased)})`,
  positionIn: (field: string, oneBased: number) => `(${field}, position ${number.format(oneBased)})`,
  readAs: "Read as",
  readMinTerms: (count: number, variables: readonly string[]) =>
    `${counted(count, "min term", "min terms")} of ${counted(variables.length, "variable", "variables")}, ${variables.length > 1 ? `${variables[0]} to ${variables.at(-1)}` : variables[0]}`,
  readDontCares: (count: number) => counted(count, "don't-care", "don't-cares"),
  fixWrite: "Write",
  becomes: "becomes",
  takeNotation: "Use this",
  minTermsAnd: (minTerms: string, dontCares: string | undefined) =>
    dontCares === undefined ? `min terms ${minTerms}` : `min terms ${minTerms}, don't-cares ${dontCares}`,
  readAsNotation: (text: string) => `Read as ${text}`,
  fixRemove: "Remove this",
  fixClose: "Add",
  twoCases: (upper: string, lower: string) => `${upper} and ${lower} are two variables`,
  wholeSentence: "Show the whole sentence",
} as const;
