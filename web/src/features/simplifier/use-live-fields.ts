// The lines under the two fields while the visitor types: each text by itself, then both lists together.

import { useMemo } from "react";
import { useLive, type Live } from "#expression/use-live.ts";
import type { Reading } from "#expression/use-reading.ts";
import { sharedNumber } from "./core/dont-cares.ts";
import type { SimplifierField } from "./core/machine.ts";
import type { TypedQuestion } from "./core/question.ts";

export type LiveFields = Readonly<Record<SimplifierField, Live>>;

export function useLiveFields({ input, mode, dontCares }: TypedQuestion): LiveFields {
  const minTerms = useLive(input, mode);
  const others = useLive(mode === "mint" ? dontCares : "", "mint");
  const lists = isNow(minTerms.reading, input) && isNow(others.reading, dontCares);
  const one = lists ? minTerms.reading.prepared : null;
  const other = lists ? others.reading.prepared : null;
  const shared = useMemo(() => one && other && sharedNumber(one, other), [one, other]);
  // The same object until a text is read again: a new one is minimised again.
  const reading = useMemo(
    () => overBoth(minTerms.reading, others.reading),
    [minTerms.reading, others.reading],
  );
  return {
    input: { ...minTerms, reading },
    dontCares: shared ? { ...others, reading: null, error: shared, fix: null } : others,
  };
}

/** Whether the reading is of a list, and of the field's present text. */
function isNow(reading: Reading | null, typed: string): reading is Reading {
  return reading?.outcome.kind === "minTerms" && reading.input === typed;
}

/** The reading of the min terms, over the variables that the list with the larger numbers needs. */
function overBoth(minTerms: Reading | null, others: Reading | null): Reading | null {
  if (minTerms?.outcome.kind !== "minTerms" || others?.outcome.kind !== "minTerms") return minTerms;
  const { vars } = others.outcome;
  if (vars.length <= minTerms.outcome.vars.length) return minTerms;
  return { ...minTerms, outcome: { ...minTerms.outcome, vars } };
}
