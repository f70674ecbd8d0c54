// The derivation that the dialog about Premium shows: the one of lesson 03 about a long bar; a test compares the two.
// Pure.

export interface ExampleLine {
  readonly text: string;
  /** Empty for the first line. */
  readonly law: string;
}

export const premiumExample: readonly ExampleLine[] = [
  { text: "(A'+B'.C)'", law: "" },
  { text: "A''.(B'.C)'", law: "De Morgan" },
  { text: "A''.(B''+C')", law: "De Morgan" },
  { text: "A.(B''+C')", law: "Double Negation" },
  { text: "A.(B+C')", law: "Double Negation" },
  { text: "A.B+A.C'", law: "Distributive" },
];
