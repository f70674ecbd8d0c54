// The terms of a form that cover a row: the products that are 1 in the row, or the clauses that are 0 in it.

import { expect, test } from "vitest";
import { packCubes } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";
import { coveringTerms, isOneIn, termsOfGroup } from "#function/core/covering.ts";

const names = ["A", "B", "C"];
const cube = (care: number, value: number) => ({ care, value });
// A is bit 4, B is bit 2, C is bit 1.
const sum: Form = { kind: "sop", text: "A.B+B'.C", names, cubes: packCubes([cube(6, 6), cube(3, 1)]) };
const product: Form = {
  kind: "pos",
  text: "(A+B).(B'+C)",
  names,
  cubes: packCubes([cube(6, 0), cube(3, 2)]),
};
const one: Form = { kind: "sop", text: "1", names, cubes: packCubes([cube(0, 0)]) };
const zero: Form = { kind: "sop", text: "0", names, cubes: packCubes([]) };

test.each([
  { form: sum, row: 7, terms: [0] },
  { form: sum, row: 1, terms: [1] },
  { form: sum, row: 5, terms: [1] },
  { form: sum, row: 0, terms: [] },
  { form: product, row: 0, terms: [0] },
  { form: product, row: 6, terms: [1] },
  { form: product, row: 2, terms: [1] },
  { form: product, row: 7, terms: [] },
  { form: one, row: 3, terms: [0] },
  { form: zero, row: 3, terms: [] },
])("row $row of $form.text is covered by the terms $terms", ({ form, row, terms }) => {
  expect(coveringTerms(form, row)).toEqual(terms);
});

test("a row that several products cover has all of them", () => {
  const both: Form = { ...sum, cubes: packCubes([cube(4, 4), cube(1, 1), cube(2, 0)]) };
  expect(coveringTerms(both, 5)).toEqual([0, 1, 2]);
});

test("a group of the map is the term of the same cube, and none where the form has no such term", () => {
  expect(termsOfGroup(sum, cube(3, 1))).toEqual([1]);
  expect(termsOfGroup(sum, cube(3, 3))).toEqual([]);
  expect(termsOfGroup(zero, cube(3, 1))).toEqual([]);
});

test("the form is 1 in the rows of a product, and in no row of a clause", () => {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7];
  expect(rows.filter((row) => isOneIn(sum, row))).toEqual([1, 5, 6, 7]);
  expect(rows.filter((row) => isOneIn(product, row))).toEqual([3, 4, 5, 7]);
  expect(isOneIn(zero, 0)).toBe(false);
});
