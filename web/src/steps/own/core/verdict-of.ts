// The verdict that still holds on a visitor's line. Pure.

import type { CheckedLine, CheckResponse } from "#contract/check.ts";
import { isBlank } from "#contract/input.ts";

interface Checked {
  /** The lines that were sent, the first of which is the input. */
  readonly lines: readonly string[];
  readonly answer: CheckResponse;
}

export interface Given {
  readonly line: CheckedLine;
  readonly vars: readonly string[];
}

/** Null for an empty line. A verdict holds while the text of its line and of the lines before it is unchanged. */
export function verdictOf(checked: Checked | null, lines: readonly string[], at: number): Given | null {
  const text = lines[at] ?? "";
  if (!checked || isBlank(text)) return null;
  const before = lines.slice(0, at + 1).filter((line) => !isBlank(line));
  const [, ...sent] = checked.lines;
  if (sent.slice(0, before.length).join("\n") !== before.join("\n")) return null;
  const line = checked.answer.lines[before.length];
  return line ? { line, vars: checked.answer.vars } : null;
}
