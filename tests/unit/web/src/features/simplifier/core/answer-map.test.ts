// The data that an answer of the crate gives to its Karnaugh map: values and names of all variables of the question,
// the sums that are as small as the result, and the same for a product of sums.

import { describe, expect, test } from "vitest";
import { cubeAt, cubeCount } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";
import { coveredRows } from "#kmap/core/map-groups.ts";
import { answerForms } from "#features/simplifier/core/answer-forms.ts";
import {
  mapValues,
  productsOnMap,
  productsRequest,
  sumsOnMap,
  type MapForms,
} from "#features/simplifier/core/answer-map.ts";
import { requestOf } from "#features/simplifier/core/improved.ts";
import type { Answered } from "#features/simplifier/core/machine.ts";
import { foldedMap, hasMap, showMinimum } from "#features/simplifier/core/map-view.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";

const engine = crateEngine();
const { signal } = new AbortController();

type Question = Pick<Answered, "text" | "mode" | "dontCares" | "variables">;

const expression = (text: string): Question => ({ text, mode: "boolean", dontCares: "", variables: "" });
const minTerms = (text: string, dontCares = ""): Question => ({
  text,
  mode: "mint",
  dontCares,
  variables: "",
});

async function ask(question: Question): Promise<Answered> {
  const result = await engine.call("simplify", requestOf(question), signal);
  if (result.kind !== "outcome" || result.outcome.kind !== "answer") throw new Error("There is no answer.");
  const { answer, values } = result.outcome;
  return { ...question, answer, values };
}

async function productOf(answered: Answered) {
  const result = await engine.call("minimalForm", { function: requestOf(answered), form: "pos" }, signal);
  if (result.kind !== "outcome" || result.outcome.kind !== "form")
    throw new Error("There is no product of sums.");
  return result.outcome.form;
}

async function furtherOf(answered: Answered) {
  const result = await engine.call("forms", productsRequest(answered), signal);
  if (result.kind !== "outcome") throw new Error("The engine gave no outcome.");
  return result.outcome;
}

const rowsWith = (values: readonly unknown[], wanted: 0 | 1 | "X") =>
  values.flatMap((value, row) => (value === wanted ? [row] : []));

const cellsOf = ({ cubes, names }: Form) =>
  Array.from({ length: cubeCount(cubes) }, (_, at) => coveredRows(cubeAt(cubes, at), names.length));

const textsOf = ({ forms }: MapForms) => forms.map(({ text }) => text);

describe("the cells", () => {
  const cases = [
    { question: expression("A.B+A.B'"), names: ["A", "B"], ones: [2, 3], free: [] },
    { question: expression("A.B+A'.B+C.C'"), names: ["A", "B", "C"], ones: [2, 3, 6, 7], free: [] },
    { question: expression("x12+x12'.A"), names: ["A", "x12"], ones: [1, 2, 3], free: [] },
    {
      question: minTerms("1 3 7 11 15", "0,2,5"),
      names: ["A", "B", "C", "D"],
      ones: [1, 3, 7, 11, 15],
      free: [0, 2, 5],
    },
    { question: minTerms("0 16"), names: [..."ABCDE"], ones: [0, 16], free: [] },
    { question: expression("A+A'+B"), names: ["A", "B"], ones: [0, 1, 2, 3], free: [] },
    { question: expression("A.A'.B.C"), names: ["A", "B", "C"], ones: [], free: [] },
  ] as const;

  test.each(cases)("of $question.text $question.dontCares", async ({ question, names, ones, free }) => {
    const answered = await ask(question);
    expect(answered.answer.vars).toEqual(names);
    expect(hasMap(answered.answer.vars)).toBe(true);
    const values = mapValues(answered);
    expect(values.length).toBe(2 ** names.length);
    expect(rowsWith(values, 1)).toEqual(ones);
    expect(rowsWith(values, "X")).toEqual(free);
  });

  test.each([
    ["1", false],
    ["A", false],
    ["A+A'.A", false],
    ["A+B", true],
    ["A+B.C.D.E.F", true],
    ["A.B+A.B'+C.D.E.F", true],
    ["A+B.C.D.E.F.G", false],
    ["A+B+C+D+E+F+G.G'", false],
  ])("of %s are there: %s", async (text, isThere) => {
    const { answer } = await ask(expression(text));
    expect(hasMap(answer.vars)).toBe(isThere);
  });
});

describe("the sums", () => {
  test("are the result, then those as small, each with its own groups", async () => {
    const answered = await ask(expression("A.B'+B.C'+C.A'"));
    const sums = sumsOnMap(answered, answerForms(answered));
    expect(textsOf(sums)).toEqual([answered.answer.simplified, ...(answered.answer.minima?.others ?? [])]);
    expect(sums.forms.map(cellsOf)).toEqual([
      [
        [4, 5],
        [1, 3],
        [2, 6],
      ],
      [
        [4, 6],
        [2, 3],
        [1, 5],
      ],
    ]);
    expect(sums.count).toBe(2);
    expect(sums.proof).toEqual({ proven: true, lowerBound: 3 });
    expect(cubeCount(sums.primes ?? new Uint8Array())).toBe(6);
  });

  test("of don't-cares take no more of them than a minimum needs", async () => {
    const answered = await ask(minTerms("1 3 7 11 15", "0,2,5"));
    const sums = sumsOnMap(answered, answerForms(answered));
    expect(sums.forms.map(cellsOf)).toEqual([
      [
        [0, 1, 2, 3],
        [3, 7, 11, 15],
      ],
      [
        [1, 3, 5, 7],
        [3, 7, 11, 15],
      ],
    ]);
  });

  test("of a function with one minimum are that one", async () => {
    const answered = await ask(expression("A.B+A.B'"));
    const sums = sumsOnMap(answered, answerForms(answered));
    expect(textsOf(sums)).toEqual(["A"]);
    expect(sums.forms.map(cellsOf)).toEqual([[[2, 3]]]);
    expect(sums.count).toBe(1);
  });
});

describe("the products of sums", () => {
  const cases = [
    { question: expression("A.B'+B.C'+C.A'"), texts: 1, groups: [[0], [7]] },
    {
      question: minTerms("1 3 7 11 15", "0,2,5"),
      texts: 1,
      groups: [
        [0, 2, 4, 6, 8, 10, 12, 14],
        [8, 9, 12, 13],
      ],
    },
    // The complement of the sum with two minima.
    {
      question: minTerms("0 7"),
      texts: 2,
      groups: [
        [1, 5],
        [2, 3],
        [4, 6],
      ],
    },
  ];

  test.each(cases)("of $question.text", async ({ question, texts, groups }) => {
    const answered = await ask(question);
    const [product, further] = [await productOf(answered), await furtherOf(answered)];
    const products = productsOnMap(answered, product, further);
    expect(textsOf(products)).toEqual([product.text, ...(further.minima?.others ?? [])]);
    expect(new Set(textsOf(products)).size).toBe(texts);
    expect(products.count).toBe(texts);
    const [first, ...others] = products.forms.map(cellsOf);
    expect(first?.toSorted()).toEqual(groups.toSorted());
    const zeros = rowsWith(mapValues(answered), 0);
    const ones = new Set(rowsWith(mapValues(answered), 1));
    for (const form of [first ?? [], ...others]) {
      const covered = new Set(form.flat());
      expect(zeros.every((row) => covered.has(row))).toBe(true);
      expect([...covered].some((row) => ones.has(row))).toBe(false);
    }
    expect(products.primes).toBe(further.primes);
  });

  test("before the engine's further answer are the shown one, without primes", async () => {
    const answered = await ask(minTerms("0 7"));
    const product = await productOf(answered);
    const products = productsOnMap(answered, product, null);
    expect(textsOf(products)).toEqual([product.text]);
    expect(products.primes).toBeNull();
  });

  test("of another search are not mixed with its minima", async () => {
    const answered = await ask(minTerms("0 7"));
    const [product, further] = [await productOf(answered), await furtherOf(answered)];
    const other = { ...product, text: `${product.text}.(A+B'+C)`, proven: false, lowerBound: 2 };
    const products = productsOnMap(answered, other, further);
    expect(textsOf(products)).toEqual([other.text]);
    expect(products.count).toBe(1);
    expect(products.proof).toEqual({ proven: false, lowerBound: 2 });
    expect(products.primes).toBe(further.primes);
  });
});

test("each kind of form keeps the minimum that was chosen of it", () => {
  const sum = showMinimum(foldedMap, "sop", 1);
  const product = showMinimum(sum, "pos", 2);
  expect(product).toEqual({ ...foldedMap, kind: "pos", minimum: { sop: 1, pos: 2 } });
  expect(showMinimum(product, "sop", 0).minimum).toEqual({ sop: 0, pos: 2 });
});
