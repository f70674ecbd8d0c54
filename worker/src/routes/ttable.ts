// POST /api/mix/ttable/solve: the table for every caller, its comparison for premium callers.

import { refuseLoneSurrogate } from "#contract/input.ts";
import { limits } from "#contract/limits.ts";
import { countOf, rowsOf } from "#contract/packed-column.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { ttableField } from "#contract/input.ts";
import type { TtableCall, TtableResponse } from "#contract/ttable.ts";
import { type CallBudget, refuseLong } from "../call-budget.ts";
import type { Caller } from "../auth/caller.ts";
import { failure, type Outcome } from "../failure.ts";
import type { Logic } from "../logic.ts";

type TableRequest = Parameters<Logic["table"]>[0];
type TableOutcome = ReturnType<Logic["table"]>;
type Refusals = Extract<TableOutcome, { kind: "refused" }>["refusals"];
type PackedTable = Extract<TableOutcome, { kind: "table" }>["table"];

export function solveTtable(
  logic: Logic,
  budget: CallBudget,
  caller: Caller,
  { primaryInput, extraInputs = [] }: TtableCall,
): Outcome<TtableResponse> {
  const unread = [primaryInput, ...extraInputs]
    .map((text, functionNumber) => {
      const field = ttableField(functionNumber);
      return refuseLong(field, text, budget) ?? refuseLoneSurrogate(field, text);
    })
    .find((refusal) => refusal !== null);
  if (unread) return { ok: false, error: unread };

  const request: TableRequest = {
    primary: primaryInput,
    extras: [...extraInputs],
    ...budget,
  };
  // Comparing gives the table as well.
  const outcome = caller.kind === "premium" ? logic.compare(request) : logic.table(request);
  if (outcome.kind === "refused") return refused(outcome.refusals, budget);
  const table = listsOf(outcome.table);
  if (outcome.kind === "comparison")
    return { ok: true, value: { ...table, comparison: "included", ...outcome.comparison } };
  const comparison = caller.kind === "unknown" ? "unavailable" : "premium_only";
  return { ok: true, value: { ...table, comparison, matchedSets: [] } };
}

/** The failure names one problem: that of the first refused function. */
function refused([first]: Refusals, budget: CallBudget): Outcome<TtableResponse> {
  if (!first) return { ok: false, error: failure("internal") };
  const { code, start } = first.error;
  const message = sentenceFor(code, budget, "table");
  return { ok: false, error: { message, code, position: start, field: ttableField(first.function) } };
}

/** The columns as lists of rows. An answer has at most `listNumbersMax` numbers; the first columns are served first. */
function listsOf({ vars, columns }: PackedTable): Omit<TtableResponse, "comparison" | "matchedSets"> {
  let left: number = limits.listNumbersMax;
  const [minTerms = [], ...extraMinTerms] = columns.map((column) => {
    const list = rowsOf(column, 2 ** vars.length, left);
    left -= list.length;
    return list;
  });
  const minTermCounts = columns.map(countOf);
  const isCut = minTermCounts.reduce((sum, count) => sum + count, 0) > limits.listNumbersMax;
  return { vars, minTerms, extraMinTerms, ...(isCut && { minTermCounts }) };
}
