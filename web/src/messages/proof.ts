// Texts of the panel that proves two columns of a table equal.

export const proofTexts = {
  title: "Why equal?",
  /** A button, by the names of the functions. */
  why: (left: string, right: string) => `Why ${left} = ${right}?`,
  lead: (left: string, right: string) => `From ${left} to ${right}, one law at a time:`,
  failed: "The proof could not be loaded",
  sameText: "The two differ in brackets and in the order of operands only. No law is needed.",
  premium:
    "The proof that two columns are equal, one law at a time, comes with a Premium package. The truth table itself is free.",
} as const;
