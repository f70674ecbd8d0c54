// Asks the engine how it reads a text while the visitor types. Without an engine there is no reading.

import { useDebouncedValue } from "@mantine/hooks";
import { useMemo } from "react";
import { budgets } from "#contract/budgets.ts";
import type {
  ReadListOutcome,
  ReadListRequest,
  ReadOutcome,
  ReadRequest,
} from "#contract/generated/logic-types.ts";
import { prepareInput, type InputMode, type PreparedInput } from "#contract/input.ts";
import { limits } from "#contract/limits.ts";
import { readOperations } from "#lib/engine/read-operations.ts";
import { useEngineCall } from "#lib/engine/use-engine-call.ts";

interface ReadQuestion {
  /** The typed text that was read; the field may hold a newer text by now. */
  readonly input: string;
  readonly mode: InputMode;
  readonly prepared: PreparedInput;
  readonly request: ReadRequest | ReadListRequest;
}

export interface Reading extends Omit<ReadQuestion, "request"> {
  readonly outcome: ReadOutcome | ReadListOutcome;
}

/** Longer texts are read only after a pause of `restMs`, so that typing stays quick. */
const atOnceCharsMax = 2_000;
const restMs = 250;

/**
 * Only a text that may hold a name is read together with the others, so that an edit of one text does not repeat the
 * requests for the rest.
 */
const mayHoldName = /[A-Za-z]{2}|[_[]/;

/** Where a text stands. */
export interface ReadIn {
  /** The other expressions of the same table. */
  readonly beside?: readonly string[];
  /** The least variables of a list of rows, where the tool has a number of them. */
  readonly listVariables?: number;
}

/** The latest reading; null while the text is blank or longer than a request may be, or without an engine. */
export function useReading(
  input: string,
  mode: InputMode,
  { beside = [], listVariables = 0 }: ReadIn = {},
): Reading | null {
  const [rested] = useDebouncedValue(input, restMs);
  const text = input.length > atOnceCharsMax ? rested : input;
  const isReadable = input.trim() !== "" && input.length <= limits.bodyBytesMax;
  const others = mayHoldName.test(text) ? beside.join("\n") : "";
  const question = useMemo(
    () => (isReadable && text.trim() !== "" ? questionOf(text, mode, others, listVariables) : null),
    [isReadable, text, mode, others, listVariables],
  );
  const read = useEngineCall(readOperations[mode], question);
  return useMemo(() => {
    if (!isReadable || read?.result.kind !== "outcome") return null;
    const { of, result } = read;
    return { input: of.input, mode: of.mode, prepared: of.prepared, outcome: result.outcome };
  }, [isReadable, read]);
}

function questionOf(input: string, mode: InputMode, others: string, listVariables: number): ReadQuestion {
  const prepared = prepareInput(input, mode);
  const { variablesMax } = budgets.page;
  return {
    input,
    mode,
    prepared,
    request: {
      input: prepared.text,
      variablesMax,
      ...(others !== "" && { beside: others.split("\n") }),
      ...(listVariables > 0 && mode === "boolean" && { listVariables }),
    },
  };
}
