// The worked derivations of the lesson, as the crate derives them. Written by `npm run lessons`; do not edit. Pure.

import type { DerivationStep } from "#contract/derivation-step.ts";
import type { DerivationInput } from "./derivation-inputs.ts";

export interface LessonDerivation extends DerivationInput {
  readonly steps: readonly DerivationStep[];
}

export const derivations: readonly LessonDerivation[] = [
  {
    id: "shorten-first",
    text: "(A+C).(A.D+A.D')+A.C+C",
    title: "Shorten before you open brackets",
    steps: [
      {
        currentExpression: "(A+C).(A.D+A.D')+A.C+C",
        stepType: "CORRECTED",
        description: "This is the input as it was read.",
      },
      {
        currentExpression: "(A+C).(A.D+A.D')+C",
        stepType: "OR_ABSORPTIVE_LAW",
        description: "C absorbs A.C, which contains it.",
        before: { part: "A.C+C", at: [[17, 22]] },
        after: { part: "C", at: [[17, 18]] },
      },
      {
        currentExpression: "(A+C).A.(D+D')+C",
        stepType: "REVERSED_DISTRIBUTIVE_LAW",
        description: "Take the common factor A out of A.D and A.D'.",
        before: { part: "A.D+A.D'", at: [[7, 15]] },
        after: { part: "A.(D+D')", at: [[6, 14]] },
      },
      {
        currentExpression: "A.(D+D')+C",
        stepType: "AND_ABSORPTIVE_LAW",
        description: "A absorbs A+C, which contains it.",
        before: { part: "(A+C).A", at: [[0, 7]] },
        after: { part: "A", at: [[0, 1]] },
      },
      {
        currentExpression: "A.1+C",
        stepType: "OR_COMPLEMENT_LAW",
        description: "D' is the complement of D, so their sum is 1.",
        before: { part: "D+D'", at: [[3, 7]] },
        after: { part: "1", at: [[2, 3]] },
      },
      {
        currentExpression: "A+C",
        stepType: "AND_IDENTITY_LAW",
        description: "Leave out 1, which changes nothing in the product.",
        before: { part: "A.1", at: [[0, 3]] },
        after: { part: "A", at: [[0, 1]] },
      },
    ],
  },
  {
    id: "open-the-bar",
    text: "(A'+B'.C)'",
    title: "Open a long bar first",
    steps: [
      {
        currentExpression: "(A'+B'.C)'",
        stepType: "CORRECTED",
        description: "This is the input as it was read.",
      },
      {
        currentExpression: "A''.(B'.C)'",
        stepType: "DeMorgan_THEOREM",
        description: "The bar over A'+B'.C goes to each term, and OR becomes AND.",
        before: { part: "(A'+B'.C)'", at: [[0, 10]] },
        after: { part: "A''.(B'.C)'", at: [[0, 11]] },
      },
      {
        currentExpression: "A''.(B''+C')",
        stepType: "DeMorgan_THEOREM",
        description: "The bar over B'.C goes to each factor, and AND becomes OR.",
        before: { part: "(B'.C)'", at: [[4, 11]] },
        after: { part: "B''+C'", at: [[5, 11]] },
      },
      {
        currentExpression: "A.(B''+C')",
        stepType: "DOUBLE_NEGATION_LAW",
        description: "Two bars over A cancel out.",
        before: { part: "A''", at: [[0, 3]] },
        after: { part: "A", at: [[0, 1]] },
      },
      {
        currentExpression: "A.(B+C')",
        stepType: "DOUBLE_NEGATION_LAW",
        description: "Two bars over B cancel out.",
        before: { part: "B''", at: [[3, 6]] },
        after: { part: "B", at: [[3, 4]] },
      },
      {
        currentExpression: "A.B+A.C'",
        stepType: "DISTRIBUTIVE_LAW",
        description: "Multiply each term of B+C' by A.",
        before: { part: "A.(B+C')", at: [[0, 8]] },
        after: { part: "A.B+A.C'", at: [[0, 8]] },
      },
    ],
  },
  {
    id: "take-out",
    text: "A.B'.C'+A.B'.C+A.B",
    title: "Take out what two products share",
    steps: [
      {
        currentExpression: "A.B'.C'+A.B'.C+A.B",
        stepType: "CORRECTED",
        description: "This is the input as it was read.",
      },
      {
        currentExpression: "A.B'.(C'+C)+A.B",
        stepType: "REVERSED_DISTRIBUTIVE_LAW",
        description: "Take the common factors A and B' out of A.B'.C' and A.B'.C.",
        before: { part: "A.B'.C'+A.B'.C", at: [[0, 14]] },
        after: { part: "A.B'.(C'+C)", at: [[0, 11]] },
      },
      {
        currentExpression: "A.B'.1+A.B",
        stepType: "OR_COMPLEMENT_LAW",
        description: "C' is the complement of C, so their sum is 1.",
        before: { part: "C'+C", at: [[6, 10]] },
        after: { part: "1", at: [[5, 6]] },
      },
      {
        currentExpression: "A.B'+A.B",
        stepType: "AND_IDENTITY_LAW",
        description: "Leave out 1, which changes nothing in the product.",
        before: { part: "A.B'.1", at: [[0, 6]] },
        after: { part: "A.B'", at: [[0, 4]] },
      },
      {
        currentExpression: "A.(B'+B)",
        stepType: "REVERSED_DISTRIBUTIVE_LAW",
        description: "Take the common factor A out of A.B' and A.B.",
        before: { part: "A.B'+A.B", at: [[0, 8]] },
        after: { part: "A.(B'+B)", at: [[0, 8]] },
      },
      {
        currentExpression: "A.1",
        stepType: "OR_COMPLEMENT_LAW",
        description: "B' is the complement of B, so their sum is 1.",
        before: { part: "B'+B", at: [[3, 7]] },
        after: { part: "1", at: [[2, 3]] },
      },
      {
        currentExpression: "A",
        stepType: "AND_IDENTITY_LAW",
        description: "Leave out 1, which changes nothing in the product.",
        before: { part: "A.1", at: [[0, 3]] },
        after: { part: "A", at: [[0, 1]] },
      },
    ],
  },
  {
    id: "find-the-third",
    text: "(A+B).(A'+C).(B+C)",
    title: "Leave out the consensus of two others",
    steps: [
      {
        currentExpression: "(A+B).(A'+C).(B+C)",
        stepType: "CORRECTED",
        description: "This is the input as it was read.",
      },
      {
        currentExpression: "(A+B).(A'+C)",
        stepType: "CONSENSUS_LAW",
        description: "Leave out B+C, the consensus of A+B and A'+C.",
        before: { part: "(A+B).(A'+C).(B+C)", at: [[0, 18]] },
        after: { part: "(A+B).(A'+C)", at: [[0, 12]] },
      },
      {
        currentExpression: "A.A'+A.C+A'.B+B.C",
        stepType: "DISTRIBUTIVE_LAW",
        description: "Multiply each term of A+B by each term of A'+C.",
        before: { part: "(A+B).(A'+C)", at: [[0, 12]] },
        after: { part: "A.A'+A.C+A'.B+B.C", at: [[0, 17]] },
      },
      {
        currentExpression: "0+A.C+A'.B+B.C",
        stepType: "AND_COMPLEMENT_LAW",
        description: "A' is the complement of A, so their product is 0.",
        before: { part: "A.A'", at: [[0, 4]] },
        after: { part: "0", at: [[0, 1]] },
      },
      {
        currentExpression: "A.C+A'.B+B.C",
        stepType: "OR_IDENTITY_LAW",
        description: "Leave out 0, which adds nothing to the sum.",
        before: { part: "0+A.C+A'.B+B.C", at: [[0, 14]] },
        after: { part: "A.C+A'.B+B.C", at: [[0, 12]] },
      },
      {
        currentExpression: "A.C+A'.B",
        stepType: "CONSENSUS_LAW",
        description: "Leave out B.C, the consensus of A.C and A'.B.",
        before: { part: "A.C+A'.B+B.C", at: [[0, 12]] },
        after: { part: "A.C+A'.B", at: [[0, 8]] },
      },
    ],
  },
];
