// Judges an answer and says what is to be said of it.

import { verdicts } from "#messages/verdicts.ts";
import type { ExpressionText } from "../core/data.ts";
import { verdictText } from "./core/verdict-text.ts";
import type { Given } from "./core/verdict.ts";
import { compare, judge } from "./judge.ts";

/** With `mustBeMinimal` it judges also how long the answer is. */
export async function judged(
  of: string,
  task: ExpressionText,
  mustBeMinimal: boolean,
  signal: AbortSignal,
): Promise<Given> {
  const verdict = await (mustBeMinimal ? judge : compare)(of, task, signal);
  return { of, verdict, said: verdictText(verdict, [verdicts.yours, verdicts.theTask]) };
}
