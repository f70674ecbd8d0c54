// Asks for one verdict at a time: a new question, or removing the component, ends the one before.

import { useCallback, useEffect, useRef, useState } from "react";
import type { Verdict } from "./core/verdict.ts";

export interface Given {
  /** The text that was judged. */
  readonly of: string;
  readonly verdict: Verdict;
}

interface Judging {
  /** The latest verdict; null before the first. */
  readonly given: Given | null;
  readonly isJudging: boolean;
  /** Asks for the verdict on a text; ends with it, as "cancelled" where another text was asked about since. */
  readonly ask: (text: string, judge: (signal: AbortSignal) => Promise<Verdict>) => Promise<Verdict>;
}

export function useVerdict(): Judging {
  const [given, setGiven] = useState<Given | null>(null);
  const [isJudging, setIsJudging] = useState(false);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const ask = useCallback<Judging["ask"]>(async (text, judge) => {
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    setIsJudging(true);
    const verdict = await judge(controller.signal);
    if (controller.signal.aborted) return { kind: "cancelled" };
    setIsJudging(false);
    setGiven({ of: text, verdict });
    return verdict;
  }, []);
  return { given, isJudging, ask };
}
