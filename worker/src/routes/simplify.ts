// POST /api/free/simplify: refuses what no engine can read, asks the crate, answers in the contract's words.

import { budgets } from "#contract/budgets.ts";
import { isBlank, refuseLoneSurrogate, resolveMode } from "#contract/input.ts";
import { sentenceFor } from "#contract/sentences.ts";
import type { SimplifyCall, SimplifyResponse } from "#contract/simplify.ts";
import type { Outcome } from "../failure.ts";
import type { Logic } from "../logic.ts";

export function simplify(
  logic: Logic,
  { input, mode, dontCares = "" }: SimplifyCall,
): Outcome<SimplifyResponse> {
  const refused = refuseLoneSurrogate("input", input) ?? refuseLoneSurrogate("dontCares", dontCares);
  if (refused) return { ok: false, error: refused };
  const outcome = logic.simplify({
    input,
    mode: mode ?? resolveMode(input),
    ...(!isBlank(dontCares) && { dontCares }),
    ...budgets.worker,
  });
  if (outcome.kind === "answer") return { ok: true, value: outcome.answer };
  const { code, start } = outcome.error;
  return {
    ok: false,
    error: { message: sentenceFor(code, budgets.worker), code, position: start, field: outcome.field },
  };
}
