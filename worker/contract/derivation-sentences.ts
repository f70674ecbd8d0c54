// The API's sentences for a derivation that is `too_complex`. They are kept out of sentences.ts, because every visit to
// the page loads that file.

import { limits } from "./limits.ts";

const count = new Intl.NumberFormat("en-US");

/** By the limit that the derivation met, as the crate names it. */
export const derivationTooComplex = {
  steps: `This derivation would take more than ${count.format(limits.stepsMax)} steps. Derive one part of the expression at a time.`,
  work: "This derivation needs more work than one derivation may take. Derive one part of the expression at a time.",
} as const;
