// The sentence about a reader's own derivation as a whole. The sentence about a wrong line is shown at that line. Pure.

import { verdicts } from "#messages/lesson-blocks.ts";
import { derivationTexts } from "#messages/simplify-tasks.ts";
import { verdictText } from "../../answer/core/verdict-text.ts";
import { isRight, isUnchanged, type CheckedDerivation } from "./derivation.ts";

/** Empty once a line was changed. */
export function derivationSentence(checked: CheckedDerivation, lines: readonly string[]): string {
  const { lines: judged, end, last } = checked;
  if (!isUnchanged(checked, lines, judged.length - 1)) return "";
  if (end !== null) {
    const said = last ? verdictText(last, [verdicts.yours, verdicts.theTask]) : "";
    return derivationTexts.done(end + 1, said);
  }
  const wrong = judged.findIndex(({ verdict }) => verdict && !isRight(verdict));
  if (wrong >= 0) return derivationTexts.notRight(wrong + 1);
  if (!last) return verdicts.blank;
  return `${derivationTexts.allRight} ${verdictText(last, [verdicts.yours, verdicts.theTask])}`;
}
