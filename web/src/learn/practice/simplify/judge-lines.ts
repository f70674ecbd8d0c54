// Judges the lines of a reader's own derivation: each against the line before it, until one is wrong or is the minimum.

import { isBlank } from "#contract/input.ts";
import { fromExpression } from "#notation/core/from-expression.ts";
import { areAlike, oneLaw } from "#answer/laws/core/one-law.ts";
import type { Verdict } from "../../answer/core/verdict.ts";
import { compare, judge } from "../../answer/judge.ts";
import type { ExpressionText } from "../../core/data.ts";
import { isRight, severalLaws, type CheckedDerivation, type CheckedLine } from "../core/derivation.ts";

export async function judgeLines(
  texts: readonly string[],
  task: ExpressionText,
  signal: AbortSignal,
): Promise<CheckedDerivation> {
  const lines: CheckedLine[] = [];
  let before = task;
  let last: Verdict | null = null;
  let end: number | null = null;
  for (const [at, text] of texts.entries()) {
    const isOver = end !== null || lines.some(({ verdict }) => verdict && !isRight(verdict));
    if (isOver || isBlank(text)) {
      lines.push({ text, verdict: null, law: null });
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- a line is compared with the reading of the line before
    const verdict = await compare(text, before, signal);
    if (verdict.kind !== "equal") {
      lines.push({ text, verdict, law: null });
      last = null;
      continue;
    }
    const own = verdict.readAs ?? text;
    lines.push({ text, verdict, law: lawBetween(before, own) });
    before = own;
    // oxlint-disable-next-line no-await-in-loop -- the first wrong line ends the judging
    last = await judge(text, task, signal);
    if (last.kind === "minimal") end = at;
  }
  return { lines, end, last };
}

/** Null of lines that are alike. */
function lawBetween(before: string, after: string): string | null {
  const [earlier, later] = [fromExpression(before), fromExpression(after)];
  if (!earlier || !later || areAlike(earlier, later)) return null;
  return oneLaw(earlier, later) ?? severalLaws;
}
