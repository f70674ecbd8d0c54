// Judges an answer and adds the sentence of the verdict.

import { verdicts } from "#messages/verdicts.ts";
import type { ExpressionText } from "../core/data.ts";
import { verdictText } from "./core/verdict-text.ts";
import type { Given } from "./core/verdict.ts";
import { compare, judge } from "./judge.ts";

/** With `mustBeMinimal` it also judges the length of the answer. */
export async function judged(
  of: string,
  task: ExpressionText,
  mustBeMinimal: boolean,
  signal: AbortSignal,
): Promise<Given> {
  const verdict = await (mustBeMinimal ? judge : compare)(of, task, signal);
  return { of, verdict, said: verdictText(verdict, [verdicts.yours, verdicts.theTask]) };
}
