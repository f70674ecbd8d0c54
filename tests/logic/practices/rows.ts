// The practices about rows and numbers for the tests of all practices, "Fill a table", "Canonical forms", "Minimise by hand" and "Binary
// numbers": cells, lists, covers and digits by the crate, by brute force and by an arithmetic of the test's own.

import { expect } from "vitest";
import { unpackCubes, type Cube } from "#answer/core/cubes.ts";
import { subexpressionsOf } from "#notation/core/subexpressions.ts";
import type { Expression } from "#notation/core/tree.ts";
import { treeOf } from "#learn/core/values.ts";
import { judgeAnswer } from "#learn/practice/binary/core/judge.ts";
import * as binaryWords from "#learn/practice/binary/core/sentences.ts";
import {
  binaryTask,
  rightAnswer,
  taskText as binaryText,
  type BinaryTask,
} from "#learn/practice/binary/core/tasks.ts";
import { chartOf, costOf, minimaOf } from "#learn/practice/by-hand/core/chart.ts";
import { primesOf as primesByHand, type RowFunction } from "#learn/practice/by-hand/core/merging.ts";
import { hintText as byHandHint } from "#learn/practice/by-hand/core/sentences.ts";
import { byHandTask, functionText } from "#learn/practice/by-hand/core/tasks.ts";
import { afterEvent, chartWork, workOn } from "#learn/practice/by-hand/core/work.ts";
import { judgeRows } from "#learn/practice/canonical/core/row-numbers.ts";
import { hintText, verdictText } from "#learn/practice/canonical/core/sentences.ts";
import {
  canonicalTask,
  rightRows,
  taskText as canonicalText,
  type CanonicalTask,
} from "#learn/practice/canonical/core/tasks.ts";
import { hintText as cellHint } from "#learn/practice/table/core/cell-words.ts";
import { emptyFilling, fill, isRight, type Filling } from "#learn/practice/table/core/filling.ts";
import { rightValue, tableOf, type TableToFill } from "#learn/practice/table/core/table.ts";
import type { CellAt } from "#table/core/cell-keys.ts";
import { tableTask } from "#learn/practice/table/core/tasks.ts";
import { crateForms, crateReads, crateTable } from "#support/logic/crate-values.ts";
import { primesOf, rowsIn } from "#support/logic/cubes.ts";
import { hintsBy, type Practice } from "./practice.ts";

/** An answer is a whole table: right but for this cell, or right in each cell. */
export const fillTable: Practice<string, CellAt | null> = {
  name: "Fill a table",
  taskOf: tableTask,
  textOf: (text) => text,
  different: { 1: 20, 2: 200, 3: 200 },
  promised: {
    1: (text) => isFit(text, "AB", 2, 2),
    2: (text) => isFit(text, "ABC", 3, 4) && !hasNestedNot(text),
    3: (text) => (hasNestedNot(text) ? isFit(text, "ABC", 4, 5) : isFit(text, "ABCD", 3, 4)),
  },
  expectRight(text) {
    const table = tableOf([text]);
    const { variables, columns } = crateParts(table, text);
    expect(variables, text).toEqual(table.names);
    const cells = table.columns.map((_, column) =>
      table.rows.map((__, row) => rightValue(table, { column, row })),
    );
    expect(cells, text).toEqual(columns);
  },
  judged: {
    levels: [1, 2, 3],
    answers(text, random) {
      const { columns, rows } = tableOf([text]);
      return [null, { column: random.below(columns.length), row: random.below(rows.length) }];
    },
    judge(changed, text) {
      const table = tableOf([text]);
      const { columns } = crateParts(table, text);
      let filling: Filling = emptyFilling(table);
      for (const [column, bits] of columns.entries())
        for (const [row, bit] of bits.entries()) {
          const isChanged = changed?.column === column && changed.row === row;
          const value = isChanged ? (bit === 1 ? 0 : 1) : bit;
          filling = fill(table, filling, { kind: "set", at: { column, row }, value });
        }
      const { cells, found } = fill(table, filling, { kind: "check", columns: columns.length });
      const mark = changed && cells[changed.column]?.[changed.row]?.mark;
      return { isRight: isRight(table, filling, columns.length), found, mark };
    },
    secondJudge(changed, text) {
      const found = { columns: tableOf([text]).columns.length, wrong: changed ? 1 : 0, empty: 0 };
      return { isRight: changed === null, found, mark: changed && "wrong" };
    },
  },
  words: (text) => hintsBy((degree) => cellHint(tableOf([text]), { column: 0, row: 0 }, degree)),
};

/** The crate's columns of the parts. The task comes first, so that the rows are over its variables. */
function crateParts(table: TableToFill, text: string) {
  const { variables, columns } = crateTable(text, ...table.columns.map((column) => column.text));
  expect(columns[0]).toEqual(columns.at(-1));
  return { variables, columns: columns.slice(1) };
}

/** Whether it can be read, has these letters and a number of columns, is no constant and joins no operand with itself. */
function isFit(text: string, letters: string, columnsMin: number, columnsMax: number): boolean {
  const columns = subexpressionsOf(treeOf(text)).length;
  return (
    crateReads(text) &&
    [...new Set(text.match(/[A-Z]/g))].toSorted().join("") === letters &&
    columnsMin <= columns &&
    columns <= columnsMax &&
    new Set(crateTable(text).columns[0]).size === 2 &&
    !joinsEqual(treeOf(text))
  );
}

/** By the text: a bracket that a NOT follows, with another NOT inside. */
function hasNestedNot(text: string): boolean {
  const open: number[] = [];
  return [...text].some((sign, at) => {
    if (sign === "(") open.push(at);
    if (sign !== ")") return false;
    const start = open.pop() ?? 0;
    return text[at + 1] === "'" && text.slice(start, at).includes("'");
  });
}

function joinsEqual(tree: Expression): boolean {
  if (tree.kind === "not") return joinsEqual(tree.operand);
  if (tree.kind !== "chain") return false;
  const written = tree.operands.map((operand) =>
    JSON.stringify(operand, (key, value: unknown) => (key === "span" ? undefined : value)),
  );
  return new Set(written).size < written.length || tree.operands.some(joinsEqual);
}

export const canonical: Practice<CanonicalTask, readonly number[]> = {
  name: "Canonical forms",
  taskOf: canonicalTask,
  textOf: canonicalText,
  different: { 1: 300, 2: 300, 3: 300 },
  promised: {
    1: ({ given, names }) => given.kind === "table" && names.length === 3,
    2: ({ given, names }) => given.kind === "expression" && names.length >= 2 && names.length <= 4,
    3: ({ given, asked, names }) =>
      given.kind === "list" && names.length >= 3 && (given.list !== asked.list || asked.of === "F'"),
  },
  expectRight(task) {
    const column = columnOf(task);
    expect(rightRows(task), canonicalText(task)).toEqual(rowsBy(task, column));
    expect(new Set(column).size, canonicalText(task)).toBe(2);
  },
  judged: {
    levels: [1, 2, 3],
    /** The right rows in another order, and the right rows with one too many or one missing. */
    answers(task, random) {
      const right = rowsBy(task, columnOf(task));
      const changed = random.below(2 ** task.names.length);
      const others = right.filter((row) => row !== changed);
      const wrong = others.length < right.length ? others : [...right, changed];
      return [random.shuffled(right), ...(wrong.length > 0 ? [wrong] : [])];
    },
    judge(answer, task) {
      const verdict = judgeRows(answer.join(", "), rightRows(task), 2 ** task.names.length);
      const row = "row" in verdict ? verdict.row : null;
      return { isRight: verdict.kind === "right", row, says: verdictText(verdict, task) };
    },
    secondJudge(answer, task) {
      const right = rowsBy(task, columnOf(task));
      const [row = null] = [...answer, ...right].filter(
        (each) => answer.includes(each) !== right.includes(each),
      );
      return { isRight: row === null, row, says: expect.stringMatching(/./) };
    },
  },
  words: (task) => hintsBy((degree) => hintText(task, degree)),
};

/** The column of F as the task gives it, from the crate or from the list that is shown. */
function columnOf({ given, names }: CanonicalTask): readonly number[] {
  const rows = Array.from({ length: 2 ** names.length }, (_, row) => row);
  if (given.kind === "list")
    return rows.map((row) => Number(given.rows.includes(row) === (given.list === "Σm")));
  const { variables, columns } = crateTable(given.text);
  expect(variables).toEqual(names);
  return columns[0] ?? [];
}

/** Told by the column alone: the rows with the value that the list stands for. */
function rowsBy({ asked }: CanonicalTask, column: readonly number[]): readonly number[] {
  const wanted = (asked.list === "Σm" ? 1 : 0) ^ (asked.of === "F'" ? 1 : 0);
  return column.flatMap((value, row) => (value === wanted ? [row] : []));
}

/** An answer is a choice of prime implicants. */
export const byHand: Practice<RowFunction, readonly number[]> = {
  name: "Minimise by hand",
  taskOf: byHandTask,
  textOf: functionText,
  different: { 1: 30, 2: 500, 3: 500 },
  promised: {
    1: (of) => isMergedTwice(of, 3, 0) && smallest(of).isEssentialEnough,
    2: (of) => isMergedTwice(of, 4, 0) && smallest(of).isEssentialEnough,
    3: (of) => isMergedTwice(of, 4, 2) && !smallest(of).isEssentialEnough,
  },
  /** By hand the prime implicants of the crate are found, its minimum, and all of equal size. */
  expectRight(of) {
    const { minimal, minima, primes } = crateForms(["A", "B", "C", "D"].slice(0, of.variables), of);
    if (!minimal?.proven) throw new Error("The crate gives no minimum.");
    const chart = chartOf(of);
    const found = minimaOf(chart);
    expect({
      primes: keysOf(primesByHand(of).map(({ cube }) => cube)),
      cost: costOf(chart, found[0] ?? []),
      minima: found.length,
    }).toEqual({
      primes: keysOf(unpackCubes(primes ?? new Uint8Array())),
      cost: { terms: minimal.terms, literals: minimal.literals },
      minima: minima?.count ?? 1,
    });
  },
  judged: {
    levels: [1, 2, 3],
    answers(of, random) {
      const chart = chartOf(of);
      return [
        chart.primes.flatMap((_, at) => (random.below(3) > 0 ? [at] : [])),
        random.one(minimaOf(chart)),
      ];
    },
    judge: (chosen, of) => ({
      isRight: afterEvent(of, { ...chartWork(of), chosen }, { kind: "checkChart" }).isSolved,
    }),
    secondJudge(chosen, of) {
      const { minima, primes } = smallest(of);
      const right = minima.map((cover) => keysOf(cover.flatMap((at) => primes[at] ?? [])).join());
      const chart = chartOf(of);
      const keys = keysOf(chosen.flatMap((at) => chart.primes[at]?.cube ?? []));
      return { isRight: right.includes(keys.join()) };
    },
  },
  words: (of) => hintsBy((degree) => byHandHint(of, workOn(of), degree)),
};

const keysOf = (cubes: readonly Cube[]) =>
  cubes.map(({ care, value }) => care * 16 + value).toSorted((one, other) => one - other);

/** Also whether its minimum has two terms or more. */
function isMergedTwice(of: RowFunction, variables: number, dontCaresMax: number): boolean {
  const { primes, least } = smallest(of);
  return (
    of.variables === variables &&
    of.dontCares.length <= dontCaresMax &&
    primes.some((prime) => rowsIn(prime, variables).length >= 4) &&
    least > 200
  );
}

/** Several tests look at the same functions. */
const known = new WeakMap<RowFunction, ReturnType<typeof smallestOf>>();

function smallest(of: RowFunction) {
  const found = known.get(of) ?? smallestOf(of);
  known.set(of, found);
  return found;
}

/** All smallest covers, by trying all sets of prime implicants. */
function smallestOf({ variables, ones, dontCares }: RowFunction) {
  const primes = primesOf(variables, ones, dontCares);
  const rows = primes.map((prime) => rowsIn(prime, variables));
  const literals = primes.map(({ care }) => care.toString(2).replaceAll("0", "").length);
  const covers = Array.from({ length: 2 ** primes.length }, (_, set) =>
    primes.flatMap((__, at) => ((set >> at) & 1 ? [at] : [])),
  ).filter((cover) => ones.every((row) => cover.some((at) => rows[at]?.includes(row))));
  const sizeOf = (cover: readonly number[]) =>
    cover.length * 100 + cover.reduce((sum, at) => sum + (literals[at] ?? 0), 0);
  const least = Math.min(...covers.map(sizeOf));
  const essential = primes.filter((_, at) =>
    ones.some((row) => rows[at]?.includes(row) && rows.filter((others) => others.includes(row)).length === 1),
  );
  const isEssentialEnough = ones.every((row) =>
    essential.some((prime) => rowsIn(prime, variables).includes(row)),
  );
  return { primes, least, minima: covers.filter((cover) => sizeOf(cover) === least), isEssentialEnough };
}

export const binary: Practice<BinaryTask, string> = {
  name: "Binary numbers",
  taskOf: binaryTask,
  textOf: binaryText,
  different: { 1: 350, 2: 500, 3: 500 },
  promised: {
    1: (task) => task.kind === "convert" && task.base + task.target === 12 && /^\d{1,8}$/.test(task.digits),
    2: (task) =>
      task.kind === "convert" &&
      (task.digits.includes(".")
        ? task.base + task.target === 12
        : [8, 16].includes(task.base) || [8, 16].includes(task.target)),
    3: (task) => task.kind !== "convert",
  },
  expectRight(task) {
    expect(isRightNumber(rightAnswer(task), task), binaryText(task)).toBe(true);
  },
  judged: {
    levels: [1, 2, 3],
    /** The right answer, and twice one with a sign changed or left out. */
    answers(task, random) {
      const right = rightAnswer(task);
      const digits =
        task.kind === "convert" ? signs.slice(0, task.target) : task.kind === "signed" ? "0123456789" : "01";
      const changed = () => {
        const at = random.below(right.length);
        const isDigit = right[at] !== "." && right[at] !== "-";
        const sign = isDigit ? random.one([...digits]) : "";
        return `${right.slice(0, at)}${sign}${right.slice(at + (isDigit ? 1 : 0))}`;
      };
      return [right, changed(), changed()];
    },
    judge(answer, task) {
      const verdict = judgeAnswer(answer, task);
      return { isRight: verdict.kind === "right", says: binaryWords.verdictText(verdict, task) };
    },
    secondJudge: (answer, task) => ({
      isRight: isRightNumber(answer, task),
      says: expect.stringMatching(/./),
    }),
  },
  words: (task) => [binaryWords.askText(task), ...hintsBy((degree) => binaryWords.hintText(task, degree))],
};

const signs = "0123456789ABCDEF";

/** Whether the answer, of digits alone, is right. */
function isRightNumber(answer: string, task: BinaryTask): boolean {
  switch (task.kind) {
    case "convert":
      return millionths(answer, task.target) === millionths(task.digits, task.base);
    case "complement":
      return sumIs(answer, task.bits, "0".repeat(task.bits.length));
    case "subtract":
      return sumIs(answer, task.right, task.left);
    case "signed": {
      const [first = "", ...others] = task.bits;
      const value = Number.parseInt(others.join(""), 2) - Number(first) * 2 ** others.length;
      return Number(answer) === value;
    }
  }
}

/** Rounded, so that sums of fractions can be compared. */
function millionths(digits: string, base: number): number {
  const [whole = "", fraction = ""] = digits.split(".");
  const value = [...whole].reduce((sum, digit) => base * sum + signs.indexOf(digit), 0);
  const rest = [...fraction].reduce((sum, digit, at) => sum + signs.indexOf(digit) / base ** (at + 1), 0);
  return Math.round((value + rest) * 1e6);
}

/** Whether two rows of bits give the third one, added from the right with carries, the last of which is lost. */
function sumIs(one: string, other: string, sum: string): boolean {
  if (one.length !== sum.length || other.length !== sum.length) return false;
  let carry = 0;
  for (let at = sum.length - 1; at >= 0; at -= 1) {
    const total = Number(one[at]) + Number(other[at]) + carry;
    if (total % 2 !== Number(sum[at])) return false;
    carry = total > 1 ? 1 : 0;
  }
  return true;
}
