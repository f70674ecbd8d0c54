// One input → one answer or one failure: the boundary's refusals, then the engine, and the API where the engine
// cannot. Both ways in are given; nothing here knows of a network or a Web Worker.

import { budgets } from "#contract/budgets.ts";
import { refuseLoneSurrogate, refuseTooLarge, type InputMode, type PreparedInput } from "#contract/input.ts";
import { sentenceFor } from "#contract/sentences.ts";
import type { SimplifyResponse } from "#contract/simplify.ts";
import type { ApiResult } from "#lib/api-result.ts";
import type { EngineResult } from "#lib/engine/engine.ts";
import type { SimplifyRequest } from "#lib/engine/protocol.ts";
import { characterPlace, typedPlace } from "#expression/core/failure.ts";
import type { Answered, FieldFailure, SimplifierField } from "./core/machine.ts";
import { questionOf, type Question, type TypedQuestion } from "./core/question.ts";

export type Solved =
  | { readonly type: "answered"; readonly answered: Answered }
  | { readonly type: "failed"; readonly failure: FieldFailure }
  /** Somebody ended the call; nobody waits for it. */
  | { readonly type: "cancelled" };

export interface SimplifyCall {
  readonly input: string;
  readonly mode: InputMode;
  readonly dontCares?: string;
}

export interface SolveDependencies {
  readonly engine: (request: SimplifyRequest) => Promise<EngineResult>;
  readonly api: (call: SimplifyCall) => Promise<ApiResult<SimplifyResponse>>;
}

export async function solve(typed: TypedQuestion, { engine, api }: SolveDependencies): Promise<Solved> {
  const question = questionOf(typed);
  const { input, mode, dontCares } = question;
  const request: SimplifyCall = { input: input.text, mode, ...(dontCares && { dontCares: dontCares.text }) };
  const refused =
    refuseTooLarge(request) ??
    refuseLoneSurrogate("input", input.text) ??
    refuseLoneSurrogate("dontCares", dontCares?.text ?? "");
  if (refused) return failed(question, refused);

  const result = await engine({ ...request, ...budgets.page });
  if (result.kind === "cancelled") return { type: "cancelled" };
  if (result.kind === "outcome") {
    const { outcome } = result;
    if (outcome.kind === "answer") return answered(question, outcome.answer);
    const { code, start, end } = outcome.error;
    const place = typedPlace(textIn(question, outcome.field), start, end);
    return {
      type: "failed",
      failure: { message: sentenceFor(code, budgets.page), code, place, field: outcome.field },
    };
  }

  const reply = await api(request);
  if (reply.ok) return answered(question, reply.answer);
  return reply.failure.kind === "aborted" ? { type: "cancelled" } : failed(question, reply.failure);
}

function answered({ input, mode, dontCares }: Question, answer: SimplifyResponse): Solved {
  return { type: "answered", answered: { text: input.text, mode, dontCares: dontCares?.text ?? "", answer } };
}

interface Refusal {
  readonly message: string;
  readonly code?: string;
  readonly position?: number | undefined;
  readonly field?: string | undefined;
}

function failed(question: Question, { message, code, position, field: named }: Refusal): Solved {
  const field = named === "dontCares" ? named : "input";
  const place = position === undefined ? null : characterPlace(textIn(question, field), position);
  return { type: "failed", failure: { message, code: code ?? null, place, field } };
}

function textIn({ input, dontCares }: Question, field: SimplifierField): PreparedInput {
  return field === "dontCares" && dontCares ? dontCares : input;
}
