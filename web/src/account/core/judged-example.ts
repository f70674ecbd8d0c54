// The lines that are shown as judged where Premium is explained: a right one, and one with a usual mistake. A test compares them
// with what the service says. Pure.

import type { LineMark } from "#notation/line-list/core/line-list.ts";
import { lineListTexts } from "#messages/expression.ts";
import { ownSteps } from "#messages/own-steps.ts";

interface JudgedLine {
  readonly text: string;
  readonly mark: LineMark;
  readonly sentence: string;
}

export const judgedStart = "A.(B.C)'";

export const judgedLines: readonly JudgedLine[] = [
  { text: "A.(B'+C')", mark: "right", sentence: lineListTexts.byLaw("De Morgan") },
  {
    text: "A.B'+C'",
    mark: "wrong",
    sentence: `${ownSteps.different(0, "A = 0, B = 0, C = 0", 1)} ${ownSteps.mistakes.distributedOnce}`,
  },
];
