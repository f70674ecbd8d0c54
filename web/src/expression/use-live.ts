// The state of the line under a field while the visitor types: the reading of the text, or its error.

import { useEffect, useState } from "react";
import type { InputMode } from "#contract/input.ts";
import type { Fix } from "#contract/generated/logic-types.ts";
import { useReading, type Reading } from "./use-reading.ts";
import { isReading } from "./core/correction.ts";
import type { Failure } from "./core/failure.ts";
import { liveError } from "./core/live-error.ts";

/** The pause in typing after which a text that ends too early is marked. */
const restMs = 1_000;

export interface Live {
  /** The field's present text. */
  readonly typed: string;
  /** The reading of the present text, or of the text a moment ago; null if that text was refused. */
  readonly reading: Reading | null;
  /**
   * Display only: it changes no status and disables nothing. Null for a text that is only in another notation, and
   * for one whose words look like names.
   */
  readonly error: Failure | null;
  /** A correction of the present text. */
  readonly fix: Fix | null;
}

/** `beside` holds the other expressions of the same table. */
export function useLive(input: string, mode: InputMode, beside: readonly string[] = []): Live {
  const reading = useReading(input, mode, beside);
  const rests = useRest(input);
  const nothing: Live = { typed: input, reading: null, error: null, fix: null };
  if (!reading) return nothing;
  const { outcome, prepared } = reading;
  if (outcome.kind !== "refused") return { ...nothing, reading };
  if (reading.input !== input || reading.mode !== mode) return nothing;
  const fix = outcome.fix ?? null;
  return { ...nothing, error: fix && isReading(fix) ? null : liveError(prepared, outcome.error, rests), fix };
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
