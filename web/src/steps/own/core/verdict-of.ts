// The verdict that still holds on a visitor's line. Pure.

import type { CheckedLine, CheckResponse } from "#contract/check.ts";
import { isBlank } from "#contract/input.ts";
import { placeOfFilled } from "#notation/line-list/core/line-list.ts";

interface Checked {
  /** The lines that were sent, the first of which is the input. */
  readonly lines: readonly string[];
  readonly answer: CheckResponse;
}

export interface Given {
  readonly line: CheckedLine;
  readonly vars: readonly string[];
  /** The number of the visitor's earlier line that is wrong; null if there is none. */
  readonly mistake: number | null;
}

/** Null for an empty line. A verdict holds while the text of its line and of the lines before it is unchanged. */
export function verdictOf(checked: Checked | null, lines: readonly string[], at: number): Given | null {
  const text = lines[at] ?? "";
  if (!checked || isBlank(text)) return null;
  const before = lines.slice(0, at + 1).filter((line) => !isBlank(line));
  const [, ...sent] = checked.lines;
  if (sent.slice(0, before.length).join("\n") !== before.join("\n")) return null;
  const { vars, lines: verdicts } = checked.answer;
  const line = verdicts[before.length];
  if (!line) return null;
  const departed = departureBefore(verdicts.slice(0, before.length));
  return { line, vars, mistake: departed === null ? null : placeOfFilled(lines, departed - 1) + 1 };
}

/** The index of the line that led away from the first one, if the last of these is not equal to it. */
function departureBefore(lines: readonly CheckedLine[]): number | null {
  const read = lines.flatMap(({ equalsFirst }, at) =>
    equalsFirst === undefined ? [] : [{ at, equalsFirst }],
  );
  const lastRight = read.map(({ equalsFirst }) => equalsFirst).lastIndexOf(true);
  return read[lastRight + 1]?.at ?? null;
}
