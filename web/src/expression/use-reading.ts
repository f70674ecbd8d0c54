// How the engine reads a text while it is typed. Where there is no engine there is no reading, and nobody waits.

import { useEffect, useRef, useState } from "react";
import { budgets } from "#contract/budgets.ts";
import { prepareInput, type InputMode, type PreparedInput } from "#contract/input.ts";
import { limits } from "#contract/limits.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import type { ReadOutcome } from "#lib/engine/protocol.ts";

export interface Reading {
  /** The text as typed, and its mode: what was read may be older than what is there now. */
  readonly input: string;
  readonly mode: InputMode;
  readonly prepared: PreparedInput;
  readonly outcome: ReadOutcome;
}

/** Texts longer than this are read when the keys rest, so that typing stays quick. */
const atOnceCharsMax = 2_000;
const restMs = 250;

/** Where the engine could not start, not every key press is to try again. */
const retryMs = 30_000;

/** The latest reading; null while the text is blank, far too long, or cannot be read here. */
export function useReading(input: string, mode: InputMode): Reading | null {
  const [reading, setReading] = useState<Reading | null>(null);
  const retryAt = useRef(0);
  const isReadable = input.trim() !== "" && input.length <= limits.bodyBytesMax;
  useEffect(() => {
    if (!isReadable || performance.now() < retryAt.current) return;
    let isCurrent = true;
    const read = async () => {
      const prepared = prepareInput(input, mode);
      const result = await logicEngine.read({
        input: prepared.text,
        mode,
        variablesMax: budgets.page.variablesMax,
      });
      if (result.kind === "unavailable") retryAt.current = performance.now() + retryMs;
      if (!isCurrent) return;
      setReading(result.kind === "outcome" ? { input, mode, prepared, outcome: result.outcome } : null);
    };
    let timer = 0;
    if (input.length > atOnceCharsMax) timer = window.setTimeout(() => void read(), restMs);
    else void read();
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [input, mode, isReadable]);
  return isReadable ? reading : null;
}
