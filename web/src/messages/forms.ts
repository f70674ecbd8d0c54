// Forms of a function: their names, sizes and proofs, and forms without static hazards.

import { counted, number } from "./numbers.ts";

type Kind = "sop" | "pos";

/** What is claimed of a form. */
export const claimTexts = {
  minimalProved: "minimal (proved)",
  bestFound: "best found, not proved minimal",
} as const;

/** Names, sizes, and lists of the parts of a form. */
export const formTexts = {
  number: (count: number) => number.format(count),
  searchingForFewer: (parts: string) => `searching for fewer ${parts}`,
  atLeast: (size: string) => `a minimal form has at least ${size}`,
  terms: (count: number) => counted(count, "term", "terms"),
  literals: (count: number) => counted(count, "literal", "literals"),
  allTerms: (count: number) => `All ${number.format(count)} terms`,
  allMinTerms: (count: number) => `All ${number.format(count)} min terms`,
  allDontCares: (count: number) => `All ${number.format(count)} don't-cares`,
  allMaxTerms: (count: number) => `All ${number.format(count)} max terms`,
  allClauses: (count: number) => `All ${number.format(count)} clauses`,
  moreTerms: (count: number) => `${number.format(count)} more`,
  and: "and",
  productOfSums: "Product of sums",
  minimalForm: { sop: "Minimal sum of products", pos: "Minimal product of sums" },
  clauses: (count: number) => counted(count, "clause", "clauses"),
} as const;

/** The name of the switch for a form without static hazards, and of that form. */
export const withoutHazards = "Without static hazards";

const momentary = { sop: 0, pos: 1 } as const;

/** Static hazards. */
export const hazards = {
  none: {
    sop: "This sum has no static hazard.",
    pos: "This product of sums has no static hazard.",
  },
  /** Written before the name of a variable. */
  while: "While",
  /** After that name, before the terms. */
  changes: ([row, other]: readonly [number, number]) => `changes between rows ${row} and ${other},`,
  /** After the terms. */
  drop: (kind: Kind, count: number) => `are ${count === 2 ? "both" : "all"} ${momentary[kind]} for a moment;`,
  /** After the term that holds both rows. */
  stays: (kind: Kind) => `stays ${1 - momentary[kind]}.`,
  added: "Added:",
  leftOut: "Left out:",
  proved: "smallest without hazards (proved)",
  atLeast: (size: string) => `a form without hazards has at least ${size}`,
  workingOut: "Finding the smallest form without static hazards",
  tooLarge: "There are too many pairs of neighbouring rows to find a form without static hazards.",
} as const;
