// Judges an answer and adds the sentence of the verdict.

import { verdicts } from "#messages/lesson-blocks.ts";
import type { Demand, ExpressionText } from "../core/data.ts";
import { verdictText } from "./core/verdict-text.ts";
import type { Given, Verdict } from "./core/verdict.ts";
import { compare, judge, judgeGates, judgeOpen } from "./judge.ts";

export async function judged(
  of: string,
  task: ExpressionText,
  must: Demand | undefined,
  signal: AbortSignal,
): Promise<Given> {
  const verdict = await verdictOn(of, task, must, signal);
  return { of, verdict, said: verdictText(verdict, [verdicts.yours, verdicts.theTask]) };
}

function verdictOn(
  of: string,
  task: ExpressionText,
  must: Demand | undefined,
  signal: AbortSignal,
): Promise<Verdict> {
  if (must === undefined) return compare(of, task, signal);
  if (must === "minimal") return judge(of, task, signal);
  return must === "open" ? judgeOpen(of, task, signal) : judgeGates(of, task, must, signal);
}
