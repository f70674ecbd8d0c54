// Derivations as the API answers them, for tests of what the panel does when the network fails, is slow, or answers what
// the service would rarely answer.

import type { DerivationStep } from "#contract/derivation-step.ts";

export const shortQuestion = "(A+B')'+A.B.C";

/** Of `shortQuestion`. */
export const shortDerivation: readonly DerivationStep[] = [
  {
    currentExpression: "(A+B')'+A.B.C",
    stepType: "CORRECTED",
    description: "This is the input as it was read.",
  },
  {
    currentExpression: "A'.B''+A.B.C",
    stepType: "DeMorgan_THEOREM",
    description: "Break the bar over A+B' and turn the sum into a product.",
    before: { part: "(A+B')'", at: [[0, 7]] },
    after: { part: "A'.B''", at: [[0, 6]] },
  },
  {
    currentExpression: "A'.B+A.B.C",
    stepType: "DOUBLE_NEGATION_LAW",
    description: "Two bars over B cancel.",
    before: { part: "B''", at: [[3, 6]] },
    after: { part: "B", at: [[3, 4]] },
  },
  {
    currentExpression: "B.(A'+A.C)",
    stepType: "REVERSED_DISTRIBUTIVE_LAW",
    description: "B is common to both terms; take it out.",
    before: { part: "A'.B+A.B.C", at: [[0, 10]] },
    after: { part: "B.(A'+A.C)", at: [[0, 10]] },
  },
  {
    currentExpression: "B.(A'+C)",
    stepType: "OR_REDUNDANCY_LAW",
    description: "A' is in the sum, so A goes from A.C.",
    before: { part: "A'+A.C", at: [[3, 9]] },
    after: { part: "A'+C", at: [[3, 7]] },
  },
  {
    currentExpression: "A'.B+B.C",
    stepType: "DISTRIBUTIVE_LAW",
    description: "Multiply the sum A'+C by B.",
    before: { part: "B.(A'+C)", at: [[0, 8]] },
    after: { part: "A'.B+B.C", at: [[0, 8]] },
  },
];

const letters = [..."ABCDE"];

/** Ten words of five bits, of which no two differ in one bit only. */
const words = [0b00011, 0b00101, 0b01001, 0b01010, 0b01100, 0b10001, 0b10010, 0b10100, 0b11000, 0b11011];

/** Two rows of each word, so that the minimum has ten terms of five literals. */
export const longQuestion = words.flatMap((word) => [2 * word, 2 * word + 1]).join(" ");

const product = (word: number) =>
  letters.map((letter, at) => ((word >> (4 - at)) & 1 ? letter : `${letter}'`)).join(".");

const lawsOfTerm = [
  {
    stepType: "REVERSED_DISTRIBUTIVE_LAW",
    from: (p: string) => `${p}.F'+${p}.F`,
    to: (p: string) => `${p}.(F'+F)`,
  },
  { stepType: "OR_COMPLEMENT_LAW", from: () => "F'+F", to: () => "1" },
  { stepType: "AND_IDENTITY_LAW", from: (p: string) => `${p}.1`, to: (p: string) => p },
];

/** The forms that a term has, one after the other. */
const formsOfTerm = [
  (p: string) => `${p}.F'+${p}.F`,
  (p: string) => `${p}.(F'+F)`,
  (p: string) => `${p}.1`,
  (p: string) => p,
];

/**
 * Of `longQuestion`, in 30 steps: four terms one after the other, then of the other six all in one form before the next,
 * which gives three runs of one law.
 */
export const longDerivation: readonly DerivationStep[] = (() => {
  const forms = words.map(() => 0);
  const line = () => words.map((word, at) => formsOfTerm[forms[at] ?? 0]?.(product(word)) ?? "");
  const steps: DerivationStep[] = [
    {
      currentExpression: line().join("+"),
      stepType: "CORRECTED",
      description: "This is the sum of the rows that are 1.",
    },
  ];
  const order = [
    ...[0, 1, 2, 3].flatMap((at) => [at, at, at]),
    ...[0, 1, 2].flatMap(() => [4, 5, 6, 7, 8, 9]),
  ];
  for (const at of order) {
    const law = lawsOfTerm[forms[at] ?? 0];
    if (!law) throw new Error("A term has no form left.");
    const before = line();
    forms[at] = (forms[at] ?? 0) + 1;
    const after = line();
    const p = product(words[at] ?? 0);
    const side = (terms: readonly string[], part: string) => {
      const start = terms.slice(0, at).join("+").length + (at > 0 ? 1 : 0) + (terms[at] ?? "").indexOf(part);
      return { part, at: [[start, start + part.length] as [number, number]] };
    };
    steps.push({
      currentExpression: after.join("+"),
      stepType: law.stepType,
      description: "The marked part is changed by the law.",
      before: side(before, law.from(p)),
      after: side(after, law.to(p)),
    });
  }
  return steps;
})();
