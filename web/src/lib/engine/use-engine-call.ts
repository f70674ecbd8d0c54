// An engine call as a component's state: each new question makes a call; another question, or removing the component,
// ends it.

import { useEffect, useState } from "react";
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
  useEffect(() => {
    if (!question || answered?.of === question) return;
    const left = new AbortController();
    const ask = async () => {
      const result = await logicEngine.call(operation, question.request, left.signal);
      if (result.kind !== "cancelled" && !left.signal.aborted) setAnswered({ of: question, result });
    };
    void ask();
    return () => left.abort();
  }, [operation, question, answered]);
  return answered;
}
