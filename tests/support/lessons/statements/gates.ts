// Statements in lessons about gates, bits that are added, and expressions that are equal: the words of each, and whether it holds.

import { abc, binary, mathsIn, numbersIn, without } from "../question-words.ts";
import { bitOf, count, gates, isEqual, valueAt, type Statement } from "../sentences.ts";

/** "{A} and {C} are 1, and {B} is 0": the values. */
const valuesAsked = (ask: string) =>
  [...ask.matchAll(/((?:\{[A-C]\}(?:, | and )?)+) (?:is|are) ([01])/g)].flatMap(
    ([, names = "", value = ""]) => mathsIn(names).map(() => value),
  );

export const ofGates: readonly Statement[] = [
  [
    /^(\w+) is ([01]) in row (\d) too/g,
    (_, name = "", value = "", row = "") =>
      // S is 1 in rows 1 and 2.
      ![1, 2].includes(Number(row)) && valueAt(gates[name] ?? "", Number(row), ["A", "B"]) === Number(value),
  ],
  [
    /S is ([01]) if exactly one of the two bits is ([01])/g,
    ({ text }, value = "", bit = "") =>
      bit === "1" && [1, 2].every((row) => valueAt(gates[text] ?? "", row, ["A", "B"]) === Number(value)),
  ],
  [
    /(\w+) of the (?:three )?bits are ([01])(?:, and two is ([01]+))?\.$/g,
    ({ ask }, number = "", bit = "", bits = "10") =>
      count(number) === valuesAsked(ask).filter((value) => value === bit).length && binary(bits) === 2,
  ],
  [
    /^This is three, ([01]+)/g,
    ({ text }, bits = "") => bits === numbersIn(text).join("") && binary(bits) === 3,
  ],
  [
    /K is ([01]) if at least two of the three bits are ([01])/g,
    ({ of }, value = "", bit = "") =>
      without([], 8)
        .filter((row) => abc.filter((name) => bitOf(row, name) === Number(bit)).length >= 2)
        .every((row) => valueAt(of, row, abc) === Number(value)),
  ],
  [/all five inputs are ([01])/g, (_, value = "") => value === "1"],
  [
    /Each input that is ([01]) makes the output ([01])/g,
    (_, input = "", output = "") => isEqual(`(${input}.A)'`, output),
  ],
  [/In these rows it is ([01])/g, ({ text }, value = "") => Number(text) === 31 && value === "1"],
  [
    /One input that is ([01]) is enough for ([01])/g,
    (_, input = "", output = "") => isEqual(`(${input}+A)'`, output),
  ],
  [
    /OR is ([01])(?: there)?, and its complement is ([01])/g,
    ({ text }, value = "", complement = "") => {
      const inputs = numbersIn(text).at(-1) ?? "";
      return isEqual(`${inputs}+${inputs}`, value) && isEqual(`${value}'`, complement);
    },
  ],
  [
    /output of a NOR gate is ([01]) only if all inputs are ([01])/g,
    (_, output = "", input = "") =>
      isEqual(`(${input}+${input})'`, output) && isEqual(`(${input}'+A)'`, `${output}'`),
  ],
  [/From now on we write \{([^}]*)\} for this gate/g, ({ of }, text = "") => isEqual(text, of)],
  [/That is \{([^}]*)\}, which is (\w+)/g, (_, text = "", name = "") => isEqual(text, gates[name] ?? "")],
  [
    /(\w+) is \{([^}]*)\}: AND with bubbles at its inputs/g,
    (_, name = "", text = "") => isEqual(text, gates[name] ?? ""),
  ],
  [/\{([A-D.+()']+)\} is \{([A-D.+()']+)\}/g, (_, one = "", other = "") => isEqual(one, other)],
  [
    /(\w+) ones are an even number, so XOR gives ([01])/g,
    ({ ask }, number = "", value = "") => {
      const sent = numbersIn(ask).filter((bit) => bit === "1").length;
      return count(number) === sent && sent % 2 === Number(value);
    },
  ],
  [/XOR gives ([01]) for an odd number of ones/g, (_, value = "") => isEqual("1^0", value)],
  [/XOR of all four was ([01])/g, (_, value = "") => isEqual("A^B^C^(A^B^C)", value)],
  [
    /It was ([01]), and one change makes it ([01])/g,
    ({ text }, before = "", after = "") =>
      isEqual("A^B^C^(A^B^C)", before) && isEqual("A'^B^C^(A^B^C)", after) && text === after,
  ],
  [
    /With \{S = ([01])\} it is \{(A'?)\}, and with \{S = ([01])\} it is \{(A'?)\}/g,
    (_, one = "", first = "", other = "", second = "") =>
      isEqual(`A^${one}`, first) && isEqual(`A^${other}`, second) && one !== other,
  ],
];
