// POST /api/free/simplify.

import { isBlank, refuseLoneSurrogate, resolveMode } from "../../contract/input.ts";
import { limits } from "../../contract/limits.ts";
import { sentences } from "../../contract/sentences.ts";
import type { InputMode } from "../../contract/input.ts";
import type { SimplifyResponse } from "../../contract/simplify.ts";
import type { Outcome } from "../failure.ts";
import type { Logic } from "../logic.ts";

interface SimplifyCall {
  readonly input: string;
  readonly mode?: InputMode | undefined;
  readonly dontCares?: string | undefined;
}

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
    nodesMax: limits.coverNodesDefault,
  });
  if (outcome.kind === "answer") return { ok: true, value: outcome.answer };
  const { code, start } = outcome.error;
  return { ok: false, error: { message: sentences[code], code, position: start, field: outcome.field } };
}
