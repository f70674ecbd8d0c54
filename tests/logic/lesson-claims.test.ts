// What captions and questions of the lessons say of the expressions beside them: a caption names the functions that are drawn, and
// an answer is equal to what was asked for.

import { describe, expect, test } from "vitest";
import { piecesOf } from "#learn/core/marked-text.ts";
import { hazardIn } from "#learn/practice/consensus/core/hazard.ts";
import { consensus } from "#learn/practice/core/growth.ts";
import { productTree, type Product } from "#learn/practice/core/literals.ts";
import { maxTermOf, minTermOf } from "#learn/practice/canonical/core/tasks.ts";
import { waveforms } from "#learn/circuits/core/waveforms.ts";
import {
  expanded,
  expandedChain,
  ones,
  productForm,
  subject,
  sumForm,
  zeros,
} from "#lessons/05/forms/core/data.ts";
import { nested, nestedChain } from "#lessons/10/opening/core/data.ts";
import { allOf, questions as between } from "#lessons/09/between/core/data.ts";
import {
  circuits as hazardCircuits,
  maps,
  questions as hazards,
  timings as hazardTimings,
} from "#lessons/09/hazards/core/data.ts";
import { lessonData } from "#support/lessons/lesson-data.ts";
import { crateDifference, cratePrimes, crateTable } from "#support/logic/crate-values.ts";
import { gatesOf } from "#support/lessons/circuit-sizes.ts";
import { typedText } from "#notation/core/typed-text.ts";

/** The mathematics of a marked text. */
const mathsIn = (text: string) =>
  piecesOf(text).flatMap((piece) => (piece.kind === "maths" ? [piece.text] : []));

/** Named functions in a marked text, such as `F = A.B`. */
const namedIn = (text: string) =>
  mathsIn(text).flatMap((maths) => {
    const [, name, value] = /^([A-Z]) = (.*[A-Za-z].*)$/.exec(maths) ?? [];
    return name === undefined || value === undefined ? [] : [{ name, value }];
  });

const isCompound = (maths: string) => /[.+^']/.test(maths) && !maths.includes("=");

const captioned = lessonData.circuits.filter(({ value }) => namedIn(value.caption).length > 0);

test.each(captioned)("$name: the caption gives the bulbs their functions", ({ value }) => {
  for (const { name, value: text } of namedIn(value.caption))
    expect(value.bulbs.find((bulb) => bulb.name === name)?.text, name).toBe(text);
});

test.each(lessonData.circuits)("$name: the caption names what is drawn", ({ value }) => {
  const names = new Set(value.bulbs.map(({ name }) => name));
  const inputs = new Set(crateTable(value.bulbs.map(({ text }) => text).join("+")).variables);
  const gates = value.bulbs.flatMap(({ text }) => [text, ...gatesOf([{ name: "Y", text }])]);
  for (const maths of mathsIn(value.caption).filter((each) => !each.includes("="))) {
    const isDrawn = names.has(maths) || inputs.has(maths);
    const isGateOrEqual = isCompound(maths) && gates.some((gate) => crateDifference(gate, maths) === null);
    expect(isDrawn || isGateOrEqual, `${value.caption}: ${maths}`).toBe(true);
  }
});

test.each(lessonData.maps)("$name: the caption names groups and cells that are drawn", ({ value }) => {
  const { caption, names, ones: drawn, dontCares = [], groups = [], kind = "sop" } = value;
  const own = [...drawn, ...dontCares];
  const whole = kind === "sop" ? groups.join("+") : groups.map((sum) => `(${sum})`).join(".");
  for (const maths of mathsIn(caption).filter((each) => !names.includes(each) || groups.includes(each)))
    if (!/=/.test(maths)) expect([...groups, whole], caption).toContain(maths);
  const [, listed] = /Σm\(([\d, ]+)\)/.exec(caption) ?? [];
  if (listed !== undefined) expect(listed.split(",").map(Number)).toEqual([...drawn]);
  for (const [, cells = ""] of caption.matchAll(/[Cc]ells? ((?:\d+|, | and )+)/g))
    for (const [cell] of cells.matchAll(/\d+/g)) expect(own, `${caption}: ${cell}`).toContain(Number(cell));
});

test.each(lessonData.workings)("$name: the caption is the number and the base", ({ value }) => {
  const { caption, digits, base, target } = value;
  for (const each of [base, target]) expect([2, 10, 16]).toContain(each);
  expect(caption).toBe(
    target === 10 ? `${digits} in base ${base}, in decimal` : `${digits} in base ${target}`,
  );
});

test.each(lessonData.timings)(
  "$name: the caption says the function, the fixed inputs and the change",
  ({ value }) => {
    expect(Object.keys(value.before)).toContain(value.changes);
    for (const { value: text } of namedIn(value.caption)) expect(value.text).toBe(text);
    for (const maths of mathsIn(value.caption).filter((each) => /^[A-Z]'? = [01]$/.test(each)))
      expect(maths, value.caption).toMatch(/^[A-Z] = /);
    const fixed = mathsIn(value.caption).flatMap((maths) => /^([A-Z]) = ([01])$/.exec(maths)?.slice(1) ?? []);
    for (const [at, name] of fixed.entries())
      if (at % 2 === 0) expect(String(value.before[name]), name).toBe(fixed[at + 1]);
    if (fixed.length > 0)
      expect(value.caption).toContain(`{${value.changes}} goes from ${value.before[value.changes]} to`);
  },
);

test("an option that names a change of one input names it without NOT", () => {
  const changes = lessonData.texts.flatMap(({ value }) => /^\{([^}]*)\}, while/.exec(value)?.slice(1) ?? []);
  expect(changes).toHaveLength(3);
  for (const name of changes) expect(name).toMatch(/^[A-C]$/);
});

test("variables in a list are plain letters in their order", () => {
  const lists = lessonData.texts.flatMap(({ value }) =>
    [...value.matchAll(/(?<=^|of )(?:\{[A-E]'?\}, )+\{[A-E]'?\} (?:and|or) \{[A-E]'?\}/g)].map(([list]) =>
      mathsIn(list),
    ),
  );
  expect(lists.length).toBeGreaterThan(5);
  for (const names of lists) expect(names).toEqual(["A", "B", "C", "D", "E"].slice(0, names.length));
});

test.each(lessonData.maps)("$name: values that part the map are both values of one variable", ({ value }) => {
  const parts = mathsIn(value.caption).filter((maths) => maths.includes("="));
  if (parts.length > 0) expect(parts).toEqual([`${value.names[0]} = 0`, `${value.names[0]} = 1`]);
});

/** Words of the first lessons also name the complement of a part. */
const laterMistakes = lessonData.mistakes.filter(({ lesson }) => Number(lesson) >= 5);

test.each(laterMistakes)(
  "$name: its words name a part of the left side, or one of both sides",
  ({ value }) => {
    for (const maths of mathsIn(value.words).filter(isCompound)) {
      const isPart = value.left.includes(maths);
      const isSide = [value.left, value.right].some((side) => crateDifference(side, maths) === null);
      expect(isPart || isSide, maths).toBe(true);
    }
  },
);

const compoundTables = lessonData.tables.filter(
  ({ value }) => namedIn(value.caption).length > 0 || mathsIn(value.caption).some(isCompound),
);

test.each(compoundTables)("$name: each expression of the caption is a column", ({ value }) => {
  const texts = value.functions.map(({ text }) => text);
  for (const { value: text } of namedIn(value.caption)) expect(texts).toContain(text);
  for (const maths of mathsIn(value.caption).filter(isCompound)) expect(texts, maths).toContain(maths);
});

test.each([
  [expanded, expandedChain],
  [nested, nestedChain],
])("a chain of equations has all its lines", (equations, chain) => {
  expect(chain.split(" = ")).toEqual([equations[0]?.left, ...equations.map(({ right }) => right)]);
  for (const [at, { right }] of equations.slice(0, -1).entries()) expect(equations[at + 1]?.left).toBe(right);
});

const demanding = lessonData.questions.filter(
  ({ value }) => value.kind === "expression" && value.must !== undefined && value.must !== "minimal",
);

test.each(demanding)("$name: the answer is equal to what is asked for", ({ value }) => {
  if (value.kind !== "expression") throw new Error("Only such questions have a demand.");
  const [named] = namedIn(value.ask);
  const asked = named ? `(${named.value})'` : (mathsIn(value.ask).at(-1) ?? "");
  expect(crateDifference(value.answer, asked), asked).toBeNull();
});

test("the function of lesson 05 has the rows, min terms and max terms that it names", () => {
  const column = crateTable(subject).columns[0] ?? [];
  expect(column.flatMap((value, row) => (value === 1 ? [row] : []))).toEqual(ones);
  expect(column.flatMap((value, row) => (value === 0 ? [row] : []))).toEqual(zeros);
  const names = ["A", "B", "C"];
  expect(sumForm.right).toBe(ones.map((row) => minTermOf(row, names)).join("+"));
  expect(productForm.right).toBe(zeros.map((row) => `(${maxTermOf(row, names)})`).join("."));
});

describe("lesson 09", () => {
  const productOf = (text: string): Product =>
    text.split(".").map((literal) => ({ name: literal.charAt(0), isNot: literal.endsWith("'") }));
  const textOf = (product: Product | null) => product && typedText(productTree(product));

  test("each consensus that is asked for is that of the two terms of its question", () => {
    for (const { ask, answer } of [between.write, between.next]) {
      const [one = "", other = ""] = mathsIn(ask);
      expect(textOf(consensus(productOf(one), productOf(other))), ask).toBe(answer);
    }
    const found = between.whichPair.options.map((option) => {
      const [one = "", other = ""] = mathsIn(option.text);
      return consensus(productOf(one), productOf(other)) !== null;
    });
    expect(found).toEqual(between.whichPair.options.map((option) => "isRight" in option));
  });

  test("exactly the superfluous term can be left out", () => {
    const [sum = ""] = mathsIn(between.superfluous.ask);
    for (const option of between.superfluous.options) {
      const [term = ""] = mathsIn(option.text);
      const others = sum.split("+").filter((each) => each !== term);
      expect(others.length, term).toBe(sum.split("+").length - 1);
      expect(crateDifference(others.join("+"), sum) === null, term).toBe("isRight" in option);
      const row = /In row (\d+)/.exec(option.says)?.[1];
      if (row === undefined) continue;
      const { columns } = crateTable(sum, ...sum.split("+"));
      const own = sum.split("+").filter((_, at) => columns[at + 1]?.[Number(row)] === 1);
      expect(own, option.says).toEqual([term]);
    }
    const [kept = "", whole = ""] = mathsIn(between.test.ask);
    expect(
      crateDifference(
        whole
          .split("+")
          .filter((each) => each !== kept)
          .join("+"),
        whole,
      ),
    ).toBeNull();
  });

  test("the added term removes the hazard that the sum has, and the added factor is its dual", () => {
    const [sum = ""] = mathsIn(hazards.add.ask);
    const products = sum.split("+").map(productOf);
    const names = ["A", "B", "C"];
    expect(hazardIn(products, names)?.variable).toBe("B");
    expect(hazardIn([...products, productOf(hazards.add.answer)], names)).toBeNull();
    expect(crateDifference(`${sum}+${hazards.add.answer}`, sum)).toBeNull();
    const [product = ""] = mathsIn(hazards.dual.ask);
    const dual = hazardCircuits.short.bulbs[0].text
      .split("+")
      .map((term) => `(${term.replaceAll(".", "+")})`);
    expect(product).toBe(dual.join("."));
    expect(crateDifference(`${product}.(${hazards.dual.answer})`, product)).toBeNull();
  });

  test("circuits, maps and captions are of one function, without and with the consensus", () => {
    for (const key of ["short", "covered"] as const) {
      const { text } = hazardCircuits[key].bulbs[0];
      expect(hazardTimings[key].text).toBe(text);
      expect([...maps[key].groups].toSorted()).toEqual(text.split("+").toSorted());
      for (const maths of mathsIn(maps[key].caption)) expect(text.split("+")).toContain(maths);
      const { columns } = crateTable(text);
      expect(columns[0]?.flatMap((bit, row) => (bit === 1 ? [row] : []))).toEqual([...maps[key].ones]);
    }
  });

  test("the longer sum has all prime implicants of the shorter one, and each further consensus is in one of them", () => {
    expect(allOf.right.split("+").toSorted()).toEqual(cratePrimes(allOf.left).toSorted());
    expect(crateDifference(allOf.left, allOf.right)).toBeNull();
  });

  test("F falls for one gate delay, and with the consensus it stays", () => {
    const valuesOf = (
      name: string,
      of: readonly { readonly name: string; readonly values: readonly number[] }[],
    ) => of.find((line) => line.name === name)?.values.join("");
    const short = waveforms(hazardTimings.short);
    expect(short.map(({ name }) => name)).toEqual(["A", "A'", "A.B", "A'.C", "F"]);
    expect(valuesOf("A", short)).toMatch(/^10+$/);
    expect(valuesOf("F", short)).toMatch(/^1+01+$/);
    expect(valuesOf("A.B", short)).toMatch(/^110+$/);
    const covered = waveforms(hazardTimings.covered);
    expect(valuesOf("F", covered)).toMatch(/^1+$/);
    expect(valuesOf("B.C", covered)).toMatch(/^1+$/);
  });
});
