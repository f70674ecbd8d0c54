// Asks the service for the verdicts on a visitor's own lines. Another question, or leaving, ends the call.

import { useCallback, useEffect, useRef, useState } from "react";
import type { CheckResponse } from "#contract/check.ts";
import type { ApiFailure } from "#lib/api-result.ts";
import { callAsUser } from "#lib/api.ts";
import { pagePart } from "#lib/page-part.ts";

const routePart = pagePart(async () => (await import("#contract/check.ts")).checkRoute);

export interface Checked {
  /** The lines that were sent, the first of which is the input. */
  readonly lines: readonly string[];
  readonly answer: CheckResponse;
}

export interface Check {
  readonly checked: Checked | null;
  readonly isChecking: boolean;
  readonly failure: ApiFailure | null;
  /** Null if the call failed or another one was made meanwhile. */
  readonly ask: (lines: readonly string[]) => Promise<Checked | null>;
}

export function useCheck(): Check {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const ask = useCallback(async (lines: readonly string[]) => {
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    setIsChecking(true);
    setFailure(null);
    const result = await callAsUser(routePart, { lines: [...lines] }, controller.signal);
    if (controller.signal.aborted) return null;
    setIsChecking(false);
    if (!result.ok) {
      setFailure(result.failure);
      return null;
    }
    const done = { lines, answer: result.answer };
    setChecked(done);
    return done;
  }, []);
  return { checked, isChecking, failure, ask };
}
