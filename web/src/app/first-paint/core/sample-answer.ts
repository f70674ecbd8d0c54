// States of the Simplifier with an answer, from which the build draws the screen around the answer's rows. Pure.

import type { InputMode } from "#contract/input.ts";
import type { SimplifyResponse } from "#contract/simplify.ts";
import { initialState, reduce, type SimplifierState } from "../../../features/simplifier/core/machine.ts";
import { questionOf } from "../../../features/simplifier/core/question.ts";
import { answeredBy } from "../../../features/simplifier/core/service-call.ts";

/** Inputs that differ from the result, as nearly every input does. */
const inputs: Readonly<Record<InputMode, string>> = { boolean: "B+A", mint: "1,2" };
const dontCares = "3";

const response: SimplifyResponse = {
  simplified: "A+B",
  sop: "A'.B+A.B'",
  primeImpList: [
    { res: "A", list: [2] },
    { res: "B", list: [1] },
  ],
  vars: ["A", "B"],
  minTerms: [1, 2],
  terms: 2,
  literals: 2,
  proven: true,
  lowerBound: 2,
  primeCount: 2,
};

export function sampleState(mode: InputMode, isEdited: boolean): SimplifierState {
  const input = inputs[mode];
  const asked = reduce(initialState, { type: "asked", input, mode, dontCares, remembered: false });
  const answered = answeredBy(questionOf(asked), response, true);
  const state = reduce(asked, { type: "answered", call: asked.call, answered });
  return isEdited ? reduce(state, { type: "edited", input: `${input}${input}` }) : state;
}
