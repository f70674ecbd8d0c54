// An asynchronous question of a component: asked when it comes, ended by the next one or by the component's end.

import { useEffect, useRef } from "react";

interface Asking<Question, Answer> {
  readonly solve: (question: Question, signal: AbortSignal) => Promise<Answer>;
  /** Gets each answer, unless its question was left by then. */
  readonly answered: (answer: Answer, question: Question) => void;
  /** `solve` threw, which is a fault of the page: says so, so that the component does not stay busy. */
  readonly failed: (question: Question) => void;
}

/**
 * Calls `solve` for each new question. A question must be the same object from render to render; null asks nothing.
 * Another question, null, or unmounting the component aborts the signal of a question without an answer. One that has
 * its answer is not aborted: if the service was quicker, that would end the engine's call, and start the WASM again.
 */
export function useAsked<Question extends object, Answer>(
  question: Question | null,
  asking: Asking<Question, Answer>,
): void {
  const latest = useRef(asking);
  useEffect(() => {
    latest.current = asking;
  });
  useEffect(() => {
    if (!question) return;
    const left = new AbortController();
    let isOver = false;
    const ask = async () => {
      try {
        const answer = await latest.current.solve(question, left.signal);
        if (!left.signal.aborted) latest.current.answered(answer, question);
      } catch (error) {
        reportError(error);
        if (!left.signal.aborted) latest.current.failed(question);
      } finally {
        isOver = true;
      }
    };
    void ask();
    return () => {
      if (!isOver) left.abort();
    };
  }, [question]);
}
