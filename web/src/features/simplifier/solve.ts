// Solves one input, to one answer or one failure: the page's own checks first, then the engine, and the API if the
// engine cannot, or not yet. Engine and API are passed in; this file knows neither Web Workers nor the network.

import { budgets, firstWork } from "#contract/budgets.ts";
import type { SimplifyOutcome, SimplifyRequest } from "#contract/generated/logic-types.ts";
import type { PreparedInput } from "#contract/input.ts";
import type { SimplifyCall, SimplifyResponse } from "#contract/simplify.ts";
import { isNotation, openQuestion, type NotationFix } from "#notation/core/correction.ts";
import { edgeFailure, engineFailure, type EdgeRefusal } from "#notation/core/failure.ts";
import { countOf, variablesIn, variablesRefusal } from "#notation/core/list-variables.ts";
import { withVariables } from "#contract/sentences.ts";
import type { ApiResult } from "#lib/api-result.ts";
import { engineOrApi } from "#lib/engine-or-api.ts";
import type { EngineResult } from "#lib/engine/engine.ts";
import type { Answered, FieldFailure, SimplifierField } from "./core/machine.ts";
import { questionOf, type Question, type TypedQuestion } from "./core/question.ts";
import { answeredBy, answeredTo, callOf, refusalOf } from "./core/service-call.ts";

export type Solved =
  | { readonly type: "answered"; readonly answered: Answered }
  | { readonly type: "failed"; readonly failure: FieldFailure }
  /** A text was only in another notation. */
  | { readonly type: "corrected"; readonly field: SimplifierField; readonly fix: NotationFix }
  /** The caller ended the call and no longer needs an answer. */
  | { readonly type: "cancelled" };

export interface SolveDependencies {
  readonly engine: (request: SimplifyRequest) => Promise<EngineResult<"simplify">>;
  readonly api: (call: SimplifyCall) => Promise<ApiResult<SimplifyResponse>>;
  readonly isEngineLate: () => Promise<boolean>;
}

export async function solve(
  typed: TypedQuestion,
  { engine, api, isEngineLate }: SolveDependencies,
): Promise<Solved> {
  const wrong = typed.mode === "mint" ? variablesRefusal(typed.variables) : null;
  if (wrong) return { type: "failed", failure: { ...wrong, field: "variables" } };
  const question = questionOf(typed);
  const call = callOf(question);
  const refused = refusalOf(call);
  if (refused) return failed(question, refused);

  const result = await engineOrApi({
    engine: () => engine(requestOf(question)),
    api: () => api(call),
    isEngineLate,
  });
  switch (result.kind) {
    case "outcome":
      return notationIn(result.outcome) ?? solvedBy(question, result.outcome);
    case "answer":
      return { type: "answered", answered: answeredBy(question, result.answer, result.isEngineLate) };
    case "failure":
      return failed(question, result.failure);
    case "cancelled":
      return { type: "cancelled" };
  }
}

/** The engine's request for a minimum sum of products with the first call's work budget. */
function requestOf({ input, mode, dontCares, variables }: Question): SimplifyRequest {
  const texts = { input: input.text, mode, ...(dontCares && { dontCares: dontCares.text }) };
  return { ...texts, ...countOf(variables), ...budgets.page, workMax: firstWork };
}

/**
 * The correction of a text that is only in another notation, or the question what the text means; null for any other
 * text.
 */
function notationIn(outcome: SimplifyOutcome): Solved | null {
  const field = outcome.kind === "refused" ? outcome.field : "input";
  if (isNotation(outcome.fix)) return { type: "corrected", field, fix: outcome.fix };
  const question = openQuestion(outcome);
  return question && { type: "failed", failure: { ...question, field } };
}

function solvedBy(question: Question, outcome: SimplifyOutcome): Solved {
  switch (outcome.kind) {
    case "answer":
      // An answer without a proof counts as searching: a call with the whole budget may improve it.
      return { type: "answered", answered: answeredTo(question, outcome, !outcome.answer.proven) };
    case "refused": {
      const { field, error } = outcome;
      const { count } = variablesIn(question.variables) ?? {};
      const failure = engineFailure(
        textIn(question, field),
        error,
        "minimise",
        withVariables(budgets.page, count),
      );
      return { type: "failed", failure: { ...failure, field } };
    }
  }
}

function failed(question: Question, refusal: EdgeRefusal): Solved {
  const field = refusal.field === "dontCares" ? refusal.field : "input";
  return { type: "failed", failure: { ...edgeFailure(textIn(question, field), refusal), field } };
}

function textIn({ input, dontCares }: Question, field: SimplifierField): PreparedInput {
  return field === "dontCares" && dontCares ? dontCares : input;
}
