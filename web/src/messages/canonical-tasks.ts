// The texts of the practice "Canonical forms". Text in braces is typeset.

import { counted } from "./numbers.ts";

type List = "Σm" | "ΠM";
type Of = "F" | "F'";

const termOf = { Σm: "min term", ΠM: "max term" } as const;

export const canonicalTexts = {
  practice: "Task: canonical forms",
  table: "The table of {F}",
  expression: (text: string) => `{F = ${text}}`,
  given: (list: List, rows: readonly number[], names: readonly string[]) =>
    `The variables are {${names.join("}, {")}}, and {F} is ${list}(${rows.join(", ")}).`,
  ask: (list: List, of: Of) => `Write the row numbers: {${of}} is ${list}(…).`,
  field: "Row numbers",
  empty: "Write the row numbers first.",
  unreadable: "Write row numbers with commas between them, such as 0,2,3.",
  outside: (row: number, last: number) => `There is no row ${row}. The last row is row ${last}.`,
  extra: (row: number, of: Of, value: 0 | 1) => `Row ${row} does not belong: {${of} = ${value}} there.`,
  missing: (row: number, of: Of, value: 0 | 1) => `Row ${row} is missing: {${of} = ${value}} there.`,
  right: (of: Of, list: List, rows: readonly number[]) => `{${of}} is ${list}(${rows.join(", ")}).`,
  answer: (of: Of, list: List, rows: readonly number[]) =>
    `The answer: {${of}} is ${list}(${rows.join(", ")}).`,
  hintRule: (list: List, of: Of) =>
    list === "Σm" ? `Σm has the rows in which {${of}} is 1.` : `ΠM has the rows in which {${of}} is 0.`,
  hintCount: (count: number) => `The list has ${counted(count, "row", "rows")}.`,
  hintFirst: (row: number, term: string, list: List) =>
    `The first one is row ${row}. Its ${termOf[list]} is {${term}}.`,
} as const;
