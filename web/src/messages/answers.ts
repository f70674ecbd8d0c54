// The texts of the lessons' answer field before an answer is judged.

const check = "Check";

export const answers = {
  field: "Your answer",
  hint: "Type an expression",
  clear: "Clear the answer",
  check,
  checking: "Checking…",
  /** Both expressions, on the button that opens them in Truth Table. */
  both: "both",
} as const;
