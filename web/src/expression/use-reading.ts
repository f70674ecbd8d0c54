// How the engine reads a text while it is typed. Where there is no engine there is no reading, and nobody waits.

import { useDebouncedValue } from "@mantine/hooks";
import { useMemo } from "react";
import { budgets } from "#contract/budgets.ts";
import type { ReadOutcome, ReadRequest } from "#contract/generated/logic-types.ts";
import { prepareInput, type InputMode, type PreparedInput } from "#contract/input.ts";
import { limits } from "#contract/limits.ts";
import { useEngineCall } from "#lib/engine/use-engine-call.ts";

interface ReadQuestion {
  /** The text as typed, and its mode: what was read may be older than what is there now. */
  readonly input: string;
  readonly mode: InputMode;
  readonly prepared: PreparedInput;
  readonly request: ReadRequest;
}

export interface Reading extends Omit<ReadQuestion, "request"> {
  readonly outcome: ReadOutcome;
}

/** Texts longer than this are read when the keys rest, so that typing stays quick. */
const atOnceCharsMax = 2_000;
const restMs = 250;

/** The latest reading; null while the text is blank, far too long, or cannot be read here. */
export function useReading(input: string, mode: InputMode): Reading | null {
  const [rested] = useDebouncedValue(input, restMs);
  const text = input.length > atOnceCharsMax ? rested : input;
  const isReadable = input.trim() !== "" && input.length <= limits.bodyBytesMax;
  const question = useMemo(
    () => (isReadable && text.trim() !== "" ? questionOf(text, mode) : null),
    [isReadable, text, mode],
  );
  const read = useEngineCall("read", question);
  return useMemo(() => {
    if (!isReadable || read?.result.kind !== "outcome") return null;
    const { of, result } = read;
    return { input: of.input, mode: of.mode, prepared: of.prepared, outcome: result.outcome };
  }, [isReadable, read]);
}

function questionOf(input: string, mode: InputMode): ReadQuestion {
  const prepared = prepareInput(input, mode);
  const { variablesMax } = budgets.page;
  return { input, mode, prepared, request: { input: prepared.text, mode, variablesMax } };
}
