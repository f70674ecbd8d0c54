// The questions of lessons 05 to 11 answered by the words of each question, with the crate's values or plain arithmetic: what the
// data calls right must be that answer. And what the sentences beside options and answers state of rows, digits and sizes.

import { describe, expect, test } from "vitest";
import { rightOptions } from "#learn/core/choice.ts";
import type { Question } from "#learn/core/data.ts";
import { piecesOf } from "#learn/core/marked-text.ts";
import { hazardIn } from "#learn/practice/consensus/core/hazard.ts";
import { consensus } from "#learn/practice/core/growth.ts";
import { productTree } from "#learn/practice/core/literals.ts";
import { ones as subjectOnes, subject, zeros as subjectZeros } from "#lessons/05/forms/core/data.ts";
import { works } from "#lessons/06/tables/core/works.ts";
import { questions as trees } from "#lessons/07/trees/core/data.ts";
import { circuits as levels } from "#lessons/07/levels/core/data.ts";
import { buildTasks } from "#lessons/08/only/core/data.ts";
import { twoTable } from "#lessons/10/opening/core/data.ts";
import { placeTable } from "#lessons/11/signed/core/data.ts";
import { typedText } from "#expression/core/typed-text.ts";
import { gateCount, levelCount } from "#support/lessons/circuit-sizes.ts";
import { lessonData } from "#support/lessons/lesson-data.ts";
import { crateDifference, crateMinimum, crateTable } from "#support/logic/crate-values.ts";

const mathsIn = (text: string) =>
  piecesOf(text).flatMap((piece) => (piece.kind === "maths" ? [piece.text] : []));
const isCompound = (maths: string) => /^[A-FS01.+^()']+$/.test(maths) && /[.+^']/.test(maths);
const expressionIn = (text: string) => mathsIn(text).find(isCompound) ?? mathsIn(text)[0] ?? "";
/** Whole numbers outside of mathematics. */
const numbersIn = (text: string) =>
  [...text.replaceAll(/\{[^}]*\}/g, "").matchAll(/\d+/g)].map(([digits]) => digits);
const rowsIn = (text: string) => numbersIn(text).map(Number);
const namesIn = (text: string) => mathsIn(text).filter((maths) => /^[A-E]$/.test(maths));

/** The rows in which an expression is 1, over these variables. */
function ones(text: string, names: readonly string[]): readonly number[] {
  const { variables, columns } = crateTable(text, names.join("+"));
  expect(variables, text).toEqual([...names]);
  return columns[0]?.flatMap((bit, row) => (bit === 1 ? [row] : [])) ?? [];
}
const without = (rows: readonly number[], count: number) =>
  Array.from({ length: count }, (_, row) => row).filter((row) => !rows.includes(row));
const same = (one: readonly number[], other: readonly number[]) =>
  one.toSorted((a, b) => a - b).join() === other.toSorted((a, b) => a - b).join();
/** The rows in which the function of a list of min terms or max terms is 1. */
const onesOfList = (list: string, count: number) =>
  list.startsWith("Σm") ? rowsIn(list) : without(rowsIn(list), count);
const isSize = (text: string) => {
  const { terms, literals } = crateMinimum(text);
  return text.split("+").length === terms && (text.match(/[A-D]/g)?.length ?? 0) === literals;
};
const isBits = (digits: string) => /^[01]{3,5}$/.test(digits);
const binary = (digits: string) => Number.parseInt(digits, 2);
const inverted = (bits: string) => [...bits].map((bit) => 1 - Number(bit)).join("");
const negated = (bits: string) =>
  ((2 ** bits.length - binary(bits)) % 2 ** bits.length).toString(2).padStart(bits.length, "0");
const fraction = (digits: string) =>
  [...(digits.split(".")[1] ?? "")].reduce((sum, digit, at) => sum + Number(digit) / 2 ** (at + 1), 0);

const abc = ["A", "B", "C"];
const abcd = [...abc, "D"];
/** Names in the question, or `A`, `B` and `C`. */
const namesOf = (ask: string) => (namesIn(ask).length > 1 ? namesIn(ask) : abc);

/** Whether an option or an answer is right, by the question's words. */
type IsRight = (answer: string, ask: string) => boolean;

const isGroup: IsRight = (answer, ask) =>
  same(ones(answer, namesOf(ask)), rowsIn(ask.replace("have a 1", "")));

const answers: Readonly<Record<string, IsRight>> = {
  "05 min-term": isGroup,
  "05 max-term": (answer, ask) => same(without(ones(answer, abc), 8), rowsIn(ask)),
  "05 factor": (option, ask) =>
    same(without(ones(expressionIn(option), abc), 8), rowsIn(ask.split("row")[1] ?? "")),
  "05 convert": (option, ask) => option.startsWith("ΠM") && same(onesOfList(option, 8), rowsIn(ask)),
  "05 complement": (option, ask) => same(onesOfList(option, 8), without(rowsIn(ask), 8)),
  "05 expand": (option) => same(rowsIn(option), ones("B", abc)),
  "05 which-function": (option, ask) => same(ones(expressionIn(option), ["A", "B"]), rowsIn(ask)),
  "05 free-rows": (option, ask) => {
    const [first = "", free = ""] = ask.split("Σd");
    const found = ones(expressionIn(option), ["A", "B"]);
    return (
      rowsIn(first).every((row) => found.includes(row)) &&
      found.every((row) => rowsIn(first).includes(row) || rowsIn(free).includes(row))
    );
  },
  "06 smaller": (option) => isSize(expressionIn(option)),
  "06 which-cell": (option, ask) =>
    rowsIn(option)[0] ===
    binary(
      mathsIn(ask)
        .map((one) => one.at(-1))
        .join(""),
    ),
  "06 neighbours": (option) => same(rowsIn(option), [2 ^ 1, 2 ^ 2, 2 ^ 4]),
  "06 pair": isGroup,
  "06 foursome": isGroup,
  "06 grow": isGroup,
  "06 edge": isGroup,
  "06 equal-minima": (answer, ask) => isGroup(answer, ask) && isSize(answer),
  "06 zeros": (answer, ask) => same(without(ones(answer, abc), 8), rowsIn(ask)),
  "06 twin": (option, ask) => rowsIn(option)[0] === (rowsIn(ask)[0] ?? 0) + 16,
  "06 merge": (option) => {
    const [one = "", other = ""] = numbersIn(option);
    return [...one].filter((digit, at) => digit !== other[at]).length === 1;
  },
  "06 dash": (answer, ask) => {
    const entry = /[01]*-[01-]*/.exec(ask)?.[0] ?? "";
    const fits = (row: number) =>
      [...row.toString(2).padStart(4, "0")].every((bit, at) => entry[at] === "-" || entry[at] === bit);
    return same(ones(answer, abcd), without([], 16).filter(fits));
  },
  "06 petrick": (option, ask) =>
    mathsIn(option).join(".") === mathsIn(ask)[0] && option.endsWith("together cover all rows."),
  "07 digit": (option) => {
    const gates: Readonly<Record<string, string>> = { OR: "A+B", XOR: "A^B", AND: "A.B" };
    return same(ones(gates[option] ?? "", ["A", "B"]), [1, 2]);
  },
  "07 full-row": (option, ask) => {
    const values = valuesIn(ask);
    const count = abc.filter((name) => values[name] === 1).length;
    return same(rowsIn(option), [count >> 1, count & 1]) && option.startsWith(`K = ${count >> 1},`);
  },
  "07 carry-of-full": (answer) => same(ones(answer, abc), [3, 5, 6, 7]),
  "07 level": (option) => option === "3",
  "07 level-of-factored": (option, ask) => rowsIn(option)[0] === levelCount(expressionIn(ask)),
  "07 gate-count": (option, ask) => rowsIn(option)[0] === gateCount(expressionIn(ask)),
  "07 shared-gates": (option, ask) => rowsIn(option)[0] === gateCount(expressionIn(ask)),
  "07 root": (option, ask) => option === (ones(expressionIn(ask), abc).length > 4 ? "OR" : "AND"),
  "08 nand-zero": (option) => option === "1",
  "08 even-bit": (option, ask) => rowsIn(option)[0] === rowsIn(ask).reduce((sum, bit) => sum ^ bit),
  "09 which-pair": (option) => {
    const [one = "", other = ""] = mathsIn(option).map((term) => term.split("."));
    const [left, right] = [one, other].map((term) => [...term]);
    const opposed = left?.filter((literal) => right?.includes(turned(literal)));
    return opposed?.length === 1;
  },
  "09 which-change": (option, ask) => {
    const [changed = "", ...fixed] = mathsIn(option);
    const found = hazardIn(productsOf(expressionIn(ask)), abc);
    const value = option.includes("while") ? Number(/(?:is|are) ([01])/.exec(option)?.[1]) : 0;
    return (
      found?.variable === changed &&
      fixed.every((name) => found.rows.every((row) => ((row >> (2 - abc.indexOf(name))) & 1) === value))
    );
  },
  "10 which-columns": (option) => {
    const [one = "", other = ""] = mathsIn(option);
    return crateDifference(one, other) === null;
  },
  "11 places": (option) => rowsIn(option).every((value, at) => value === 2 ** at),
  "11 write-binary": (option, ask) => binary(option) === rowsIn(ask)[0],
  "11 hex-bits": (option, ask) =>
    option === Number.parseInt(/is (\w+) in/.exec(ask)?.[1] ?? "", 16).toString(2),
  "11 half": (option, ask) => /^[01.]+$/.test(option) && fraction(option) === Number(/0\.\d+/.exec(ask)?.[0]),
  "11 ends": (option) => Number.isInteger(Number(option) * 1024),
  "11 overflow": (option, ask) => {
    const [one = "", other = ""] = numbersIn(ask);
    return option === ((binary(one) + binary(other)) % 16).toString(2).padStart(4, "0");
  },
  "11 ones-complement": (option, ask) => option === inverted(numbersIn(ask).at(-1) ?? ""),
  "11 twos-complement": (option, ask) => option === negated(numbersIn(ask).at(-1) ?? ""),
  "11 subtract": (option, ask) => option === negated(numbersIn(ask)[1] ?? ""),
  "11 negative": (option, ask) =>
    Number(option.replace("−", "-")) === binary(numbersIn(ask).at(-1) ?? "") - 16,
};

const turned = (literal: string) => (literal.endsWith("'") ? literal.slice(0, -1) : `${literal}'`);
const productsOf = (sum: string) =>
  sum
    .split("+")
    .map((term) =>
      term.split(".").map((literal) => ({ name: literal.charAt(0), isNot: literal.endsWith("'") })),
    );

/** "{A} and {C} are 1, and {B} is 0". */
function valuesIn(text: string): Readonly<Record<string, number>> {
  const found = [...text.matchAll(/((?:\{[A-Z]\}(?:, | and )?)+) (?:is|are) ([01])/g)];
  return Object.fromEntries(
    found.flatMap(([, names = "", value]) => mathsIn(names).map((name) => [name, Number(value)])),
  );
}

const questions = lessonData.questions
  .filter(({ lesson }) => Number(lesson) >= 5)
  .map(({ lesson, value }) => ({ key: `${lesson} ${value.id}`, value }));
const known = questions.filter(({ key }) => key in answers);

test("each of these answers belongs to a question", () => {
  const keys = new Set(questions.map(({ key }) => key));
  expect(Object.keys(answers).filter((key) => !keys.has(key))).toEqual([]);
});

test.each(known)("$key: right is what its words ask for", ({ key, value }) => {
  const isRight = answers[key];
  if (!isRight) throw new Error(`${key} has no answer.`);
  if (value.kind === "expression") {
    expect(isRight(value.answer, value.ask), value.answer).toBe(true);
    return;
  }
  if (value.kind !== "choice") throw new Error(`${key} has no options.`);
  const found = value.options.flatMap(({ text }, at) => (isRight(text, value.ask) ? [at] : []));
  expect(found).toEqual(rightOptions(value));
});

/** The expression to which the right option is equal, by the question's words. */
const equalTo: Readonly<Record<string, (ask: string) => string>> = {
  "06 stuck": expressionIn,
  "07 from-halves": () => "A.B+A.C+B.C",
  "07 same-function": () => levels.twoForms.bulbs[0].text,
  "08 not-by-nand": (ask) => `(${mathsIn(ask)[0]}.${mathsIn(ask)[0]})'`,
  "08 xor-of-same": (ask) => `${mathsIn(ask)[0]}^${mathsIn(ask)[0]}`,
  "08 xnor-of-not": () => "(A^B)'",
  "08 inverter-one": (ask) => (mathsIn(ask)[1] ?? "").replace("S", String(valuesIn(ask)["S"])),
  "10 dual-or-complement": (ask) => `(${mathsIn(ask)[0]})'`,
};

const equals = questions.filter(({ value }) => value.kind === "equal");

test.each(equals)("$key: the options are compared with what its words say", ({ key, value }) => {
  if (value.kind !== "equal") throw new Error("Only such questions are here.");
  const right = equalTo[key]?.(value.ask) ?? "";
  expect(right).not.toBe("");
  expect(crateDifference(value.to, right)).toBeNull();
});

test("values and numbers that are asked for are those of the words", () => {
  for (const { key, value } of questions) {
    if (value.kind === "value") expect(valuesIn(value.ask), key).toEqual(value.row);
    if (value.kind !== "count") continue;
    if ("ones" in value.of) expect(expressionIn(value.ask), key).toBe(value.of.ones);
    if ("literals" in value.of) expect(expressionIn(value.ask), key).toBe(value.of.literals);
    if (!("digits" in value.of)) continue;
    const { digits, base } = value.of;
    const number = Number.parseInt(digits, base);
    if (key === "11 largest") expect(number).toBe(2 ** 8 - 1);
    else if (key === "11 add")
      expect(number).toBe(
        numbersIn(value.ask)
          .slice(0, 2)
          .reduce((sum, bits) => sum + binary(bits), 0),
      );
    else expect(value.ask, key).toContain(`${digits} in base ${base}`);
  }
  const valueOf = (key: string) => questions.find((each) => each.key === key)?.value;
  expect(valueOf("07 check-row")).toMatchObject({ of: trees.whole.answer });
  expect(valueOf("08 triple")).toMatchObject({ of: "A^B^C" });
});

test("tasks for the Simulator are those of their words", () => {
  for (const { task, gates, words } of buildTasks) {
    expect(words).toContain(words.includes("XOR") ? "XOR" : `{${task}}`);
    if (words.includes("XOR")) expect(crateDifference(task, "A^B")).toBeNull();
    expect(words).toContain(`${gates[0].toUpperCase()} gates`);
  }
});

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

test("the rows of lesson 05 are those of its function, and the lists of lesson 06 those of their captions", () => {
  expect([...subjectOnes]).toEqual(ones(subject, abc));
  expect([...subjectZeros]).toEqual(without(ones(subject, abc), 8));
  for (const { caption, variables, ones: own } of Object.values(works)) {
    expect(rowsIn(/Σm\(([^)]*)\)/.exec(caption)?.[1] ?? ""), caption).toEqual([...own]);
    expect(2 ** variables, caption).toBe(16);
  }
});

test("the table of lesson 11 adds two bits and a carry, that of lesson 10 has both letters with a bar", () => {
  const [carry, bit] = placeTable.functions;
  expect(ones(carry?.text ?? "", abc)).toEqual([3, 5, 6, 7]);
  expect(ones(bit?.text ?? "", abc)).toEqual([1, 2, 4, 7]);
  expect(twoTable.functions.map(({ text }) => text)).toEqual(["A+B", "(A+B)'", "A'", "B'", "A'.B'"]);
});
