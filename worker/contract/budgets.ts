// How much counted work one call of the crate may take: less in the Worker, whose requests share its memory and time,
// more on the page, where both are the visitor's own.

import { logicLimits } from "./generated/logic-facts.ts";

/** The crate's requests have members of the same names. */
export interface Budget {
  /** Most variables of a function, or of all functions of a table together. */
  readonly variablesMax: number;
  /** Most prime implicants in memory, 8 bytes each. */
  readonly primesMax: number;
  /** Nodes of the search for a proof. */
  readonly nodesMax: number;
  /** Steps of a truth table, each the value of one operand in 64 rows. */
  readonly stepsMax: number;
}

export const budgets = {
  /**
   * No known function of 16 variables has as many prime implicants. With these nodes none of the heavy functions of
   * `npm run bench -- heavy` takes much more than 1 of the 2 CPU seconds that a call may take; the rest is room for slower machines.
   */
  worker: {
    variablesMax: 16,
    primesMax: 2 ** 21,
    nodesMax: 6_000,
    stepsMax: 2 ** 29,
  },
  /** No known function of 18 variables has as many prime implicants. */
  page: {
    variablesMax: logicLimits.variablesMax,
    primesMax: 2 ** 25,
    nodesMax: logicLimits.coverNodesDefault,
    stepsMax: 2 ** 32 - 1,
  },
} as const satisfies Record<string, Budget>;
