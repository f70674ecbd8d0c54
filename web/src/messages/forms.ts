// Forms of a function: their names, sizes, proofs, and lists of their parts.

import { counted, number } from "./numbers.ts";

export const formTexts = {
  number: (count: number) => number.format(count),
  minimalProved: "minimal (proved)",
  bestFound: "best found, not proved minimal",
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
