// Our own texts of the blocks that lessons are made of: questions, tables, proofs, links to the tools.

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
