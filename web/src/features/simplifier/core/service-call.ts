// The request to the service for a question, and the answer from its response. Pure.

import type { ApiErrorBody } from "#contract/errors.ts";
import { refuseLoneSurrogate, refuseTooLarge } from "#contract/input.ts";
import type { SimplifyCall, SimplifyResponse } from "#contract/simplify.ts";
import { countOf } from "#notation/core/list-variables.ts";
import type { Answered } from "./machine.ts";
import type { Question } from "./question.ts";
import { responseValues } from "./response-values.ts";

export function callOf({ input, mode, dontCares, variables }: Question): SimplifyCall {
  return {
    input: input.text,
    mode,
    ...(dontCares && { dontCares: dontCares.text }),
    ...countOf(variables),
  };
}

/** The reason why neither engine nor service is asked; null if they are asked. */
export function refusalOf(call: SimplifyCall): ApiErrorBody | null {
  return (
    refuseTooLarge(call) ??
    refuseLoneSurrogate("input", call.input) ??
    refuseLoneSurrogate("dontCares", call.dontCares ?? "")
  );
}

/** `canSearch` tells whether the engine, whose budget is larger, will search further if this answer has no proof. */
export function answeredBy(question: Question, answer: SimplifyResponse, canSearch: boolean): Answered {
  const values = responseValues(answer, question.dontCares?.text ?? "");
  return answeredTo(question, { answer, values }, canSearch && !answer.proven);
}

export function answeredTo(
  { input, mode, dontCares, variables }: Question,
  { answer, values }: Pick<Answered, "answer" | "values">,
  isSearching: boolean,
): Answered {
  return {
    text: input.text,
    mode,
    dontCares: dontCares?.text ?? "",
    variables,
    answer,
    values,
    ...(isSearching && { isSearching }),
  };
}
