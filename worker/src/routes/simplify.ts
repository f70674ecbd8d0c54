// POST /api/free/simplify.

import { refuseLoneSurrogate, resolveMode } from "../../contract/input.ts";
import { limits } from "../../contract/limits.ts";
import { sentences } from "../../contract/sentences.ts";
import type { InputMode } from "../../contract/input.ts";
import type { SimplifyResponse } from "../../contract/simplify.ts";
import type { Outcome } from "../failure.ts";
import type { Logic } from "../logic.ts";

const field = "input";

export function simplify(
  logic: Logic,
  request: { readonly input: string; readonly mode?: InputMode | undefined },
): Outcome<SimplifyResponse> {
  const refused = refuseLoneSurrogate(field, request.input);
  if (refused) return { ok: false, error: refused };
  const mode = request.mode ?? resolveMode(request.input);
  const outcome = logic.simplify({ input: request.input, mode, nodesMax: limits.coverNodesDefault });
  if (outcome.kind === "answer") return { ok: true, value: outcome.answer };
  const { code, start } = outcome.error;
  return { ok: false, error: { message: sentences[code], code, position: start, field } };
}
