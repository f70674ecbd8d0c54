// The tasks of "Canonical forms": from a table, from an expression, or from one list of rows to another. Pure.

import type { TaskAddress } from "#addresses/core/learn.ts";
import type { ExpressionText } from "../../../core/data.ts";
import { rowsOver, treeOf, valueIn, variablesOf } from "../../../core/values.ts";
import { randomFrom } from "../../core/random.ts";
import { tableTask } from "../../table/core/tasks.ts";

/** The list that is asked for: of min terms or of max terms, of the function or of its complement. */
interface AskedList {
  readonly list: "Σm" | "ΠM";
  readonly of: "F" | "F'";
}

export interface CanonicalTask {
  /** How the function is given. */
  readonly given:
    | { readonly kind: "table" | "expression"; readonly text: ExpressionText }
    | { readonly kind: "list"; readonly list: "Σm" | "ΠM"; readonly rows: readonly number[] };
  /** In variable order. */
  readonly names: readonly string[];
  readonly asked: AskedList;
  /** The rows in which F is 1, ascending; some but not all. */
  readonly ones: readonly number[];
}

const letters = ["A", "B", "C", "D"];

/** Level 1 gives a table, level 2 an expression of two to four variables, level 3 a list. */
export function canonicalTask({ level, seed }: Pick<TaskAddress, "level" | "seed">): CanonicalTask {
  const random = randomFrom(seed * 3 + level);
  if (level === 2) {
    const text = tableTask({ level: random.one([1, 2, 3] as const), seed });
    const tree = treeOf(text);
    const names = variablesOf(tree);
    const ones = rowsOver(names).flatMap((row, number) => (valueIn(tree, row) === 1 ? [number] : []));
    const list = random.one(["Σm", "Σm", "ΠM"] as const);
    return { given: { kind: "expression", text }, names, asked: { list, of: "F" }, ones };
  }
  const names = letters.slice(0, level === 1 ? 3 : random.one([3, 4]));
  const rows = Array.from({ length: 2 ** names.length }, (_, row) => row);
  const count = 2 + random.below(rows.length - 3);
  const some = new Set(random.shuffled(rows).slice(0, count));
  const ones = rows.filter((row) => some.has(row));
  if (level === 1) {
    const list = random.one(["Σm", "ΠM"] as const);
    return { given: { kind: "table", text: sumOf(ones, names) }, names, asked: { list, of: "F" }, ones };
  }
  const [list, asked] = random.one(conversions);
  const given = list === "Σm" ? ones : complementOf(ones, names.length);
  return { given: { kind: "list", list, rows: given }, names, asked, ones };
}

/** The list that is given, and the one that is asked for. */
const conversions: readonly (readonly ["Σm" | "ΠM", AskedList])[] = [
  ["Σm", { list: "ΠM", of: "F" }],
  ["ΠM", { list: "Σm", of: "F" }],
  ["Σm", { list: "Σm", of: "F'" }],
  ["Σm", { list: "ΠM", of: "F'" }],
  ["ΠM", { list: "ΠM", of: "F'" }],
];

/** The list that is right, ascending. */
export function rightRows({ asked: { list, of }, ones, names }: CanonicalTask): readonly number[] {
  const isOfOnes = (list === "Σm") === (of === "F");
  return isOfOnes ? ones : complementOf(ones, names.length);
}

export function complementOf(rows: readonly number[], variables: number): readonly number[] {
  return Array.from({ length: 2 ** variables }, (_, row) => row).filter((row) => !rows.includes(row));
}

/** The min term of the row: `A.B'.C` for row 5 of three variables. */
export function minTermOf(row: number, names: readonly string[]): ExpressionText {
  return names.map((name, at) => `${name}${(row >> (names.length - 1 - at)) & 1 ? "" : "'"}`).join(".");
}

/** The max term of the row: `A'+B+C'` for row 5 of three variables. */
export function maxTermOf(row: number, names: readonly string[]): ExpressionText {
  return names.map((name, at) => `${name}${(row >> (names.length - 1 - at)) & 1 ? "'" : ""}`).join("+");
}

function sumOf(ones: readonly number[], names: readonly string[]): ExpressionText {
  return ones.map((row) => minTermOf(row, names)).join("+");
}

/** The task in a line, by which two tasks are told apart. */
export function taskText({ given, asked: { list, of } }: CanonicalTask): string {
  const what = given.kind === "list" ? `${given.list}(${given.rows.join(", ")})` : given.text;
  return `${what}: ${list} of ${of}`;
}
