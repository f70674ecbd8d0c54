// How much counted work one call of the crate may take: less in the Worker, whose requests share its memory and time,
// more on the page, where both are the visitor's own.

import { logicLimits } from "./generated/logic-facts.ts";

/** The crate's work in one second on a current machine. Only the estimate of how long a search takes uses it. */
export const workPerSecond = 10_000;

/**
 * The work of the page's first call, about 30 ms. Its answer is drawn at once; if it is not proved, a call with the
 * whole budget follows.
 */
export const firstWork = 300;

/** A visitor may continue a search with this many times the page's work. */
export const searchFactors = [10, 100] as const;

/** The crate's requests have members of the same names. */
export interface Budget {
  /** Most variables of a function, or of all functions of a table together. */
  readonly variablesMax: number;
  /** Most prime implicants in memory, 8 bytes each. */
  readonly primesMax: number;
  /** Work of the search for a small and proved form, in units of about a tenth of a millisecond. */
  readonly workMax: number;
  /** Steps of a truth table, each the value of one operand in 64 rows. */
  readonly stepsMax: number;
}

export const budgets = {
  /**
   * No known function of 16 variables has as many prime implicants. With this work no call of `npm run bench -- worst`
   * takes more than a CPU second.
   */
  worker: {
    variablesMax: 16,
    primesMax: 2 ** 21,
    workMax: 10_000,
    stepsMax: 2 ** 29,
  },
  /** No known function of 18 variables has as many prime implicants. */
  page: {
    variablesMax: logicLimits.variablesMax,
    primesMax: 2 ** 25,
    workMax: logicLimits.coverWorkDefault,
    stepsMax: 2 ** 32 - 1,
  },
} as const satisfies Record<string, Budget>;
