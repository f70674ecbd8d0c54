// What stands under the field while something is typed: how it is read, or what is wrong with it.

import { useEffect, useState } from "react";
import type { InputMode } from "#contract/input.ts";
import type { Fix } from "#contract/generated/logic-types.ts";
import { useReading, type Reading } from "./use-reading.ts";
import type { Failure } from "./core/failure.ts";
import { liveError } from "./core/live-error.ts";

/** How long the keys rest before a text that ends too early is marked. */
const restMs = 1_000;

export interface Live {
  /** How the text, or the one a moment ago, is read; null while it is not readable. */
  readonly reading: Reading | null;
  /** Display only: it changes no status and disables nothing. */
  readonly error: Failure | null;
  /** A correction of the text as it is now. */
  readonly fix: Fix | null;
}

export function useLive(input: string, mode: InputMode): Live {
  const reading = useReading(input, mode);
  const rests = useRest(input);
  if (!reading) return { reading: null, error: null, fix: null };
  const { outcome, prepared } = reading;
  if (outcome.kind !== "refused") return { reading, error: null, fix: null };
  if (reading.input !== input || reading.mode !== mode) return { reading: null, error: null, fix: null };
  return {
    reading: null,
    error: liveError(prepared, outcome.error, rests),
    fix: outcome.fix ?? null,
  };
}

/** Whether the text has been the same for a while. */
function useRest(text: string): boolean {
  const [rested, setRested] = useState("");
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(text), restMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return rested === text;
}
