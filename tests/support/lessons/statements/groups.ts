// Statements in lessons about cells, groups of cells, and entries that merge: the words of each, and whether it holds.

import {
  abc,
  abcd,
  binary,
  isSize,
  mathsIn,
  numbersIn,
  ones,
  rowsIn,
  same,
  without,
} from "../question-words.ts";
import {
  bitOf,
  count,
  distance,
  isEqual,
  literalsOf,
  namesFor,
  type Holds,
  type Statement,
} from "../sentences.ts";

/** {A} is 1 in both, or it changes. */
const stays: Holds = ({ ask, ...about }, names = "", verb = "", value = "") =>
  mathsIn(names).every((name) => {
    const all = namesFor({ ask, ...about });
    const values = new Set(rowsIn(ask).map((row) => bitOf(row, name, all)));
    if (!all.includes(name)) return false;
    return verb.startsWith("change") ? values.size === 2 : values.size === 1 && values.has(Number(value));
  });

export const ofGroups: readonly Statement[] = [
  [/((?:\{[A-D]\}(?: and )?)+) (stays?|changes?)(?: ([01]))?/g, stays],
  [
    /^((?:[01]{4}(?:, | and )?)+):/g,
    ({ ask }, cells = "") => same(numbersIn(cells).map(binary), rowsIn(ask)),
  ],
  [
    /Cells (\d+) to (\d+) are \{([^}]*)\}\. Cell (\d+) has the neighbour (\d+), so it gives \{([^}]*)\}/g,
    ({ of }, first = "", last = "", group = "", cell = "", neighbour = "", pair = "") =>
      same(
        ones(group, abc),
        without([], 8).filter((row) => row >= Number(first) && row <= Number(last)),
      ) &&
      same(ones(pair, abc), [Number(cell), Number(neighbour)]) &&
      of === `${group}+${pair}`,
  ],
  [
    /\{([A-C])\} is ([01]) in all four cells, so the factor is \{([^}]*)\}/g,
    ({ ask, of }, name = "", value = "", factor = "") =>
      rowsIn(ask).length === 4 &&
      rowsIn(ask).every((row) => bitOf(row, name) === Number(value)) &&
      factor === of &&
      factor === (value === "0" ? name : `${name}'`),
  ],
  [
    /\{([^}]*)\} and \{([^}]*)\} both have (\w+) terms and (\w+) literals/g,
    ({ of }, one = "", other = "", terms = "", size = "") =>
      one === of &&
      [one, other].every(
        (sum) =>
          isEqual(sum, of) &&
          isSize(sum) &&
          sum.split("+").length === count(terms) &&
          literalsOf(sum).length === count(size),
      ),
  ],
  [
    /No: \{([P1-6.]+)\} is left as well/g,
    ({ ask }, product = "") => {
      const primes = ["A'.B'", "A'.C'", "B'.C", "B.C'", "A.C", "A.B"];
      const sumOf = (names: string) => names.split(".").map((name) => primes[Number(name.slice(1)) - 1]);
      const [one = "", other = ""] = [mathsIn(ask)[0] ?? "", product].map((names) => sumOf(names).join("+"));
      return one !== other && isEqual(one, other) && isSize(one) && isSize(other);
    },
  ],
  [
    /(\d+) cells are seen/g,
    ({ ask }, cells = "") => ask.includes("four variables") && Number(cells) === 2 ** 4,
  ],
  [
    /^There is one more, over the edge: from ([01]{3}) to ([01]{3}) one digit changes/g,
    ({ ask, text }, own = "", other = "") => {
      const cell = rowsIn(ask.split("cell").at(-1) ?? "")[0] ?? 0;
      return binary(own) === cell && same([...rowsIn(text), binary(other)], [cell ^ 1, cell ^ 2, cell ^ 4]);
    },
  ],
  [
    /from ([01]+) to ([01]+) (\w+) digits? changes?/gi,
    (_, one = "", other = "", digits = "") => distance(one, other) === count(digits),
  ],
  [
    /^(\d+) is ([01]{3})\. One digit changes: ((?:[01]{3} is \d(?:, )?)+)/g,
    ({ ask, text }, own = "", bits = "", pairs = "") => {
      const all = pairs.split(", ").map((pair) => pair.split(" is "));
      return (
        rowsIn(ask.split("cell").at(-1) ?? "")[0] === Number(own) &&
        binary(bits) === Number(own) &&
        all.every(([other = "", cell]) => binary(other) === Number(cell) && distance(bits, other) === 1) &&
        same(
          all.map(([, cell]) => Number(cell)),
          rowsIn(text),
        )
      );
    },
  ],
  [
    /^(\d+) is ([01]{3})\./g,
    ({ text }, cell = "", bits = "") => binary(bits) === Number(cell) && rowsIn(text).includes(Number(cell)),
  ],
  [
    /^(\d+) is ([01]{3}) and (\d+) is ([01]{3}):/g,
    ({ ask }, one = "", first = "", other = "", second = "") =>
      same(rowsIn(ask), [Number(one), Number(other)]) && same(rowsIn(ask), [binary(first), binary(second)]),
  ],
  [
    /^(\d+) is ([01]{5}) and (\d+) is ([01]{5})\. (\w+) digits? changes?/g,
    ({ ask, text }, one = "", first = "", other = "", second = "", digits = "") =>
      same(rowsIn(ask), [Number(one)]) &&
      same(rowsIn(text), [Number(other)]) &&
      binary(first) === Number(one) &&
      binary(second) === Number(other) &&
      distance(first, second) === count(digits),
  ],
  [
    /^(\d+) is ([01]{5})\. The first digit and the last one change/g,
    ({ ask, text }, cell = "", bits = "") =>
      same(rowsIn(text), [Number(cell)]) &&
      binary(bits) === Number(cell) &&
      ((rowsIn(ask)[0] ?? 0) ^ Number(cell)) === 0b10001,
  ],
  [
    /^(All four|The last two) digits differ/g,
    ({ text }, which = "") => {
      const [one = "", other = ""] = numbersIn(text);
      const differing = [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]));
      return same(differing, which === "All four" ? [0, 1, 2, 3] : [2, 3]);
    },
  ],
  [
    /One digit differs\. They merge to ([01-]+)/g,
    ({ text }, merged = "") => {
      const [one = "", other = ""] = numbersIn(text);
      return merged === [...one].map((digit, at) => (digit === other[at] ? digit : "-")).join("");
    },
  ],
  [
    /^([01]) is a literal with NOT, ([01]) is one without/g,
    ({ ask, of }, barred = "", plain = "") =>
      barred !== plain &&
      [...(/[01-]{4}/.exec(ask)?.[0] ?? "")]
        .flatMap((digit, at) => {
          if (digit === "-") return [];
          return [barred, plain].indexOf(digit) === 0 ? `${abcd[at]}'` : abcd[at];
        })
        .join(".") === of,
  ],
];
