// One input → one answer or one failure: the boundary's refusals, then the engine, and the API where the engine
// cannot. Both ways in are given; nothing here knows of a network or a Web Worker.

import {
  refuseLoneSurrogate,
  refuseTooLarge,
  type InputMode,
  type PreparedInput,
} from "../../../../worker/contract/input.ts";
import { limits } from "../../../../worker/contract/limits.ts";
import { sentences } from "../../../../worker/contract/sentences.ts";
import type { SimplifyResponse } from "../../../../worker/contract/simplify.ts";
import type { ApiResult } from "../../lib/api-result.ts";
import type { EngineResult } from "../../lib/engine/engine.ts";
import type { SimplifyRequest } from "../../lib/engine/protocol.ts";
import { characterPlace, typedPlace, type Failure } from "../../components/core/failure.ts";
import type { Answered } from "./core/machine.ts";

export type Solved =
  | { readonly type: "answered"; readonly answered: Answered }
  | { readonly type: "failed"; readonly failure: Failure }
  /** Somebody ended the call; nobody waits for it. */
  | { readonly type: "cancelled" };

export interface SimplifyCall {
  readonly input: string;
  readonly mode: InputMode;
}

export interface SolveDependencies {
  readonly engine: (request: SimplifyRequest) => Promise<EngineResult>;
  readonly api: (call: SimplifyCall) => Promise<ApiResult<SimplifyResponse>>;
}

export async function solve(
  prepared: PreparedInput,
  mode: InputMode,
  { engine, api }: SolveDependencies,
): Promise<Solved> {
  const request: SimplifyCall = { input: prepared.text, mode };
  const refused = refuseTooLarge(request) ?? refuseLoneSurrogate("input", prepared.text);
  if (refused) return failed(prepared, refused);

  const result = await engine({ ...request, nodesMax: limits.coverNodesDefault });
  if (result.kind === "cancelled") return { type: "cancelled" };
  if (result.kind === "outcome") {
    if (result.outcome.kind === "answer") return answered(prepared, mode, result.outcome.answer);
    const { code, start, end } = result.outcome.error;
    return failedAt(typedPlace(prepared, start, end), sentences[code], code);
  }

  const reply = await api(request);
  if (reply.ok) return answered(prepared, mode, reply.answer);
  return reply.failure.kind === "aborted" ? { type: "cancelled" } : failed(prepared, reply.failure);
}

function answered(prepared: PreparedInput, mode: InputMode, answer: SimplifyResponse): Solved {
  return { type: "answered", answered: { text: prepared.text, mode, answer } };
}

interface Refusal {
  readonly message: string;
  readonly code?: string;
  readonly position?: number | undefined;
}

function failed(prepared: PreparedInput, { message, code, position }: Refusal): Solved {
  return failedAt(position === undefined ? null : characterPlace(prepared, position), message, code);
}

function failedAt(place: Failure["place"], message: string, code: string | undefined): Solved {
  return { type: "failed", failure: { message, code: code ?? null, place } };
}
