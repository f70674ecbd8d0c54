// Statements in lessons about terms, literals, gates and levels: the words of each, and whether it holds.

import { circuits as levels } from "#lessons/07/levels/core/data.ts";
import { circuits as trees } from "#lessons/07/trees/core/data.ts";
import { circuits as hazards } from "#lessons/09/hazards/core/data.ts";
import { gateCount, gatesOf, levelCount } from "../circuit-sizes.ts";
import { expressionIn, rowsIn } from "../question-words.ts";
import { count, literalsOf, type Statement } from "../sentences.ts";

const gatesOfFactored = () => levels.factored.bulbs.map(({ text }) => gateCount(text));

export const ofSizes: readonly Statement[] = [
  [
    /^Two in \{([^}]*)\}, two in \{([^}]*)\}, and \{([^}]*)\} itself/g,
    ({ ask }, ...terms) =>
      terms.slice(0, 3).join("+") === expressionIn(ask) &&
      terms
        .slice(0, 3)
        .map((term) => literalsOf(term).length)
        .join() === "2,2,1",
  ],
  [
    /^It has (\w+) terms?(?: and (\w+) literals)?/g,
    ({ of }, terms = "", size = "") =>
      of.split("+").length === count(terms) && (size === "" || literalsOf(of).length === count(size)),
  ],
  [
    /Two of the products have \{([A-C])\} in common/g,
    (_, name = "") =>
      levels.twoForms.bulbs[0].text.split("+").filter((term) => literalsOf(term).includes(name)).length === 2,
  ],
  [
    /the product with \{([A-D])\}, the sum with \{([A-D])\}/g,
    ({ ask }, factor = "", term = "") => expressionIn(ask).includes(`${term}+${factor}.(`),
  ],
  [/\{([^}]*)\} stands in two places/g, ({ ask }, part = "") => expressionIn(ask).split(part).length === 3],
  [
    /^\{F\} has (\w+) gates, \{G\} (\w+)\./g,
    (_, first = "", second = "") => gatesOfFactored().join() === [count(first), count(second)].join(),
  ],
  [
    /^\{G\} needs (\w+) AND gates, \{F\} (\w+)/g,
    (_, second = "", first = "") =>
      // Each has one OR gate.
      gatesOfFactored().join() === [count(first) + 1, count(second) + 1].join(),
  ],
  [/the line of \{(F)\}/g, (_, name = "") => hazards.short.bulbs[0].name === name],
  [
    /, and \{([A-C]')\}: four gates/g,
    ({ ask }, barred = "") =>
      literalsOf(expressionIn(ask))
        .filter((one) => one.endsWith("'"))
        .join() === barred,
  ],
  [
    /^Gate (\d) has level (\d), and gate (\d) comes after it/g,
    (_, one = "", level = "", next = "") => {
      const [before = "", after = ""] = [one, next].map(
        (each) => gatesOf(levels.levels.bulbs)[Number(each) - 1],
      );
      return (
        levelCount(before) === Number(level) && after.includes(before) && Number(next) === Number(one) + 1
      );
    },
  ],
  [
    /^Gates ([\d, and]+) are on the way from \{([A-D])\} to the bulb/g,
    (_, on = "", name = "") =>
      gatesOf(levels.levels.bulbs).every((text, at) => text.includes(name) === rowsIn(on).includes(at + 1)) &&
      rowsIn(on).length === levelCount(levels.levels.bulbs[0].text),
  ],
  [/the other one comes from gate (\d)/g, (_, before = "") => Number(before) === 2],
  [
    /^Gate (\d) gives \{([^}]*)\}, and gate (\d) gives \{([^}]*)\}/g,
    ({ of }, one = "", first = "", other = "", second = "") => {
      const all = gatesOf(trees.read.bulbs);
      return (
        all[Number(one) - 1] === first && all[Number(other) - 1] === second && of === `${first}+${second}`
      );
    },
  ],
];
