// The steps of an answer, and the proofs that two columns of a table are equal. The texts of the visitor's own steps are in
// own-steps.ts.

/** The panel with the steps of an answer. */
export const steps = {
  title: "Steps",
  premium: "The step-by-step explanation comes with a Premium package. The answer itself stays free.",
  failed: "The steps could not be loaded",
  minimalAlready: "The input is a minimum sum of products already. No law makes it smaller.",
  noLaw: "No law leads to a smaller sum that was found.",
  notProved: "The last line is the smallest sum that was found. It is not proved minimal.",
  otherResult: "The last line is not the Result of the answer: this page searched longer than the service.",
  /** The list of the chapters of a long derivation. */
  chapters: "Chapters of the derivation",
  /** The effect of most steps in a chapter: for the first chapter of its kind, then for each further one. */
  chapter: {
    bars: ["The bars go in.", "More bars go in."],
    xor: ["XOR is written with AND, OR and NOT.", "More XORs are written with AND, OR and NOT."],
    products: ["Products of sums are multiplied out.", "More products of sums are multiplied out."],
    tidying: [
      "Constants, copies and absorbed terms are left out.",
      "More constants, copies and absorbed terms are left out.",
    ],
    pairs: [
      "Terms that have factors in common are joined.",
      "More terms that have factors in common are joined.",
    ],
    extras: [
      "Terms and letters that the others cover are left out.",
      "More terms and letters that the others cover are left out.",
    ],
  },
  earlierInput: "These are the steps of the earlier input.",
} as const;

/** The panel's two tabs. */
export const ownTabs = {
  tabs: "Steps of the tool, or your own",
  steps: "Steps",
  own: "Check your own",
} as const;

/** The form that the steps lead to. */
export const targetTexts = {
  targets: "The form that the steps lead to",
  labels: { sum: "Sum", product: "Product", nand: "NAND", factored: "Factored" },
  /** Where the input has that form already. */
  already: {
    product: "The input is a minimum product of sums already.",
    nand: "The input has NAND gates alone already.",
    factored: "No common factor is left to be taken out.",
  },
} as const;

/** The button that asks why two columns are equal, and the panel that proves it. */
export const proofTexts = {
  /** The panel's title too. */
  title: "Why equal?",
  /** By the names of the functions. */
  why: (left: string, right: string) => `Why ${left} = ${right}?`,
  lead: (left: string, right: string) => `From ${left} to ${right}, one law at a time:`,
  premium:
    "The proof that two columns are equal, one law at a time, comes with a Premium package. The truth table itself is free.",
  failed: "The proof could not be loaded",
  sameText: "The two differ in brackets and in the order of operands only. No law is needed.",
} as const;
