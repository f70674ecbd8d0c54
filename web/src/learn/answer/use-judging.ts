// Runs one judgement at a time: another question, or unmounting the component, cancels the one before.

import { useCallback, useEffect, useRef, useState } from "react";

interface Judging<Result> {
  /** The latest result; null before the first. */
  readonly result: Result | null;
  readonly isJudging: boolean;
  /** Resolves to null if another question was asked meanwhile. */
  readonly ask: (judge: (signal: AbortSignal) => Promise<Result>) => Promise<Result | null>;
}

export function useJudging<Result>(): Judging<Result> {
  const [result, setResult] = useState<Result | null>(null);
  const [isJudging, setIsJudging] = useState(false);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const ask = useCallback<Judging<Result>["ask"]>(async (judge) => {
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    setIsJudging(true);
    const judged = await judge(controller.signal);
    if (controller.signal.aborted) return null;
    setIsJudging(false);
    setResult(judged);
    return judged;
  }, []);
  return { result, isJudging, ask };
}
