// Texts of the panel that proves two columns of a table equal.

export const proofTexts = {
  failed: "The proof could not be loaded",
  sameText: "The two differ in brackets and in the order of operands only. No law is needed.",
} as const;
