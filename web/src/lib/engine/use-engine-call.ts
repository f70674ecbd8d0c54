// An engine call as a component's state: each new question makes a call; another question, or removing the component,
// ends it.

import { useState } from "react";
import { useAsked } from "../use-asked.ts";
import { logicEngine } from "./browser-engine.ts";
import type { EngineFailure } from "./instance.ts";
import type { EngineResult } from "./engine.ts";
import type { Operation, RequestOf } from "./operations.ts";

/** A request, with any other data that the component needs with the result. */
export interface QuestionOf<Op extends Operation> {
  readonly request: RequestOf<Op>;
}

export interface Answered<Op extends Operation, Question> {
  /** The question that the result answers: the object that was passed in. */
  readonly of: Question;
  readonly result: Exclude<EngineResult<Op>, Extract<EngineFailure, { kind: "cancelled" }>>;
}

/**
 * The latest result, which may be of an earlier question; null before the first. A question must be the same object
 * from render to render, because each new object makes a call. Null asks nothing and ends the running call.
 */
export function useEngineCall<Op extends Operation, Question extends QuestionOf<Op>>(
  operation: Op,
  question: Question | null,
): Answered<Op, Question> | null {
  const [answered, setAnswered] = useState<Answered<Op, Question> | null>(null);
  useAsked(answered?.of === question ? null : question, {
    solve: ({ request }, signal) => logicEngine.call(operation, request, signal),
    answered: (result, of) => {
      if (result.kind !== "cancelled") setAnswered({ of, result });
    },
    failed: (of) => setAnswered({ of, result: { kind: "fault", reason: "" } }),
  });
  return answered;
}
