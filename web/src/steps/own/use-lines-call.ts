// Asks the service a question about a visitor's own lines. Another question, or leaving, ends the call.

import { useCallback, useEffect, useRef, useState } from "react";
import type { ApiFailure, ApiResult } from "#lib/api-result.ts";

export interface Answered<Answer> {
  /** The lines that were sent, the first of which is the input. */
  readonly lines: readonly string[];
  readonly answer: Answer;
}

export interface LinesCall<Answer> {
  readonly answered: Answered<Answer> | null;
  readonly isAsking: boolean;
  readonly failure: ApiFailure | null;
  /** Null if the call failed or another one was made meanwhile. */
  readonly ask: (lines: readonly string[]) => Promise<Answered<Answer> | null>;
}

/** `call` must be the same from render to render. `earlier` is the answer to start with. */
export function useLinesCall<Answer>(
  call: (body: { readonly lines: string[] }, signal: AbortSignal) => Promise<ApiResult<Answer>>,
  earlier: Answered<Answer> | null = null,
): LinesCall<Answer> {
  const [answered, setAnswered] = useState(earlier);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const ask = useCallback(
    async (lines: readonly string[]) => {
      asked.current?.abort();
      const controller = new AbortController();
      asked.current = controller;
      setIsAsking(true);
      setFailure(null);
      const result = await call({ lines: [...lines] }, controller.signal);
      if (controller.signal.aborted) return null;
      setIsAsking(false);
      if (!result.ok) {
        setFailure(result.failure);
        return null;
      }
      const done = { lines, answer: result.answer };
      setAnswered(done);
      return done;
    },
    [call],
  );
  return { answered, isAsking, failure, ask };
}
