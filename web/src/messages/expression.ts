// Expressions on any screen: their field and how its text is read, keys, links to other tools, the lines of a derivation.

import type { GivenName } from "#contract/generated/logic-types.ts";
import { counted, number } from "./numbers.ts";

const listedMax = 8;

/** "A, B, C, D"; the first and the last of many. */
function namesOrCount(variables: readonly string[]): string {
  if (variables.length <= listedMax) return variables.join(", ");
  return `${counted(variables.length, "variable", "variables")}, ${variables[0]} to ${variables.at(-1)}`;
}

/** How a text is read: the line under a field, corrections, positions. */
export const readingTexts = {
  fieldLabel: "Expression or min terms",
  clearInput: "Clear input",
  position: (oneBased: number) => `(position ${number.format(oneBased)})`,
  positionIn: (field: string, oneBased: number) => `(${field}, position ${number.format(oneBased)})`,
  howToWrite: "A' is NOT A, A.B or AB is AND, A+B is OR, A^B is XOR.",
  howToWriteNumbers: "Numbers of rows, with spaces or commas between them.",
  readAs: "Read as",
  readingOf: (field: string) => `Read as, ${field}`,
  readMinTerms: (count: number, variables: readonly string[]) =>
    `${counted(count, "min term", "min terms")} of ${namesOrCount(variables)}`,
  readDontCares: (count: number) => counted(count, "don't-care", "don't-cares"),
  fixWrite: "Write",
  becomes: "becomes",
  takeNotation: "Use this",
  tableOf: (inputs: number, outputs: number) =>
    `A table of ${counted(inputs, "input", "inputs")}, ${counted(outputs, "output", "outputs")}.`,
  takeIt: "Use it",
  minTermsOf: (minTerms: string, dontCares: string | undefined, variables: readonly string[]) =>
    `min terms ${minTerms}${dontCares === undefined ? "" : `, don't-cares ${dontCares}`} of ${namesOrCount(variables)}`,
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

const shownMax = 8;

/** Words that look like names. */
export const nameTexts = {
  /** "RD and CS look like names. RD → A, CS → B", where a line breaks only between pairs. */
  looksLike: (names: readonly GivenName[]) => {
    const shown = names.slice(0, shownMax);
    const last = names.length > shownMax ? "others" : shown.pop()?.name;
    const words = [shown.map(({ name }) => name).join(", "), last].filter(Boolean).join(" and ");
    const list = names.map(({ name, variable }) => `${name}\u00a0→\u00a0${variable}`).join(", ");
    return `${words} ${names.length === 1 ? "looks like a name" : "look like names"}. ${list}`;
  },
  /** Written before the text in which each letter is a variable. */
  noNames: "No names",
  names: "Names",
  where: "where",
} as const;

/** Why an output cannot have a name. */
export const outputNameTexts = {
  form: "A letter, then letters, digits or _",
  isVariable: (name: string) => `${name} is a variable.`,
  isTaken: (name: string) => `Another output is named ${name}.`,
} as const;

/** The minimum that is shown while typing. */
export const minimumTexts = {
  minimum: "Minimum",
  already: "already minimal",
} as const;

/** The keys for expressions on touch. */
export const keyTexts = {
  symbolKeys: "Keys",
  symbolKey: new Map([
    [".", "AND"],
    ["+", "OR"],
    ["'", "NOT"],
    ["^", "XOR"],
    ["(", "open bracket"],
    [")", "close bracket"],
  ]),
  keyLeft: "Move left",
  keyRight: "Move right",
  keyErase: "Backspace",
  keySpace: "Space",
  keyEnter: "Enter",
  keySystem: "abc, keyboard of the system",
  keyOwn: "Keys for expressions",
} as const;

/** The hint that leads a new visitor to a lesson. */
export const lessonHint = {
  isNew: "New to this?",
  startWith: (lesson: string) => `Start with lesson ${lesson}.`,
} as const;

/** The menu that opens an answer in other tools. */
export const openIn = {
  /** On the button of the menu, whose entries are tools. */
  tools: "Open in",
  toolWith: (tool: string, part: string) => `${tool}: ${part}`,
  asTyped: "As typed",
  minimalForm: "minimal form",
  /** Why a tool cannot take a function. */
  noWay: (tool: string, why: string) => `${tool}: ${why}`,
  wrongCount: (count: number, least: number, most: number) =>
    `from ${least} to ${most} variables; this has ${count}.`,
  oneOutput: (outputs: number) => `one output; this has ${number.format(outputs)}.`,
  otherNames: "only variables that follow each other, such as A, B, C.",
} as const;

/** A derivation: its steps, its lines, the links to its laws. */
export const derivation = {
  rail: "Steps of the derivation",
  /** Before the number and the law, for screen readers. */
  step: "Step",
  stepsFromTo: "Steps",
  /** A law that is used several times one after the other: "Complement law, 3 times". */
  uses: (law: string, count: number) => `${law}, ${number.format(count)} times`,
  stepOf: (at: number, last: number) => `Step ${at} of ${last}`,
  lineOf: (at: number) => `Line ${at}`,
  before: "Before",
  after: "After",
  law: "Law",
  /** A link: "Absorptive law in lesson 03". */
  lawInLesson: (law: string, lesson: string) => `${law} in lesson ${lesson}`,
  afterSpoken: (spoken: string) => `After: ${spoken}`,
  back: "Back",
  next: "Next",
  line: "Line",
  wholeLine: "The whole line",
  allFactors: (count: number) => `All ${number.format(count)} factors`,
  allCharacters: (count: number) => `All ${number.format(count)} characters`,
};

/** The list of lines in which a visitor writes a derivation. */
export const lineListTexts = {
  line: (line: number) => `Line ${line}`,
  add: "Add a line",
  remove: (line: number) => `Remove line ${line}`,
  check: "Check",
  right: "right",
  wrong: "wrong",
  byLaw: (law: string) => `Right: ${law}.`,
  unsure: "not explained",
  unread: "cannot be read",
} as const;
