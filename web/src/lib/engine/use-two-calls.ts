// A call in two steps as a component's state: first with a small work budget, so that an answer comes soon; then with
// the whole budget if the first outcome is not final.

import { useMemo } from "react";
import type { Operation, RequestOf } from "./operations.ts";
import { useEngineCall, type Answered, type QuestionOf } from "./use-engine-call.ts";

export interface TwoCalls<Op extends Operation> extends QuestionOf<Op> {
  /** The same request with a small work budget. */
  readonly firstRequest: RequestOf<Op>;
}

type ResultOf<Op extends Operation> = Answered<Op, unknown>["result"];

export interface Ended<Op extends Operation, Question> {
  /** The question that the results answer: the object that was passed in. */
  readonly of: Question;
  readonly first: ResultOf<Op>;
  /** The result of the second call; null if none has ended. */
  readonly whole: ResultOf<Op> | null;
  /** Whether a second call is still running. */
  readonly isSearching: boolean;
}

/**
 * The latest results, which may be of an earlier question; null before the first. A question must be the same object from
 * render to render, as for `useEngineCall`. `isHeld` ends the running call and makes none.
 */
export function useTwoCalls<Op extends Operation, Question extends TwoCalls<Op>>(
  operation: Op,
  question: Question | null,
  isFinal: (result: ResultOf<Op>) => boolean,
  isHeld = false,
): Ended<Op, Question> | null {
  const asked = useMemo(() => question && { of: question, request: question.firstRequest }, [question]);
  const first = useEngineCall(operation, isHeld ? null : asked);
  const isDone = first !== null && isFinal(first.result);
  const wholeAsked = useMemo(
    () => (asked && first?.of === asked && !isDone ? { of: asked.of, request: asked.of.request } : null),
    [asked, first, isDone],
  );
  const second = useEngineCall(operation, isHeld ? null : wholeAsked);
  if (!first) return null;
  const { of } = first.of;
  const whole = second?.of.of === of ? second.result : null;
  return { of, first: first.result, whole, isSearching: !isDone && whole === null };
}
