// What lessons are made of: questions, tables, proofs, gates, videos, answer fields and verdicts, the frame of a practice. The
// tasks of each practice have a file of their own.

import { counted } from "./numbers.ts";

/** Questions, tables, proofs, links to the tools. */
export const lessonBlocks = {
  check: "Check",
  right: "Right.",
  wrong: "Not yet.",
  chooseAll: "Choose all that are right.",
  nothingChosen: "Choose an answer first.",
  noNumber: "Write a number first.",
  missing: "What you chose is right, but a right answer is missing.",
  number: "Your number",
  wrongNumber: (number: string) => `The number is not ${number}.`,
  /** "In row 2 (A = 1, B = 0), A.B is 0 and A+B is 1." */
  inRow: "In row",
  is: "is",
  and: "and",
  isNot: "is not",
  /** "With A = 1, B = 0 the value of A.B is 0." */
  with: "With",
  theValueOf: "the value of",
  byTable: "Proof by table",
  byLaws: "Proof from earlier laws",
  worked: "In use",
  mistake: "The usual mistake",
  /** For a value in a table that the reader must predict. */
  hidden: "not seen yet",
} as const;

/** The folded proofs of a law. */
export const lawTables = {
  other: "Table of the other form",
  hide: "Hide the table",
  inOneChain: "Proof line by line",
  hideProof: "Hide the proof",
} as const;

/** The gate demonstration. */
export const gateDemo = {
  names: { not: "NOT", and: "AND", or: "OR", nand: "NAND", nor: "NOR", xor: "XOR", xnor: "XNOR" },
  title: (gate: string) => `${gate}: one state in several views`,
  gives: "gives",
  reset: "Reset",
  gate: "Gate",
  circuit: "Circuit",
  table: "Truth table",
  diagram: "Venn diagram",
  input: (name: string, value: number) => `Input ${name} = ${value}`,
  switch: (name: string) => `Switch ${name}`,
  wiring: {
    series: "A battery, the switches A and B in series, and a lamp.",
    parallel: "A battery, the switches A and B in parallel, and a lamp.",
  },
  lit: "The lamp is lit.",
  dark: "The lamp is dark.",
  gatePicture: (gate: string, output: number) => `${gate} gate, output Y = ${output}.`,
  output: (values: string, output: number) => `${values}, output ${output}`,
  regions: {
    not: { outside: "Outside of A", A: "Inside of A", both: "", B: "" },
    two: { outside: "Outside of A and B", A: "Only in A", both: "In A and in B", B: "Only in B" },
  },
} as const;

const play = "Play";

/** The video of a lesson. */
export const lessonVideo = {
  name: (title: string) => `Video: ${title}`,
  play,
  beforePlay: `The video is on YouTube. This page asks YouTube for nothing before you press ${play}.`,
  failures: {
    /** The player or its frame could not be loaded. */
    unreachable:
      "The video could not be loaded. The connection or a content blocker may be the cause. The lesson is complete without it.",
    /** The provider has no such video for this page. */
    unavailable: "YouTube does not show this video here. The lesson is complete without it.",
  },
} as const;

const check = "Check";

/** The answer field before an answer is judged. */
export const answers = {
  field: "Your answer",
  hint: "Type an expression",
  clear: "Clear the answer",
  check,
  checking: "Checking…",
  /** Both expressions, on the button that opens them in Truth Table. */
  both: "both",
} as const;

/** The singular and the plural of the counted nouns. */
const signs = { terms: ["term", "terms"], literals: ["literal", "literals"], nots: ["NOT", "NOTs"] } as const;

const forms = { sum: "The smallest sum of products", product: "The smallest product of sums" } as const;

/** The name of a gate, the words of its operands joined, and the operator without its bar. */
const gateWords = { nand: ["NAND", "product", "and"], nor: ["NOR", "sum", "or"] } as const;

function enoughWords(enough: number): string {
  if (enough === 0) return "none is needed";
  return `${enough} ${enough === 1 ? "is" : "are"} enough`;
}

/** The verdicts on an answer. */
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

/** The frame of a practice. */
export const practice = {
  level: "Level",
  levelName: (level: number) => `Level ${level}`,
  copyTaskLink: "Copy a link to this task",
  another: "Another task",
  next: "Next task",
  hint: (next: number, of: number) => `Hint ${next} of ${of}`,
  show: "Show the answer",
  solved: "Solved. This task counts.",
  doesNotCount: "The answer is shown, so this task does not count.",
} as const;
