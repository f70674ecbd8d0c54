// What a free call may take of the engine: a small part of the work at once, more while the counters have some left. The
// work is the engine's own count, since the platform's clock stands still while it works.

import type { SimplifyCall, SimplifyResponse } from "#contract/simplify.ts";
import type { TtableCall, TtableResponse } from "#contract/ttable.ts";
import type { Caller } from "./auth/caller.ts";
import { type CallBudget, firstBudget, smallPlanBudget } from "./call-budget.ts";
import { type Outcome, tooMany } from "./failure.ts";
import type { Logic } from "./logic.ts";
import type { Take } from "./mount.ts";
import { simplify } from "./routes/simplify.ts";
import { solveTtable } from "./routes/ttable.ts";

/** Refusals that a larger budget may turn into an answer, or into a refusal of another place. */
const refusalsOfSize: readonly string[] = [
  "input_too_long",
  "too_many_variables",
  "too_many_min_terms",
  "min_term_too_large",
  "too_complex",
];

/**
 * The answer of the whole budget where the counters have its work left; else the first cover, with a header that says
 * who took the rest; where not even the work of that is left, `too_many_requests`.
 */
export async function simplifyFree(
  logic: Logic,
  budget: CallBudget,
  call: SimplifyCall,
  take: Take,
): Promise<Outcome<SimplifyResponse>> {
  const small = simplify(logic, smallPlanBudget, call);
  if (budget === smallPlanBudget || isWhole(small)) return small;
  if (!(await take("large"))) return { ok: false, error: tooMany("large") };
  const first = simplify(logic, firstBudget, call);
  // The two budgets differ in work alone, so that they refuse the same.
  if (!first.ok || isWhole(first)) return first;
  if (!(await take("searching"))) return cut(first.value, "network");
  if (!(await take("everyone"))) return cut(first.value, "all");
  return simplify(logic, budget, call);
}

/** Whether more work gives the same: the sum is proved and its equals are counted, or the text is refused. */
function isWhole(outcome: Outcome<SimplifyResponse>): boolean {
  return outcome.ok ? outcome.value.minima !== undefined : !isOfSize(outcome);
}

/** A proved sum lacks only the number of its equals. */
function cut(value: SimplifyResponse, by: "network" | "all"): Outcome<SimplifyResponse> {
  return { ok: true, value, ...(!value.proven && { headers: { "X-Search-Cut": by } }) };
}

/**
 * A table has no first part to answer with: it is whole or refused. Its work counts for its own network alone, so that
 * no other one can have it refused.
 */
export async function solveTtableFree(
  logic: Logic,
  budget: CallBudget,
  caller: Caller,
  call: TtableCall,
  take: Take,
): Promise<Outcome<TtableResponse>> {
  if (caller.kind === "premium") return solveTtable(logic, budget, caller, call);
  const small = solveTtable(logic, smallPlanBudget, caller, call);
  if (budget === smallPlanBudget || !isOfSize(small)) return small;
  if (!(await take("large"))) return { ok: false, error: tooMany("large") };
  const first = solveTtable(logic, firstBudget, caller, call);
  if (first.ok || first.error.code !== "too_complex") return first;
  if (!(await take("searching"))) return { ok: false, error: tooMany("searching") };
  return solveTtable(logic, budget, caller, call);
}

function isOfSize(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && refusalsOfSize.includes(outcome.error.code);
}
