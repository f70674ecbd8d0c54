// All data of all lessons against the crate: every statement of a lesson is true.

import { expect, test } from "vitest";
import { parse } from "#notation/core/parse.ts";
import { strayIn } from "#learn/answer/core/only-gate.ts";
import { countOf, optionsOf, valueOf } from "#learn/core/claims.ts";
import { lessonEntries } from "#learn/core/catalogue.ts";
import { rightOptions } from "#learn/core/choice.ts";
import { firstDifference, rowsOver, treeOf, valueIn, variablesOf } from "#learn/core/values.ts";
import { crateDifference, crateMinimum, crateReads, crateTable } from "#support/logic/crate-values.ts";
import { lessonData, type Found } from "#support/lessons/lesson-data.ts";
import type { Question } from "#learn/core/data.ts";

/** The expressions that the data names, without those in the prose. */
const expressions: readonly (readonly [name: string, text: string])[] = [
  ...[...lessonData.equations, ...lessonData.mistakes].flatMap(({ name, value: { left, right } }) => [
    [name, left] as const,
    [name, right] as const,
  ]),
  ...lessonData.tables.flatMap(({ name, value }) => value.functions.map(({ text }) => [name, text] as const)),
  ...lessonData.examples.flatMap(({ name, value: { text, beside = [] } }) =>
    [text, ...beside].map((each) => [name, each] as const),
  ),
  ...lessonData.proofs.flatMap(({ name, value }) => value.map(({ text }) => [name, text] as const)),
];

test("the lessons have laws, mistakes, equations, tables, questions, examples, proofs, maps and works", () => {
  for (const [kind, found] of Object.entries(lessonData)) expect(found.length, kind).toBeGreaterThan(0);
  for (const { id: lesson } of lessonEntries.filter(({ isUpcoming }) => !isUpcoming))
    expect(lessonData.questions.filter((found) => found.lesson === lesson).length, lesson).toBeGreaterThan(2);
});

test.each(expressions)(
  "%s: %s is an expression of 1 to 4 variables, with the values that the page works out",
  (_name, text) => {
    expect(crateReads(text)).toBe(true);
    const { variables, columns } = crateTable(text);
    const tree = treeOf(text);
    expect(variablesOf(tree)).toEqual(variables);
    expect(variables.length).toBeLessThanOrEqual(4);
    expect(rowsOver(variables).map((row) => valueIn(tree, row))).toEqual(columns[0]);
  },
);

/** What somebody concludes from an equation, or toward one, is no equation that holds always. */
const isConditional = ({ name }: Found<unknown>) => /\.(premise|conclusion)$/.test(name);

test.each(lessonData.equations.filter((found) => !isConditional(found)))(
  "$name: $value.left = $value.right in each row",
  ({ value: { left, right } }) => {
    expect(crateDifference(left, right)).toBeNull();
  },
);

test.each(lessonData.mistakes)(
  "$name: $value.left ≠ $value.right, and the row shown is the first",
  ({ value: { left, right } }) => {
    const shown = firstDifference(treeOf(left), treeOf(right));
    const number = crateDifference(left, right);
    expect(number).not.toBeNull();
    expect(shown?.number).toBe(number);
    const { variables, columns } = crateTable(left, right);
    expect(shown?.values).toEqual(columns.map((column) => column[number ?? 0]));
    expect(shown?.row).toEqual(rowsOver(variables)[number ?? 0]);
  },
);

test.each(lessonData.proofs)("$name: each line of the proof is equal to the line before", ({ value }) => {
  for (const [at, { text }] of value.entries()) {
    const before = value[at - 1]?.text ?? text;
    expect(crateDifference(before, text), `${before} and ${text}`).toBeNull();
    if (at > 0) expect(text).not.toBe(before);
  }
});

test.each(lessonData.tables)(
  "$name: the columns of the table are the crate's",
  ({ value: { functions } }) => {
    const [first = "", ...others] = functions.map(({ text }) => text);
    const { variables, columns } = crateTable(first, ...others);
    const trees = functions.map(({ text }) => treeOf(text));
    expect(variablesOf(...trees)).toEqual(variables);
    expect(trees.map((tree) => rowsOver(variables).map((row) => valueIn(tree, row)))).toEqual(columns);
  },
);

test.each(lessonData.questions)("$name: has the answer that the crate gives, and only it", ({ value }) => {
  checkQuestion(value);
});

function checkQuestion(question: Question): void {
  switch (question.kind) {
    case "choice": {
      const texts = question.options.map(({ text }) => text);
      const right = rightOptions(question);
      expect(new Set(texts).size).toBe(texts.length);
      expect(right.length).toBeGreaterThan(0);
      expect(right.length).toBeLessThan(texts.length);
      return;
    }
    case "equal": {
      const { options, to } = question;
      const right = options.filter((text) => crateDifference(text, to) === null);
      expect(right).toHaveLength(1);
      // An option that is the asked text itself would be no question.
      expect(right).not.toEqual([to]);
      expect(optionsOf(question).map(({ difference }) => difference?.number ?? null)).toEqual(
        options.map((text) => crateDifference(text, to)),
      );
      expect(new Set(options).size).toBe(options.length);
      return;
    }
    case "value": {
      const { variables, columns } = crateTable(question.of);
      expect(Object.keys(question.row)).toEqual(variables);
      const number = Object.values(question.row).reduce<number>((sum, bit) => 2 * sum + bit, 0);
      expect(valueOf(question)).toBe(columns[0]?.[number]);
      return;
    }
    case "count":
      expect(countOf(question)).toBe(counted(question.of));
      return;
    case "expression": {
      const { terms, literals } = crateMinimum(question.answer);
      expect(crateReads(question.answer)).toBe(true);
      // The answer that is shown passes itself where it must be the smallest.
      if (question.must === "nand" || question.must === "nor")
        expect(strayIn(parse(question.answer)?.nodes ?? [], question.must)).toBeNull();
      if (question.must !== "minimal") return;
      expect(question.answer.match(/[A-Za-z]/g) ?? []).toHaveLength(literals);
      expect(question.answer === "0" ? 0 : question.answer.split("+").length).toBe(terms);
    }
  }
}

function counted(of: Extract<Question, { kind: "count" }>["of"]): number {
  if ("ones" in of) return crateTable(of.ones).columns[0]?.filter((bit) => bit === 1).length ?? -1;
  if ("literals" in of) return of.literals.match(/[A-Za-z]/g)?.length ?? 0;
  if ("digits" in of)
    return [...of.digits].reduce((sum, digit) => of.base * sum + "0123456789ABCDEF".indexOf(digit), 0);
  if ("rows" in of) return Array.from({ length: of.rows }).reduce<number>((rows) => rows + rows, 1);
  const rows = Array.from({ length: of.functions }).reduce<number>((sum) => sum + sum, 1);
  return Array.from({ length: rows }).reduce<number>((functions) => functions + functions, 1);
}
