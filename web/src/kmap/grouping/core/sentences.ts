// The sentences for verdicts, outcomes and hints. Pure.

import type { FormKind } from "#contract/generated/logic-types.ts";
import { lookOf } from "../../core/group-look.ts";
import { grouping } from "#messages/karnaugh-map.ts";
import { rowsOf } from "./drawn.ts";
import type { Hint, Outcome, Verdict } from "./judge.ts";

/** Empty for a right group. */
export function verdictText(verdict: Verdict, kind: FormKind): string {
  switch (verdict.kind) {
    case "noGroup":
      return grouping.noGroup(verdict.count);
    case "holdsOther":
      return grouping.holdsOther(verdict.rows, kind);
    case "onlyFree":
      return grouping.onlyFree(kind);
    case "canGrow":
      return grouping.canGrow;
    case "redundant":
      return grouping.redundant(kind);
    case "right":
      return "";
  }
}

export function outcomeText(outcome: Outcome, kind: FormKind): string {
  switch (outcome.kind) {
    case "faulty":
      return grouping.faulty(lookOf(outcome.at).letter);
    case "uncovered":
      return grouping.uncovered(outcome.rows, kind);
    case "tooMany":
      return grouping.tooMany(outcome.terms, kind);
    case "tooLong":
      return grouping.tooLong(outcome.literals);
    case "minimum":
      return grouping.minimum(outcome.terms, outcome.literals, outcome.minimaCount);
  }
}

export function hintText(hint: Hint | null, variables: number): string {
  if (!hint) return grouping.noHint;
  const rows = rowsOf(hint.cube, variables);
  return hint.isEssential ? grouping.essentialHint(hint.row, rows) : grouping.furtherHint(hint.row, rows);
}
