// The verdicts on the steps of the tutorial without cells, in which the reader chooses, types or puts in order. Pure.

import type { MarkedText } from "#learn/core/data.ts";
import { subject, subjectMinTerms, subjectTable } from "../../core/subject.ts";

export interface StepVerdict {
  readonly isRight: boolean;
  /** Why the answer is wrong, or why it is right; never empty. */
  readonly says: readonly MarkedText[];
}

const { names, rows } = subjectTable;

function verdict(wrong: readonly MarkedText[], right: MarkedText): StepVerdict {
  return wrong.length > 0 ? { isRight: false, says: wrong } : { isRight: true, says: [right] };
}

/** The options of step 1. `isNot` says why an option is no variable; variables do not have it. */
export const variableOptions: readonly { readonly text: string; readonly isNot?: MarkedText }[] = [
  { text: "A" },
  { text: "B" },
  { text: "B'", isNot: "{B'} is not a variable. Its value follows from {B}." },
  { text: "C" },
  { text: "A+B'", isNot: "{A+B'} is not a variable. Its value follows from {A} and {B}." },
  { text: "F", isNot: "{F} is not an input. It is the name of the output." },
];

/** @param chosen texts of `variableOptions`. */
export function judgeVariables(chosen: readonly string[]): StepVerdict {
  if (chosen.length === 0) return verdict(["Choose the variables first."], "");
  const wrong = variableOptions.flatMap(({ text, isNot }) => (isNot && chosen.includes(text) ? [isNot] : []));
  const isMissing = names.some((name) => !chosen.includes(name));
  return verdict(
    [...wrong, ...(isMissing ? [`A variable is missing. Look at each letter of {${subject}}.`] : [])],
    "{A}, {B} and {C}: three input columns.",
  );
}

export function judgeRowCount(text: string): StepVerdict {
  const typed = text.trim();
  if (typed === "") return verdict(["Write a number first."], "");
  if (!/^\d+$/.test(typed)) return verdict(["Write a number in digits, such as 4."], "");
  const isRight = Number(typed) === rows.length;
  return verdict(
    isRight ? [] : ["One variable has 2 rows. A second variable doubles them to 4. Double once more."],
    "2·2·2 = 8 rows, numbered from 0 to 7.",
  );
}

/** @param placed the number of the row in each slot; null for an empty slot. */
export function judgeOrder(placed: readonly (number | null)[]): StepVerdict {
  const empty = placed.filter((row) => row === null).length;
  const misplaced = placed.flatMap((row, slot) => (row !== null && row !== slot ? [row] : []));
  return verdict(
    [
      ...misplaced.map((row) => `${digitsOf(row)} counts ${countedOf(row)}, so it is row ${row}.`),
      ...(empty === 0 ? [] : [empty === 1 ? "1 row is empty." : `${empty} rows are empty.`]),
    ],
    "Each row stands once, from 0 to 7.",
  );
}

/** The values of a row one after the other: `1 0 1`. */
export function digitsOf(row: number): string {
  return names.map((name) => rows[row]?.[name] ?? 0).join(" ");
}

/** `4 + 0 + 1 = 5`. */
function countedOf(row: number): string {
  const weights = names.map((name, at) => (rows[row]?.[name] ?? 0) * 2 ** (names.length - 1 - at));
  return `${weights.join(" + ")} = ${row}`;
}

/** Takes `1,5,7`, with spaces, in any order, alone or in `Σm( )` or `m( )`. */
export function judgeMinTerms(text: string): StepVerdict {
  const typed = text.trim();
  if (typed === "") return verdict(["Write the row numbers first."], "");
  const [, listed] = /^(?:[Σ∑]?\s*m\s*\()?([\d\s,]+)\)?$/.exec(typed) ?? [];
  if (listed === undefined)
    return verdict(["Write row numbers with commas between them, such as 0,2,3."], "");
  const numbers = new Set(
    listed
      .split(/[\s,]+/)
      .filter((number) => number !== "")
      .map(Number),
  );
  const outside = [...numbers].filter((number) => number >= rows.length);
  const extra = [...numbers].filter((number) => number < rows.length && !subjectMinTerms.includes(number));
  const missing = subjectMinTerms.filter((number) => !numbers.has(number));
  return verdict(
    [
      ...outside.map((number) => `There is no row ${number}. The last row is row ${rows.length - 1}.`),
      ...extra.map((number) => `Row ${number} does not belong: {F = 0} there.`),
      ...missing.map((number) => `Row ${number} is missing: {F = 1} there.`),
    ],
    `F = Σm(${subjectMinTerms.join(", ")}).`,
  );
}
