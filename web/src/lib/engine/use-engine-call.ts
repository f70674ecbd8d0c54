// A call of the engine as a component's state: made for each new question, ended when the question or the component
// goes.

import { useEffect, useState } from "react";
import { logicEngine } from "./browser-engine.ts";
import type { EngineFailure } from "./instance.ts";
import type { EngineResult } from "./engine.ts";
import type { Operation, RequestOf } from "./operations.ts";

/** A request and whatever else belongs to what is asked. */
export interface QuestionOf<Op extends Operation> {
  readonly request: RequestOf<Op>;
}

export interface Answered<Op extends Operation, Question> {
  /** The question as it was given. */
  readonly of: Question;
  readonly result: Exclude<EngineResult<Op>, Extract<EngineFailure, { kind: "cancelled" }>>;
}

/**
 * The latest call that ended, which may be of an earlier question; null before the first. A question is asked once: it
 * must be the same object from render to render. Null asks nothing, and ends the call under way.
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
