// A reader's own derivation: lines from the task to the minimum, each compared with the line before it. Pure; the
// engine is asked in `simplify/judge-lines.ts`.

import { isBlank } from "#contract/input.ts";
import type { LineMark } from "#notation/line-list/core/line-list.ts";
import type { Verdict } from "../../answer/core/verdict.ts";

/** In the place of a law's name. */
export const severalLaws = "several";

/** A line as it was checked. An empty line has no verdict and is skipped. */
export interface CheckedLine {
  readonly text: string;
  /**
   * The verdict against the line before; null if the line was not judged, because an earlier line is wrong or the end.
   */
  readonly verdict: Verdict | null;
  /**
   * The law that leads here from the line before, by its API name; "several" if it takes more than one law of the lesson's
   * table; null where nothing is said of laws.
   */
  readonly law: string | null;
}

export interface CheckedDerivation {
  readonly lines: readonly CheckedLine[];
  /** The index of the line with which the derivation ended, because it is the minimum; null while none is. */
  readonly end: number | null;
  /** The verdict on the length of the last line; null if a line is wrong or nothing was typed. */
  readonly last: Verdict | null;
}

/** Null without a verdict. A verdict holds only while the line's text and the lines before it are unchanged. */
export function markOf(
  checked: CheckedDerivation | null,
  lines: readonly string[],
  at: number,
): LineMark | null {
  const line = checked?.lines[at];
  if (!checked || !line?.verdict || !isUnchanged(checked, lines, at)) return null;
  return isRight(line.verdict) ? "right" : "wrong";
}

/** Whether the lines up to this one are still those that were checked. */
export function isUnchanged(checked: CheckedDerivation, lines: readonly string[], at: number): boolean {
  return lines.slice(0, at + 1).every((text, each) => checked.lines[each]?.text === text);
}

export function isRight({ kind }: Verdict): boolean {
  return kind === "equal" || kind === "minimal" || kind === "longer";
}

/** The text that the line at this index is compared with: the last line before it that is not empty, else the task. */
export function lineBefore(lines: readonly string[], at: number, task: string): string {
  return lines.slice(0, at).reduce((before, text) => (isBlank(text) ? before : text), task);
}
