// Statements in lessons about terms, their consensus, and a sum where variables have values: the words of each, and whether it holds.

import { hazardIn } from "#learn/practice/consensus/core/hazard.ts";
import { circuits as hazards } from "#lessons/09/hazards/core/data.ts";
import { abc, expressionIn, mathsIn, productsOf } from "../question-words.ts";
import { consensusOf, isEqual, isEqualWhere, otherTerms, valueAt, type Statement } from "../sentences.ts";

const hazardOf = (ask: string) => hazardIn(productsOf(expressionIn(ask)), abc);

/** Whether a variable is in one of the two terms as it is, and in the other one with NOT. */
const isOpposed = (name: string, terms: readonly string[]) =>
  [name, `${name}'`].every(
    (literal) => terms.filter((term) => term.split(".").includes(literal)).length === 1,
  );

/** What the two terms have beyond a variable. */
const isRest = (terms: readonly string[], opposed: string, rest: readonly string[]) =>
  terms.every(
    (term, at) =>
      term
        .split(".")
        .filter((literal) => literal.charAt(0) !== opposed)
        .join(".") === rest[at],
  );

/** The terms of the sum but for the one that is asked about first. */
const othersOf = (ask: string) => {
  const [term = "", sum = ""] = mathsIn(ask);
  return sum
    .split("+")
    .filter((each) => each !== term)
    .join("+");
};

/** Whether these are the values with which the term in question is 1. */
const isWhere = (ask: string, where: string) =>
  mathsIn(where).join() ===
  (mathsIn(ask)[0] ?? "")
    .split(".")
    .map((literal) => `${literal} = 1`)
    .join();

/** "{A}, while {B} is 0": the condition as "B = 0". */
const whileOf = (text: string) => text.replace(/^.*while \{([A-C])\} is ([01])$/, "$1 = $2");

export const ofTerms: readonly Statement[] = [
  [
    /\{([A-D])\} is the only one\. The consensus is \{([A-D.']+)\}/g,
    ({ text }, opposed = "", term = "") => {
      const terms = mathsIn(text);
      return isOpposed(opposed, terms) && term === consensusOf(terms);
    },
  ],
  [
    /Two variables are opposed, so the rest would have \{([A-D])\} and \{([A-D]')\}/g,
    ({ text }, plain = "", barred = "") => isOpposed(plain, mathsIn(text)) && barred === `${plain}'`,
  ],
  [
    /\{([A-D])\} is opposed\. The rest of both is \{([A-D.']+)\} and \{([A-D.']+)\}/g,
    ({ ask, of }, opposed = "", one = "", other = "") =>
      isOpposed(opposed, mathsIn(ask)) &&
      isEqual(`${one}.${other}`, of) &&
      isRest(mathsIn(ask), opposed, [one, other]),
  ],
  [
    /\{([A-D])\} is opposed, and \{([A-D]'?)\} and \{([A-D]'?)\} are left/g,
    ({ ask }, opposed = "", one = "", other = "") =>
      isOpposed(opposed, mathsIn(ask)) && isRest(mathsIn(ask), opposed, [one, other]),
  ],
  [
    /The consensus of the other two is \{([A-D.']+)\}, and \{([A-D.']+)\} is 1 only where \{([A-D.']+)\} is 1/g,
    (about, term = "", own = "", where = "") =>
      term === consensusOf(otherTerms(about)) &&
      own === about.of &&
      where === term &&
      isEqual(`${own}+${where}`, where),
  ],
  [
    /^With (\{[^}]*\} and \{[^}]*\}) the others give \{([^}]*)\}, which is ([01])/g,
    ({ ask }, where = "", rest = "", value = "") =>
      isWhere(ask, where) && isEqualWhere(where, othersOf(ask), rest) && isEqual(rest, value),
  ],
  [/^Put (\{[^}]*\} and \{[^}]*\}) into the other two terms/g, ({ ask }, where = "") => isWhere(ask, where)],
  [
    /^\{([^}]*)\} goes to ([01]) one gate delay before \{([^}]*)\} goes to ([01])/g,
    (_, one = "", down = "", other = "", up = "") =>
      `${one}+${other}` === hazards.short.bulbs[0].text && one.startsWith("A.") && down + up === "01",
  ],
  [
    /^In the end \{([^}]*)\} is ([01]), and so is \{F\}/g,
    (_, term = "", value = "") =>
      hazards.short.bulbs[0].text.split("+").includes(term) &&
      valueAt(term, 0b011, abc) === Number(value) &&
      valueAt(hazards.short.bulbs[0].text, 0b011, abc) === Number(value),
  ],
  [
    /^Both rows are ([01]), one by \{([^}]*)\} and one by \{([^}]*)\}/g,
    ({ ask }, value = "", one = "", other = "") => {
      const rows = hazardOf(ask)?.rows ?? [];
      const values = [one, other].map((term) => rows.map((row) => valueAt(term, row, abc)));
      return (
        value === "1" &&
        `${one}+${other}` === expressionIn(ask) &&
        values.every((each) => each.toSorted((a, b) => a - b).join() === "0,1")
      );
    },
  ],
  [
    /^\{F\} is \{([^}]*)\} there/g,
    ({ ask, text }, rest = "") => isEqualWhere(`{${whileOf(text)}}`, expressionIn(ask), rest),
  ],
  [
    /^Then \{F\} is \{([^}]*)\}, one term alone/g,
    ({ ask, text }, term = "") =>
      expressionIn(ask).split("+").includes(term) &&
      isEqualWhere(`{${whileOf(text)}}`, expressionIn(ask), term),
  ],
  [
    /it stays ([01]) while \{([A-C])\} changes/g,
    ({ ask, of }, value = "", name = "") => {
      const found = hazardOf(ask);
      return found?.variable === name && found.rows.every((row) => valueAt(of, row, abc) === Number(value));
    },
  ],
  [
    /It is the dual of the term \{([A-C.]+)\}/g,
    ({ of }, term = "") =>
      term.replaceAll(".", "+") === of && hazards.covered.bulbs[0].text.endsWith(`+${term}`),
  ],
  [
    /Each is the complement of the other/g,
    ({ text }) => {
      const [one = "", other = ""] = mathsIn(text);
      return isEqual(`(${one})'`, other);
    },
  ],
  [/\{([^{}]*) = ([^{}]*)\}(?!\s(?:and|it))/g, (_, one = "", other = "") => isEqual(one, other)],
  [/^Outside first: \{([^}]*)\}/g, ({ of }, text = "") => isEqual(text, of)],
];
