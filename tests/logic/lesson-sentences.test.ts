// The sentences beside the options and answers of lessons 05 to 11: what they state of rows, digits, sizes and terms is worked
// out with the crate's values or plain arithmetic.

import { describe, expect, test } from "vitest";
import type { Question } from "#learn/core/data.ts";
import { consensus } from "#learn/practice/core/growth.ts";
import { productTree } from "#learn/practice/core/literals.ts";
import { typedText } from "#expression/core/typed-text.ts";
import {
  abc,
  abcd,
  binary,
  expressionIn,
  isBits,
  isCompound,
  isSize,
  mathsIn,
  namesOf,
  numbersIn,
  ones,
  productsOf,
  questions,
  rowsIn,
  same,
} from "#support/lessons/question-words.ts";
import { crateDifference } from "#support/logic/crate-values.ts";

/** Each sentence beside an option or an answer, with the expression that it is about. */
const sentences = questions.flatMap(({ key, value }) => {
  const beside = (value as Question).because;
  const own = value.kind === "expression" ? value.answer : "";
  const reasons = beside === undefined ? [] : [{ key, says: beside, of: own, text: own, ask: value.ask }];
  if (value.kind !== "choice") return reasons;
  return value.options.map(({ text, says }) => ({ key, says, of: expressionIn(text), text, ask: value.ask }));
});

const count: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};

describe("the sentences beside options and answers", () => {
  test("a number and its bits belong together, and so do the values of a row put in", () => {
    let pairs = 0;
    for (const { key, says, ask } of sentences) {
      const bits = new Map<number, string>();
      for (const [, left = "", right = ""] of says.matchAll(/(\d+) is (\d+)\b/g)) {
        if (isBits(left) === isBits(right)) continue;
        const [digits, number] = isBits(left) ? [left, Number(right)] : [right, Number(left)];
        bits.set(number, digits);
        expect(binary(digits), `${key}: ${says}`).toBe(number);
        pairs += 1;
      }
      for (const [, maths = "", values = ""] of says.matchAll(/\{([A-D.+']+)\} is \{([01.+]+)\}/g)) {
        const [row = rowsIn(ask)[0] ?? 0] = bits.keys();
        const put = maths.replaceAll(/([A-C])('?)/g, (_, name: string, bar: string) =>
          String(((row >> (2 - abc.indexOf(name))) & 1) ^ (bar === "" ? 0 : 1)),
        );
        expect(values, `${key}: ${says}`).toBe(put);
        pairs += 1;
      }
    }
    expect(pairs).toBeGreaterThan(12);
  });

  test("rows that are listed are those with a 1, and values that are stated are those of a row", () => {
    let stated = 0;
    for (const { key, says, ask } of sentences) {
      const listed = /rows (\d+(?:, \d+)* and \d+)\.$/.exec(says)?.[1];
      if (listed !== undefined && key === "05 how-many") {
        expect(rowsIn(listed), says).toEqual(ones(expressionIn(ask), abc));
        stated += 1;
      }
      for (const [, row = "", values = ""] of says.matchAll(
        /Row (\d+) has ((?:\{[AB] = [01]\}(?: and )?)+)/g,
      )) {
        const bits = mathsIn(values).map((one) => [one.charAt(0), one.at(-1)]);
        expect(bits, `${key}: ${says}`).toEqual([
          ["A", String(Number(row) >> 1)],
          ["B", String(Number(row) & 1)],
        ]);
        stated += 1;
      }
    }
    expect(stated).toBe(4);
  });

  test("what changes and what stays between the cells of a group is said rightly", () => {
    let groups = 0;
    for (const { key, says, of, ask } of sentences) {
      if (!/^06 (?:pair|foursome|edge)$/.test(key)) continue;
      const names = namesOf(ask);
      const bitOf = (row: number, name: string) => (row >> (names.length - 1 - names.indexOf(name))) & 1;
      const cells = rowsIn(ask);
      for (const [, named = "", verb = "", bit] of says.matchAll(
        /((?:\{[A-D]'?\}(?: and )?)+) (changes?|stays?)(?: ([01]))?/g,
      ))
        for (const name of mathsIn(named)) {
          const values = new Set(cells.map((row) => bitOf(row, name)));
          expect(names, says).toContain(name);
          expect(values.size, `${says} ${name}`).toBe(verb.startsWith("change") ? 2 : 1);
          if (bit !== undefined) expect(String([...values][0]), says).toBe(bit);
          groups += 1;
        }
      expect(same(ones(of, names), cells)).toBe(true);
    }
    expect(groups).toBe(8);
  });

  test("sums that are called equally small are, and what a value put in leaves is said rightly", () => {
    const [one = "", other = ""] = mathsIn(
      sentences.find(({ key }) => key === "06 equal-minima")?.says ?? "",
    );
    for (const sum of [one, other]) {
      expect(crateDifference(sum, "A'.B'+A.C+B.C'"), sum).toBeNull();
      expect(isSize(sum), sum).toBe(true);
    }
    const test09 = sentences.filter(({ key }) => key === "09 superfluous-test");
    expect(test09).toHaveLength(2);
    for (const { says, ask } of test09) {
      const [term = "", sum = ""] = mathsIn(ask);
      const put = mathsIn(says).filter((each) => each.includes("="));
      expect(put, says).toEqual(term.split(".").map((literal) => `${literal} = 1`));
      const rest = mathsIn(says).find((each) => !each.includes("="));
      if (rest === undefined) continue;
      const others = sum.split("+").filter((each) => each !== term);
      expect(others, sum).toHaveLength(2);
      expect(crateDifference(`(${others.join("+")}).A.C`, `(${rest}).A.C`), says).toBeNull();
    }
  });

  test("sums and remainders of numbers and of bits are right", () => {
    let sums = 0;
    for (const { key, says, text, ask } of sentences) {
      if (!key.startsWith("11")) continue;
      for (const [, one = "", other = "", result = ""] of says.matchAll(
        /([01]{4}) \+ ([01]{4}) is ([01]{4})\b/g,
      )) {
        expect((binary(one) + binary(other)) % 16, says).toBe(binary(result));
        sums += 1;
      }
      for (const [, one = "", other = "", result = ""] of says.matchAll(/(\d+) − (\d+) = (\d+)/g)) {
        expect(Number(one) - Number(other), says).toBe(Number(result));
        sums += 1;
      }
      const parts = /^(\d+(?: · \d+)?(?: \+ \d+)+)\./.exec(says)?.[1];
      if (parts === undefined) continue;
      const total = parts
        .split(" + ")
        .reduce(
          (sum, part) => sum + part.split(" · ").reduce((product, factor) => product * Number(factor), 1),
          0,
        );
      const value = questions.find((each) => each.key === key)?.value;
      const asked = value?.kind === "count" && "digits" in value.of ? value.of : { digits: text, base: 2 };
      expect(total, `${key}: ${says}`).toBe(Number.parseInt(asked.digits, asked.base));
      if (key === "11 add") expect(says).toContain(`${asked.digits}, which needs`);
      expect(ask).not.toBe("");
      sums += 1;
    }
    expect(sums).toBe(9);
  });

  test("what is said of a row of an option holds", () => {
    let rows = 0;
    for (const { key, says, of } of sentences) {
      if (!isCompound(of) && !/^[A-D]$/.test(of)) continue;
      const names = key.startsWith("05 which") || key.startsWith("05 free") ? ["A", "B"] : abc;
      for (const [, value = "", listed = ""] of says.matchAll(
        /(?:^|\. )It is ([01]) (?:there|in rows? ((?:\d+|,? and |, )+))/g,
      )) {
        const row = listed === "" ? /row (\d+)/.exec(says)?.slice(1) : numbersIn(listed);
        const found = ones(of, names);
        for (const at of row ?? []) {
          expect(found.includes(Number(at)) ? "1" : "0", `${key}: ${says}`).toBe(value);
          rows += 1;
        }
      }
    }
    expect(rows).toBeGreaterThan(5);
  });

  test("what is said of an option's size holds", () => {
    let sizes = 0;
    for (const { key, says, of } of sentences) {
      if (!isCompound(of)) continue;
      for (const [, has = "", what = ""] of says.matchAll(/^It has (\w+) terms?(?: and (\w+) literals)?/g)) {
        expect(of.split("+").length, `${key}: ${says}`).toBe(count[has]);
        if (what !== "") expect(of.match(/[A-D]/g)?.length, `${key}: ${says}`).toBe(count[what]);
        sizes += 1;
      }
    }
    expect(sizes).toBe(3);
  });

  test("the value of an option's digits is the one that is said", () => {
    let values = 0;
    for (const { key, says, text } of sentences) {
      const said = /^This is (\d+)\b/.exec(says)?.[1];
      if (said === undefined || !/^[01]+$/.test(text)) continue;
      expect(binary(text), `${key}: ${says}`).toBe(Number(said));
      values += 1;
    }
    expect(values).toBeGreaterThan(2);
  });

  test("an expression that is called another one is equal to it", () => {
    let called = 0;
    for (const { key, says } of sentences)
      for (const [, one = "", other = ""] of says.matchAll(/\{([A-D.+^()']+)\} is \{([A-D.+^()']+)\}/g)) {
        expect(crateDifference(one, other), `${key}: ${says}`).toBeNull();
        called += 1;
      }
    expect(called).toBeGreaterThan(0);
  });

  test("of lesson 09: each consensus, the rest of both terms, and the rows of one term alone", () => {
    const rest = (sum: string, but: string) => sum.split("+").filter((term) => term !== but);
    let stated = 0;
    for (const { key, says, of, text, ask } of sentences) {
      const [, named] = /[Tt]he consensus of the other two is \{([A-D.']+)\}/.exec(says) ?? [];
      const [, own] = /^\{[A-D]\} is the only one\. The consensus is \{([A-D.']+)\}/.exec(says) ?? [];
      const [, left, right] =
        /^\{[A-D]\} is opposed\. The rest of both is \{([A-D.']+)\} and \{([A-D.']+)\}/.exec(says) ?? [];
      const [, row] = /^In row (\d+) (?:of .* )?it is the only term that is 1/.exec(says) ?? [];
      if (named !== undefined) expect(named, key).toBe(consensusText(rest(expressionIn(ask), of)));
      if (own !== undefined) expect(own, key).toBe(consensusText(mathsIn(text)));
      if (left !== undefined) expect(crateDifference(`${left}.${right}`, of), key).toBeNull();
      if (row !== undefined) {
        const terms = expressionIn(ask).split("+");
        expect(
          terms.filter((term) => ones(term, abcd).includes(Number(row))),
          key,
        ).toEqual([of]);
      }
      stated += [named, own, left, row].filter((each) => each !== undefined).length;
    }
    expect(stated).toBe(5);
  });
});

const consensusText = ([one = "", other = ""]: readonly string[]) => {
  const [first, second] = productsOf(`${one}+${other}`);
  const product = first && second && consensus(first, second);
  return product ? typedText(productTree(product)) : "";
};
