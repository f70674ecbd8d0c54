// The expressions that the lesson derives step by step; their derivations are in derivations.ts. Pure.

import type { ExpressionText } from "#learn/core/data.ts";

export interface DerivationInput {
  readonly id: string;
  readonly text: ExpressionText;
  /** The plan that its steps follow. */
  readonly title: string;
}

export const derivationInputs: readonly DerivationInput[] = [
  { id: "shorten-first", text: "(A+C).(A.D+A.D')+A.C+C", title: "Shorten before you open brackets" },
  { id: "open-the-bar", text: "(A'+B'.C)'", title: "Open a long bar first" },
  { id: "take-out", text: "A.B'.C'+A.B'.C+A.B", title: "Take out what two products share" },
  { id: "find-the-third", text: "(A+B).(A'+C).(B+C)", title: "Leave out the consensus of two others" },
];
