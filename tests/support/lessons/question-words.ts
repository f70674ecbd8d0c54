// How the words of a question of lessons 05 to 11 are read: their expressions, numbers and rows, and what the crate says of them.

import { piecesOf } from "#learn/core/marked-text.ts";
import { crateMinimum, crateTable } from "#support/logic/crate-values.ts";
import { lessonData } from "./lesson-data.ts";

export const mathsIn = (text: string) =>
  piecesOf(text).flatMap((piece) => (piece.kind === "maths" ? [piece.text] : []));
const isCompound = (maths: string) => /^[A-FS01.+^()']+$/.test(maths) && /[.+^']/.test(maths);
export const expressionIn = (text: string) => mathsIn(text).find(isCompound) ?? mathsIn(text)[0] ?? "";
/** Whole numbers outside of mathematics. */
export const numbersIn = (text: string) =>
  [...text.replaceAll(/\{[^}]*\}/g, "").matchAll(/\d+/g)].map(([digits]) => digits);
export const rowsIn = (text: string) => numbersIn(text).map(Number);
const namesIn = (text: string) => mathsIn(text).filter((maths) => /^[A-E]$/.test(maths));

/** The rows in which an expression is 1, over these variables. */
export function ones(text: string, names: readonly string[]): readonly number[] {
  const { variables, columns } = crateTable(text, names.join("+"));
  if (variables.join() !== names.join()) throw new Error(`${text} has variables beyond ${names.join(", ")}.`);
  return columns[0]?.flatMap((bit, row) => (bit === 1 ? [row] : [])) ?? [];
}
export const without = (rows: readonly number[], count: number) =>
  Array.from({ length: count }, (_, row) => row).filter((row) => !rows.includes(row));
export const same = (one: readonly number[], other: readonly number[]) =>
  one.toSorted((a, b) => a - b).join() === other.toSorted((a, b) => a - b).join();
/** The rows in which the function of a list of min terms or max terms is 1. */
export const onesOfList = (list: string, count: number) =>
  list.startsWith("Σm") ? rowsIn(list) : without(rowsIn(list), count);
/** Whether a sum has as few terms and literals as its minimum. */
export const isSize = (text: string) => {
  const { terms, literals } = crateMinimum(text);
  return text.split("+").length === terms && (text.match(/[A-D]/g)?.length ?? 0) === literals;
};
export const binary = (digits: string) => Number.parseInt(digits, 2);
export const inverted = (bits: string) => [...bits].map((bit) => 1 - Number(bit)).join("");
export const negated = (bits: string) =>
  ((2 ** bits.length - binary(bits)) % 2 ** bits.length).toString(2).padStart(bits.length, "0");
export const fraction = (digits: string) =>
  [...(digits.split(".")[1] ?? "")].reduce((sum, digit, at) => sum + Number(digit) / 2 ** (at + 1), 0);

export const abc = ["A", "B", "C"];
export const abcd = [...abc, "D"];
/** Names in the question, or `A`, `B` and `C`. */
export const namesOf = (ask: string) => (namesIn(ask).length > 1 ? namesIn(ask) : abc);

export const productsOf = (sum: string) =>
  sum
    .split("+")
    .map((term) =>
      term.split(".").map((literal) => ({ name: literal.charAt(0), isNot: literal.endsWith("'") })),
    );

/** The questions of lessons 05 to 11. */
export const questions = lessonData.questions
  .filter(({ lesson }) => Number(lesson) >= 5)
  .map(({ lesson, value }) => ({ key: `${lesson} ${value.id}`, value }));
