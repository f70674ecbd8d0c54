// A reader's own derivation: lines from the task to the minimum, each compared with the line before it. Pure; the engine
// is asked in `simplify/judge-lines.ts`.

import { isBlank } from "#contract/input.ts";
import type { Verdict } from "../../answer/core/verdict.ts";

/** A line as it was checked. A line that nothing stands in has no verdict and is passed over. */
export interface CheckedLine {
  readonly text: string;
  /** Against the line before; null for a line that was not looked at, because an earlier one is wrong or the end. */
  readonly verdict: Verdict | null;
}

export interface CheckedDerivation {
  readonly lines: readonly CheckedLine[];
  /** The index of the line with which the derivation ended, because it is the minimum; null while none is. */
  readonly end: number | null;
  /** How long the last line is, against the minimum of the task; null where a line is wrong or nothing was typed. */
  readonly last: Verdict | null;
}

export type LineMark = "right" | "wrong" | "open";

/** A verdict holds for the very text it was given for, and only while the lines before it are the same. */
export function markOf(checked: CheckedDerivation | null, lines: readonly string[], at: number): LineMark {
  const line = checked?.lines[at];
  if (!checked || !line?.verdict || !isUnchanged(checked, lines, at)) return "open";
  return isRight(line.verdict) ? "right" : "wrong";
}

/** Whether the lines up to this one are still those that were checked. */
export function isUnchanged(checked: CheckedDerivation, lines: readonly string[], at: number): boolean {
  return lines.slice(0, at + 1).every((text, each) => checked.lines[each]?.text === text);
}

export function isRight({ kind }: Verdict): boolean {
  return kind === "equal" || kind === "minimal" || kind === "longer";
}

/** What the line at this index is compared with: the last line before it in which something stands, else the task. */
export function lineBefore(lines: readonly string[], at: number, task: string): string {
  return lines.slice(0, at).reduce((before, text) => (isBlank(text) ? before : text), task);
}

/** A new empty line behind the one at this index. */
export function withLineAfter(lines: readonly string[], at: number): readonly string[] {
  return [...lines.slice(0, at + 1), "", ...lines.slice(at + 1)];
}

/** One line is always left. */
export function withoutLine(lines: readonly string[], at: number): readonly string[] {
  return lines.length > 1 ? lines.filter((_, each) => each !== at) : [""];
}

export function withText(lines: readonly string[], at: number, text: string): readonly string[] {
  return lines.map((line, each) => (each === at ? text : line));
}
