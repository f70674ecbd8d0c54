// Statements in lessons about what an expression or a function is in a row: the words of each, and whether it holds.

import {
  abc,
  abcd,
  binary,
  expressionIn,
  mathsIn,
  ones,
  onesOfList,
  rowsIn,
  same,
  without,
} from "../question-words.ts";
import {
  bitOf,
  literalsOf,
  namesFor,
  putIn,
  rowAsked,
  valueAt,
  type Sentence,
  type Statement,
} from "../sentences.ts";

/** Each holds for all rows that are named in `list`. */
const inRows = ({ of, ...about }: Sentence, list: string, value: string) =>
  rowsIn(list).every((row) => valueAt(of, row, namesFor({ of, ...about })) === Number(value));

export const ofRows: readonly Statement[] = [
  [
    /(\d+) is ([01]{3}), so \{([^}]*)\} is \{([01+.]+)\} there/g,
    (about, row = "", bits = "", text = "", values = "") =>
      [binary(bits), rowAsked(about)].every((each) => each === Number(row)) &&
      text === about.of &&
      values === putIn(text, Number(row)),
  ],
  [
    /(\d+) is ([01]{3}): ((?:\{[A-C]\} and )*\{[A-C]\}) as they are, \{([A-C])\} with NOT/g,
    (about, row = "", bits = "", plain = "", barred = "") =>
      [binary(bits), rowAsked(about)].every((each) => each === Number(row)) &&
      literalsOf(about.of).join() === [...mathsIn(plain), `${barred}'`].join(),
  ],
  [
    /in each other row it is ([01])/g,
    (about, value = "") => inRows(about, without([rowAsked(about)], 8).join(), value),
  ],
  [
    /In row (\d+) it is \{([01.+]+)\}/g,
    (about, row = "", values = "") =>
      rowAsked(about) === Number(row) && values === putIn(about.of, Number(row)),
  ],
  [
    /This is the min term of row (\d+)\. It is ([01]) there/g,
    ({ of }, row = "", value = "") => same(ones(of, abc), [Number(row)]) && value === "1",
  ],
  [
    /each row with a ([01]): rows ((?:\d+(?:, | and )?)+)\.$/g,
    ({ ask }, value = "", rows = "") => value === "1" && same(rowsIn(rows), ones(expressionIn(ask), abc)),
  ],
  [
    /It is ([01]) in row (\d+), where a ([01]) is asked for/g,
    (about, value = "", row = "", wanted = "") =>
      inRows(about, row, value) &&
      wanted === "1" &&
      rowsIn(about.ask.split("Σd")[0] ?? "").includes(Number(row)),
  ],
  [
    /It is ([01]) in row (\d+) too/g,
    (about, value = "", row = "") =>
      !rowsIn(about.ask).includes(Number(row)) &&
      inRows(about, `${rowsIn(about.ask).join(" ")} ${row}`, value),
  ],
  [
    /It is ([01]) in rows? ((?:\d+(?:, | and )?)+)/g,
    (about, value = "", rows = "") => inRows(about, rows, value),
  ],
  [
    /Rows ((?:\d+(?:, | and )?)+) do not matter/g,
    ({ ask }, rows = "") => same(rowsIn(rows), rowsIn(ask.split("Σd")[1]?.split(")")[0] ?? "")),
  ],
  [/It is 1 where exactly one of the two is 1/g, ({ of }) => same(ones(of, ["A", "B"]), [1, 2])],
  [
    /In these rows the function is ([01])\. A max term makes it ([01])/g,
    ({ ask, text }, value = "", made = "") =>
      value === "1" &&
      made === "0" &&
      ask.includes("Σm") &&
      same(rowsIn(text), rowsIn(ask.split("Σm")[1] ?? "")),
  ],
  [
    /Row (\d+) is in neither list/g,
    ({ ask, text }, row = "") => ![...rowsIn(ask), ...rowsIn(text)].includes(Number(row)) && Number(row) < 8,
  ],
  [/It is ([01]) where \{F\} is ([01])/g, (_, value = "", other = "") => value !== other],
  [
    /As max terms it is (ΠM\([^)]*\))/g,
    ({ text }, list = "") => same(onesOfList(list, 8), onesOfList(text, 8)),
  ],
  [
    /That is \{F\} itself/g,
    ({ ask, text }) => same(onesOfList(text, 8), onesOfList(/Σm\([^)]*\)/.exec(ask)?.[0] ?? "", 8)),
  ],
  [
    /\{([A-C])\} is 1 in rows ([\d, and]+) too: \{([A-C])\} may be 0 or 1/g,
    ({ text }, name = "", rows = "", free = "") =>
      same([...rowsIn(text), ...rowsIn(rows)], ones(name, abc)) &&
      new Set(ones(name, abc).map((row) => bitOf(row, free))).size === 2,
  ],
  [
    /Row (\d+) is \{([A-C.']+)\}, where no variable is missing/g,
    ({ text }, row = "", product = "") =>
      same(ones(product, abc), [Number(row)]) && same(rowsIn(text), [Number(row)]),
  ],
  [
    /Row (\d+) has \{A = ([01])\} and \{B = ([01])\}/g,
    ({ text }, row = "", a = "", b = "") =>
      same(rowsIn(text), [Number(row)]) && binary(a + b) === Number(row),
  ],
  [/The lower line has \{A = ([01])\}/g, ({ text }, a = "") => (rowsIn(text)[0] ?? 0) >> 1 === Number(a)],
  [
    /\{([A-D.']+)\} covers cell (\d+) too/g,
    ({ text }, product = "", cell = "") =>
      same(rowsIn(text), [Number(cell)]) && ones(product, abcd).includes(Number(cell)),
  ],
  [/Without it, cell (\d+) is lost/g, ({ text }, cell = "") => same(rowsIn(text), [Number(cell)])],
  [
    /These two differ in rows ([\d, and]+)/g,
    ({ text }, rows = "") => {
      const [one = [], other = []] = mathsIn(text).map((each) => ones(each, ["A", "B"]));
      return same(
        rowsIn(rows),
        [...one, ...other].filter((row) => one.includes(row) !== other.includes(row)),
      );
    },
  ],
  [
    /In row (\d+)(?: of ([^.]*))? it is the only term that is 1/g,
    ({ ask, of }, row = "", names = "") =>
      (names === "" || mathsIn(names).join() === abcd.join()) &&
      expressionIn(ask)
        .split("+")
        .filter((term) => ones(term, abcd).includes(Number(row)))
        .join() === of,
  ],
];
