// What is sent to the service for a question, and the answer that its response is. The page's own screen and the frame
// before it share both, so that the answers are the same. Pure.

import type { ApiErrorBody } from "#contract/errors.ts";
import { refuseLoneSurrogate, refuseTooLarge } from "#contract/input.ts";
import type { SimplifyCall, SimplifyResponse } from "#contract/simplify.ts";
import type { Answered } from "./machine.ts";
import type { Question } from "./question.ts";
import { responseValues } from "./response-values.ts";

export function callOf({ input, mode, dontCares }: Question): SimplifyCall {
  return { input: input.text, mode, ...(dontCares && { dontCares: dontCares.text }) };
}

/** Why neither engine nor service is asked; null where they are. */
export function refusalOf(call: SimplifyCall): ApiErrorBody | null {
  return (
    refuseTooLarge(call) ??
    refuseLoneSurrogate("input", call.input) ??
    refuseLoneSurrogate("dontCares", call.dontCares ?? "")
  );
}

/** `canSearch`: whether the engine, whose budget is larger, will search for a better answer than one without a proof. */
export function answeredBy(question: Question, answer: SimplifyResponse, canSearch: boolean): Answered {
  const values = responseValues(answer, question.dontCares?.text ?? "");
  return answeredTo(question, { answer, values }, canSearch && !answer.proven);
}

export function answeredTo(
  { input, mode, dontCares }: Question,
  { answer, values }: Pick<Answered, "answer" | "values">,
  isSearching: boolean,
): Answered {
  return {
    text: input.text,
    mode,
    dontCares: dontCares?.text ?? "",
    answer,
    values,
    ...(isSearching && { isSearching }),
  };
}
