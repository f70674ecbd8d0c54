// Texts of the button that asks why two columns are equal.

export const proofButton = {
  /** The panel's title too. */
  title: "Why equal?",
  /** By the names of the functions. */
  why: (left: string, right: string) => `Why ${left} = ${right}?`,
  lead: (left: string, right: string) => `From ${left} to ${right}, one law at a time:`,
  premium:
    "The proof that two columns are equal, one law at a time, comes with a Premium package. The truth table itself is free.",
} as const;
