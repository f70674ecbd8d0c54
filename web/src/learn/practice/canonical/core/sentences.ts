// The sentences about a list of rows that the reader typed, and the hints. Pure.

import { canonicalTexts as texts } from "#messages/canonical-tasks.ts";
import type { MarkedText } from "../../../core/data.ts";
import type { RowsVerdict } from "./row-numbers.ts";
import { maxTermOf, minTermOf, rightRows, type CanonicalTask } from "./tasks.ts";

export function verdictText(verdict: RowsVerdict, task: CanonicalTask): MarkedText {
  const { list, of } = task.asked;
  const right = rightRows(task);
  switch (verdict.kind) {
    case "empty":
    case "unreadable":
      return texts[verdict.kind];
    case "outside":
      return texts.outside(verdict.row, 2 ** task.names.length - 1);
    case "extra":
      return texts.extra(verdict.row, of, list === "Σm" ? 0 : 1);
    case "missing":
      return texts.missing(verdict.row, of, list === "Σm" ? 1 : 0);
    case "right":
      return texts.right(of, list, right);
  }
}

/** `degree` from 1 to 3: the rule, the number of rows, and the first row with its term. */
export function hintText(task: CanonicalTask, degree: number): MarkedText {
  const { list, of } = task.asked;
  const right = rightRows(task);
  const [first = 0] = right;
  if (degree === 1) return texts.hintRule(list, of);
  if (degree === 2) return texts.hintCount(right.length);
  const term = list === "Σm" ? minTermOf(first, task.names) : maxTermOf(first, task.names);
  return texts.hintFirst(first, term, list);
}
