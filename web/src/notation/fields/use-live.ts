// The state of the line under a field while the visitor types: the reading of the text, or its error.

import { useEffect, useState } from "react";
import type { InputMode } from "#contract/input.ts";
import type { Fix } from "#contract/generated/logic-types.ts";
import { useReading, type ReadIn, type Reading } from "./use-reading.ts";
import { asLetters, isReading, openQuestion } from "../core/correction.ts";
import type { Failure } from "../core/failure.ts";
import { liveError } from "../core/live-error.ts";

/** The pause in typing after which a text that ends too early is marked. */
const restMs = 1_000;

export interface Live {
  /** The field's present text. */
  readonly typed: string;
  /**
   * The reading of the present text, or of the text a moment ago; null if that text was refused, or may mean something
   * else.
   */
  readonly reading: Reading | null;
  /**
   * Display only: it changes no status and disables nothing. Null for a text that is only in another notation, and
   * for one whose words look like names.
   */
  readonly error: Failure | null;
  /** A correction of the present text. */
  readonly fix: Fix | null;
}

interface LiveIn extends ReadIn {
  /** Whether the variables are given: then letters side by side are a product, and no name is asked about. */
  readonly hasVariables?: boolean;
}

export function useLive(
  input: string,
  mode: InputMode,
  { hasVariables = false, ...readIn }: LiveIn = {},
): Live {
  const reading = useReading(input, mode, readIn);
  const rests = useRest(input);
  const nothing: Live = { typed: input, reading: null, error: null, fix: null };
  if (!reading) return nothing;
  const { outcome, prepared } = reading;
  const isCurrent = reading.input === input && reading.mode === mode;
  switch (outcome.kind) {
    case "minTerms":
      return { ...nothing, reading };
    case "expression": {
      const fix = hasVariables && outcome.fix?.kind === "names" ? null : (outcome.fix ?? null);
      return { ...nothing, reading: fix ? null : reading, fix: isCurrent ? fix : null };
    }
    case "refused": {
      if (!isCurrent) return nothing;
      const fix = (hasVariables ? asLetters(outcome.fix) : outcome.fix) ?? null;
      if (fix && isReading(fix)) return { ...nothing, fix };
      const question = openQuestion({ ...outcome, fix });
      // A text with a question may only be unfinished.
      const error = question ? (rests ? question : null) : liveError(prepared, outcome.error, rests);
      return { ...nothing, error, fix };
    }
  }
}

/** Whether the text has been the same for `restMs`. */
function useRest(text: string): boolean {
  const [rested, setRested] = useState("");
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(text), restMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return rested === text;
}
