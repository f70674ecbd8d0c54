// Judges the options that a reader chose in a question with words. Pure.

import type { ChoiceQuestion, MarkedText } from "./data.ts";

export interface ChoiceVerdict {
  readonly isRight: boolean;
  /** The explanations of the options that decided the verdict. */
  readonly says: readonly MarkedText[];
}

export function rightOptions({ options }: ChoiceQuestion): readonly number[] {
  return options.flatMap(({ isRight }, at) => (isRight ? [at] : []));
}

/** A wrong choice gets the explanations of its wrong options; an incomplete choice has no wrong option. */
export function judgeChoice(question: ChoiceQuestion, chosen: readonly number[]): ChoiceVerdict {
  const right = rightOptions(question);
  const wrong = chosen.filter((at) => !right.includes(at));
  const isRight = wrong.length === 0 && right.every((at) => chosen.includes(at));
  const speaking = isRight ? right : wrong;
  return { isRight, says: question.options.flatMap(({ says }, at) => (speaking.includes(at) ? [says] : [])) };
}
