// Judges the options that a reader chose in a question with words. Pure.

import type { ChoiceQuestion, MarkedText } from "./data.ts";

export interface ChoiceVerdict {
  readonly isRight: boolean;
  /** What is said of the choice; the texts of the options that decided. */
  readonly says: readonly MarkedText[];
}

export function rightOptions({ options }: ChoiceQuestion): readonly number[] {
  return options.flatMap(({ isRight }, at) => (isRight ? [at] : []));
}

/** Of a wrong choice the wrong options speak; one that is only not complete has none of them. */
export function judgeChoice(question: ChoiceQuestion, chosen: readonly number[]): ChoiceVerdict {
  const right = rightOptions(question);
  const wrong = chosen.filter((at) => !right.includes(at));
  const isRight = wrong.length === 0 && right.every((at) => chosen.includes(at));
  const speaking = isRight ? right : wrong;
  return { isRight, says: question.options.flatMap(({ says }, at) => (speaking.includes(at) ? [says] : [])) };
}
