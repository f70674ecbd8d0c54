// The verdicts on an answer in the lessons; fetched with the judge.

import { answers } from "./answers.ts";
import { counted } from "./numbers.ts";

/** The singular and the plural of the counted nouns. */
const signs = { terms: ["term", "terms"], literals: ["literal", "literals"], nots: ["NOT", "NOTs"] } as const;

const forms = { sum: "The smallest sum of products", product: "The smallest product of sums" } as const;

/** The name of a gate, the words of its operands joined, and the operator without its bar. */
const gateWords = { nand: ["NAND", "product", "and"], nor: ["NOR", "sum", "or"] } as const;

function enoughWords(enough: number): string {
  if (enough === 0) return "none is needed";
  return `${enough} ${enough === 1 ? "is" : "are"} enough`;
}

export const verdicts = {
  blank: `Type an expression first, then press ${answers.check}.`,
  /** The two names are "yours" and "the task", or two lines of a derivation. */
  differs: (row: number, values: string, one: string, other: string) =>
    values === ""
      ? `${one.charAt(0).toUpperCase()}${one.slice(1)}, ${other}.`
      : `In row ${row} (${values}) ${one}, ${other}.`,
  valueOf: (name: string, value: 0 | 1) => `${name} is ${value}`,
  yours: "yours",
  theTask: "the task",
  equal: "Right. The two are equal in every row.",
  longer: (by: keyof typeof signs, has: number, enough: number) =>
    `Equal, with ${counted(has, signs[by][0], signs[by][1])}; ${enoughWords(enough)}.`,
  isConstant: (value: 0 | 1) => `Equal, but longer than it need be: the constant ${value} is enough.`,
  hasConstant: "Equal, but a constant is not needed in it.",
  longerThan: (form: keyof typeof forms, has: number, enough: number) =>
    `Equal, with ${counted(has, "literal", "literals")}. ${forms[form]} has ${enough}.`,
  minimal: "Equal and minimal: no sum of products is smaller.",
  /** For an answer that is no sum of products. */
  compared: ({ literals, sum, product }: { literals: number; sum: number; product: number }) =>
    `Equal, with ${counted(literals, "literal", "literals")}. ${forms.sum} has ${sum}, ` +
    `the smallest product of sums ${product}.`,
  /** For an answer that is to be made of NAND gates alone, or of NOR gates alone. */
  otherGate: (gate: "nand" | "nor", stray: "and" | "or" | "xor" | "constant") => {
    const [name, part, bare] = gateWords[gate];
    if (stray === "constant") return `Equal, but a constant is no ${name} gate.`;
    return stray === bare
      ? `Equal, but a ${part} without a bar over it is no ${name}.`
      : `Equal, but it has an ${stray.toUpperCase()}. Use ${name} gates alone: each ${part} with a bar over it.`;
  },
  wideBar: "Equal, but a bar still covers more than one variable.",
  readAs: (text: string) => `Read as ${text}.`,
  unavailable:
    "Your answer could not be checked, because WebAssembly did not start in this browser. Your answer stays in the field.",
} as const;
