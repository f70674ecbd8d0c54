// The questions of lessons 05 to 11 answered by the words of each question, with the crate's values or plain arithmetic: what the
// data calls right must be that answer.

import { expect, test } from "vitest";
import { rightOptions } from "#learn/core/choice.ts";
import { chartOf } from "#learn/practice/by-hand/core/chart.ts";
import { hazardIn } from "#learn/practice/consensus/core/hazard.ts";
import { ones as subjectOnes, subject, zeros as subjectZeros } from "#lessons/05/forms/core/data.ts";
import { works } from "#lessons/06/tables/core/works.ts";
import * as trees from "#lessons/07/trees/core/data.ts";
import { circuits as levels } from "#lessons/07/levels/core/data.ts";
import { mistakes } from "#lessons/02/core/mistakes.ts";
import { brackets, complementOf } from "#lessons/10/complement/core/data.ts";
import { maps } from "#lessons/06/map/core/maps.ts";
import { buildTasks, threeInputs } from "#lessons/08/only/core/data.ts";
import { parityTable } from "#lessons/08/xor/core/data.ts";
import { circuits as hazardCircuits } from "#lessons/09/hazards/core/data.ts";
import { twoTable } from "#lessons/10/opening/core/data.ts";
import { placeTable } from "#lessons/11/signed/core/data.ts";
import { gateCount, gatesOf, levelCount } from "#support/lessons/circuit-sizes.ts";
import { lessonData } from "#support/lessons/lesson-data.ts";
import {
  abc,
  abcd,
  binary,
  expressionIn,
  fraction,
  inverted,
  isSize,
  mathsIn,
  namesOf,
  negated,
  numbersIn,
  ones,
  onesOfList,
  productsOf,
  questions,
  rowsIn,
  same,
  without,
} from "#support/lessons/question-words.ts";
import { crateDifference } from "#support/logic/crate-values.ts";

/** Whether an option or an answer is right, by the question's words. */
type IsRight = (answer: string, ask: string) => boolean;

const isGroup: IsRight = (answer, ask) =>
  same(ones(answer, namesOf(ask)), rowsIn(ask.replace("have a 1", "")));

const answers: Readonly<Record<string, IsRight>> = {
  "05 min-term": isGroup,
  "05 max-term": (answer, ask) => same(without(ones(answer, abc), 8), rowsIn(ask)),
  "05 factor": (option, ask) =>
    ask.includes("makes {F} 0 in") &&
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
    /\{A = [01]\} and \{B = [01]\}/.test(ask) &&
    rowsIn(option)[0] ===
      binary(
        mathsIn(ask)
          .map((one) => one.at(-1))
          .join(""),
      ),
  "06 neighbours": (option, ask) => {
    const [cell = 0] = rowsIn(ask.split("cell").at(-1) ?? "");
    return same(rowsIn(option), [cell ^ 1, cell ^ 2, cell ^ 4]);
  },
  "06 pair": isGroup,
  "06 foursome": isGroup,
  "06 grow": isGroup,
  "06 edge": isGroup,
  "06 only-group": (option, ask) => {
    const cells = ones(mathsIn(ask)[0] ?? "", abcd);
    const others = maps.essential.groups.filter((group) => group !== mathsIn(ask)[0]);
    const [cell = -1] = rowsIn(option);
    return (
      others.length === maps.essential.groups.length - 1 &&
      cells.includes(cell) &&
      chartOf({ variables: 4, ones: maps.essential.ones, dontCares: [] }).primes.filter(({ rows }) =>
        rows.includes(cell),
      ).length === 1
    );
  },
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
  "07 inner-gate": (answer, ask) =>
    crateDifference(answer, gatesOf(trees.circuits.read.bulbs)[(rowsIn(ask)[0] ?? 0) - 1] ?? "") === null,
  "07 carry-of-full": (answer) => same(ones(answer, abc), [3, 5, 6, 7]),
  "07 level": (option) => option === "3",
  "07 level-of-factored": (option, ask) => rowsIn(option)[0] === levelCount(expressionIn(ask)),
  "07 gate-count": (option, ask) => rowsIn(option)[0] === gateCount(expressionIn(ask)),
  "07 shared-gates": (option, ask) => rowsIn(option)[0] === gateCount(expressionIn(ask)),
  "07 root": (option, ask) => option === (ones(expressionIn(ask), abc).length > 4 ? "OR" : "AND"),
  "08 nand-zero": (option, ask) => option === "1" && rowsIn(ask)[0] === 2 ** 5,
  "08 nor-one": (option, ask) => {
    const all = /^When all inputs are ([01])$/.exec(option)?.[1];
    const wanted = /output of a NOR gate ([01])\?/.exec(ask)?.[1] ?? "";
    return all !== undefined && crateDifference(`(${all}+${all})'`, wanted) === null;
  },
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
  "09 price": (option) => {
    const [term] = mathsIn(option);
    return term !== undefined && covered.bulbs[0].text === `${short.bulbs[0].text}+${term}`;
  },
  "10 which-columns": (option) => {
    const [one = "", other = ""] = mathsIn(option);
    return crateDifference(one, other) === null;
  },
  "11 places": (option, ask) =>
    rowsIn(ask.split(",").slice(0, 3).join()).every((value, at) => value === 10 ** at) &&
    rowsIn(option).every((value, at) => value === 2 ** at),
  "11 remainders": (option, ask) => ask.includes("the place worth 1?") && option === "The first one",
  "11 write-binary": (option, ask) => binary(option) === rowsIn(ask)[0] && ask.endsWith("in base 2?"),
  "11 hex-bits": (option, ask) =>
    option === Number.parseInt(/is (\w+) in base 2/.exec(ask)?.[1] ?? "", 16).toString(2),
  "11 half": (option, ask) => /^[01.]+$/.test(option) && fraction(option) === Number(/0\.\d+/.exec(ask)?.[0]),
  "11 ends": (option, ask) => ask.endsWith("in base 2?") && Number.isInteger(Number(option) * 1024),
  "11 overflow": (option, ask) => {
    const [one = "", other = ""] = numbersIn(ask);
    return option === ((binary(one) + binary(other)) % 16).toString(2).padStart(4, "0");
  },
  "11 ones-complement": (option, ask) =>
    ask.includes("the 1's complement") && option === inverted(numbersIn(ask).at(-1) ?? ""),
  "11 twos-complement": (option, ask) =>
    ask.includes("the 2's complement") && option === negated(numbersIn(ask).at(-1) ?? ""),
  "11 subtract": (option, ask) => option === negated(numbersIn(ask)[1] ?? ""),
  "11 negative": (option, ask) =>
    Number(option.replace("−", "-")) === binary(numbersIn(ask).at(-1) ?? "") - 16,
};

const { short, covered } = hazardCircuits;

const turned = (literal: string) => (literal.endsWith("'") ? literal.slice(0, -1) : `${literal}'`);

/** "{A} and {C} are 1, and {B} is 0". */
function valuesIn(text: string): Readonly<Record<string, number>> {
  const found = [...text.matchAll(/((?:\{[A-Z]\}(?:, | and )?)+) (?:is|are) ([01])/g)];
  return Object.fromEntries(
    found.flatMap(([, names = "", value]) => mathsIn(names).map((name) => [name, Number(value)])),
  );
}

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
  "07 from-halves": (ask) => {
    const [bit = "", sum = ""] = mathsIn(ask);
    return `A.B+(${sum}).${bit}`;
  },
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

test("a dual that a question names has AND and OR exchanged", () => {
  const [text = "", dual = ""] = mathsIn(
    equals.find(({ value }) => value.ask.startsWith("The dual of"))?.value.ask ?? "",
  );
  const complemented = dual.replaceAll(/([A-C])('?)/g, (_, name: string, bar: string) =>
    bar === "" ? `${name}'` : name,
  );
  expect(crateDifference(complemented, `(${text})'`)).toBeNull();
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
  expect(valueOf("07 check-row")).toMatchObject({ of: trees.questions.whole.answer });
  expect(valueOf("08 triple")).toMatchObject({ of: "A^B^C" });
});

test("a row that the words of a question describe is the one that its answer is for", () => {
  let rows = 0;
  for (const { name, value } of lessonData.questions) {
    const bit = value.kind === "value" && /\b(?:both|all three) are ([01])\b/.exec(value.ask)?.[1];
    if (value.kind !== "value" || typeof bit !== "string") continue;
    expect(new Set(Object.values(value.row)), name).toEqual(new Set([Number(bit)]));
    rows += 1;
  }
  expect(rows).toBeGreaterThan(0);
});

test("expressions that are said to be equal are", () => {
  for (const { key, value } of questions) {
    if (value.kind !== "choice" || !value.ask.startsWith("All three are equal")) continue;
    const [first = "", ...others] = value.options.map(({ text }) => expressionIn(text));
    for (const other of others) expect(crateDifference(first, other), key).toBeNull();
  }
});

test("tasks for the Simulator are those of their words", () => {
  for (const { task, gates, words } of buildTasks) {
    expect(words).toContain(words.includes("XOR") ? "XOR" : `{${task}}`);
    if (words.includes("XOR")) expect(crateDifference(task, "A^B")).toBeNull();
    expect(words).toContain(`${gates[0].toUpperCase()} gates`);
  }
});

test("the rows of lesson 05 are those of its function, and the lists of lesson 06 those of their captions", () => {
  expect([...subjectOnes]).toEqual(ones(subject, abc));
  expect([...subjectZeros]).toEqual(without(ones(subject, abc), 8));
  for (const { caption, variables, ones: own } of Object.values(works)) {
    expect(rowsIn(/Σm\(([^)]*)\)/.exec(caption)?.[1] ?? ""), caption).toEqual([...own]);
    expect(2 ** variables, caption).toBe(16);
  }
});

test("the mistake of lesson 10 is its complement without the brackets", () => {
  expect(brackets.left).toBe(complementOf.left);
  expect(brackets.right).toBe(complementOf.right.replaceAll(/[()]/g, ""));
});

test("NAND of three inputs is the mistake of lesson 02 again", () => {
  expect([threeInputs.left, threeInputs.right]).toEqual([mistakes.nandThree.left, mistakes.nandThree.right]);
});

test("the table of lesson 08 goes from two inputs to three", () => {
  expect(parityTable.functions.map(({ text }) => text)).toEqual(["A^B", "A^B^C"]);
});

test("the table of lesson 11 adds two bits and a carry, that of lesson 10 has both letters with a bar", () => {
  const [carry, bit] = placeTable.functions;
  expect(ones(carry?.text ?? "", abc)).toEqual([3, 5, 6, 7]);
  expect(ones(bit?.text ?? "", abc)).toEqual([1, 2, 4, 7]);
  expect(twoTable.functions.map(({ text }) => text)).toEqual(["A+B", "(A+B)'", "A'", "B'", "A'.B'"]);
});
