// The forms that SoP PoS shows: the drawing, lists and sentences of the engine's answer, and the text for the
// Simplifier.

import { describe, expect, test } from "vitest";
import type { SimplifySetup } from "#addresses/core/simplify.ts";
import { defaultSetup, type SopPosForm, type SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { budgets } from "#contract/budgets.ts";
import type { FormsAnswer, MinimalForm } from "#contract/generated/logic-types.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { packCubes } from "#answer/core/cubes.ts";
import { treeOf } from "#answer/core/form.ts";
import { rowListText } from "#notation/core/row-list.ts";
import { isFinal, shownForm, sizeOf, spokenForm, tooComplex } from "#function/core/shown-form.ts";
import { variableNames } from "#notation/core/variable-names.ts";
import { simplifierSetup } from "#answer/core/simplifier-setup.ts";
import { typedText } from "#support/logic/typed-text.ts";

/** The engine's minimal form of a selection. */
const minimal = (changed: Partial<MinimalForm> = {}): MinimalForm => ({
  text: "A",
  cubes: packCubes([{ care: 2, value: 2 }]),
  terms: 1,
  literals: 1,
  proven: true,
  lowerBound: 1,
  ...changed,
});

describe("the canonical form is drawn of its rows, and they are listed", () => {
  const cases: readonly [form: SopPosForm, rows: readonly number[], text: string, list: string | null][] = [
    ["sop", [1, 3], "A'.B+A.B", "Σm(1,3)"],
    ["pos", [1, 3], "(A+B).(A'+B)", "ΠM(0,2)"],
    ["sop", [], "0", null],
    ["pos", [0, 1, 2, 3], "1", null],
  ];
  test.each(cases)("%s of %j", (form, rows, text, list) => {
    const { canonical, rowList } = shownForm(
      { form, names: ["A", "B"], rows, dontCares: [] },
      { canonical: text },
    );
    expect(canonical.text).toBe(text);
    expect(typedText(treeOf(canonical))).toBe(text);
    expect(rowList && rowListText(rowList)).toBe(list);
  });
});

describe("the canonical form names no don't-care, and they are listed beside its rows", () => {
  const cases: readonly [form: SopPosForm, text: string, list: string, free: string][] = [
    ["sop", "A'.B", "Σm(1)", "Σd(2)"],
    ["pos", "(A+B).(A'+B')", "ΠM(0,3)", "ΠD(2)"],
  ];
  test.each(cases)("%s", (form, text, list, free) => {
    const selection = { form, names: ["A", "B"], rows: [1], dontCares: [2] };
    const { canonical, rowList, freeRows } = shownForm(selection, { canonical: text });
    expect(typedText(treeOf(canonical))).toBe(text);
    expect([rowList, freeRows].map((rows) => rows && rowListText(rows))).toEqual([list, free]);
  });
});

test("the minimal forms that are as small are values like the one that is shown", () => {
  const [first, second] = [[{ care: 2, value: 2 }], [{ care: 1, value: 0 }]] as const;
  const selection = { form: "sop", names: ["A", "B"], rows: [2], dontCares: [0, 3] } as const;
  const {
    minimal: best,
    minima,
    minimaCount,
    primes,
  } = shownForm(selection, {
    canonical: "A.B'",
    minimal: minimal({ cubes: packCubes(first) }),
    minima: { count: 2, others: ["B'"] },
    others: packCubes(second),
    primes: packCubes([...second, ...first]),
  });
  expect(minima[0]).toBe(best);
  expect(minima.map((form) => [form.text, typedText(treeOf(form))])).toEqual([
    ["A", "A"],
    ["B'", "B'"],
  ]);
  expect([minimaCount, primes?.length]).toEqual([2, 16]);
  expect(shownForm(selection, { canonical: "A.B'" })).toMatchObject({
    minimal: null,
    minima: [],
    minimaCount: 1,
    primes: null,
  });
});

describe("the Simplifier is opened with", () => {
  const cases: readonly [setup: Partial<SopPosSetup>, opened: SimplifySetup][] = [
    [{ rows: [1, 3] }, { input: "F", mode: "boolean" }],
    [
      { rows: [1, 3], dontCares: [2] },
      { input: "1,3", mode: "mint", dontCares: "2", variables: "" },
    ],
    [
      { rows: [1], dontCares: [2] },
      { input: "1", mode: "mint", dontCares: "2", variables: "" },
    ],
    [
      { rows: [1], dontCares: [0] },
      { input: "1", mode: "mint", dontCares: "0", variables: "2" },
    ],
    [
      { rows: [1, 3], dontCares: [2], start: "X" },
      { input: "1,3", mode: "mint", dontCares: "2", variables: "X, Y" },
    ],
    [
      { inputs: 3, rows: [1, 3], dontCares: [2] },
      { input: "1,3", mode: "mint", dontCares: "2", variables: "3" },
    ],
    [
      { inputs: 3, rows: [1, 4], dontCares: [2] },
      { input: "1,4", mode: "mint", dontCares: "2", variables: "" },
    ],
  ];
  test.each(cases)("%j: %j", (setup, opened) => {
    const { start, inputs, ...chosen } = { ...defaultSetup, ...setup };
    expect(simplifierSetup({ inputs, ...chosen }, variableNames(start, inputs), "F")).toEqual(opened);
  });

  test("the form, where no row is 1", () => {
    const setup = { ...defaultSetup, rows: [], dontCares: [2] };
    expect(simplifierSetup(setup, ["x", "y"], "0")).toEqual({ input: "0", mode: "boolean" });
  });
});

test("a form is said by its size and, while it is short, by its signs", () => {
  const cubes = packCubes([
    { care: 6, value: 2 },
    { care: 1, value: 0 },
  ]);
  const short = minimal({ text: "(A+B').C", cubes, terms: 2, literals: 3 });
  const long = minimal({ text: `A${"+A".repeat(200)}`, terms: 201, literals: 201, proven: false });
  const selection = { names: ["A", "B", "C"], rows: [1], dontCares: [] };
  expect(sizeOf(short, "pos")).toBe("2 clauses, 3 literals");
  expect(sizeOf(minimal(), "sop")).toBe("1 term, 1 literal");
  expect(spokenForm(shownForm({ ...selection, form: "pos" }, { canonical: "", minimal: short }))).toBe(
    "Minimal product of sums: open A or not B close, and C",
  );
  expect(spokenForm(shownForm({ ...selection, form: "sop" }, { canonical: "", minimal: long }))).toBe(
    "Minimal sum of products: 201 terms, 201 literals",
  );
});

describe("a form that takes more prime implicants than the page may have", () => {
  const cases: readonly [name: string, answer: FormsAnswer, final: boolean][] = [
    ["it is proved", { canonical: "", minimal: minimal() }, true],
    ["it may get better", { canonical: "", minimal: minimal({ proven: false }) }, false],
    ["there is none", { canonical: "" }, true],
  ];
  test.each(cases)("is not waited for: %s", (_name, answer, final) => {
    expect(isFinal(answer)).toBe(final);
  });

  test("is said to be too complex, and what to do", () => {
    const selection = { form: "pos", names: ["A"], rows: [1], dontCares: [] } as const;
    const shown = shownForm(selection, { canonical: "A" });
    expect(spokenForm(shown)).toBe(`Minimal product of sums: ${tooComplex}`);
    expect(tooComplex).toBe(sentenceFor("too_complex", budgets.page));
  });
});
