// The lines under the two fields while the visitor types: each text by itself, then both lists together.

import { useMemo } from "react";
import { useLive, type Live } from "#notation/fields/use-live.ts";
import type { Reading } from "#notation/fields/use-reading.ts";
import { variableNames } from "#notation/core/variable-names.ts";
import { variablesIn, variablesRefusal } from "#notation/core/list-variables.ts";
import { sharedNumber } from "./core/dont-cares.ts";
import type { SimplifierField } from "./core/machine.ts";
import type { TypedQuestion } from "./core/question.ts";

export type LiveFields = Readonly<Record<SimplifierField, Live>>;

export function useLiveFields({ input, mode, dontCares, variables }: TypedQuestion): LiveFields {
  const minTerms = useLive(input, mode);
  const others = useLive(mode === "mint" ? dontCares : "", "mint");
  const lists = isNow(minTerms.reading, input) && isNow(others.reading, dontCares);
  const one = lists ? minTerms.reading.prepared : null;
  const other = lists ? others.reading.prepared : null;
  const shared = useMemo(() => one && other && sharedNumber(one, other), [one, other]);
  // The same object until a text is read again: a new one is minimised again.
  const reading = useMemo(
    () => overAll(minTerms.reading, others.reading, variables),
    [minTerms.reading, others.reading, variables],
  );
  return {
    input: { ...minTerms, reading },
    dontCares: shared ? { ...others, reading: null, error: shared, fix: null } : others,
    variables: {
      typed: variables,
      reading: null,
      error: mode === "mint" ? variablesRefusal(variables) : null,
      fix: null,
    },
  };
}

/** Whether the reading is of a list, and of the field's present text. */
function isNow(reading: Reading | null, typed: string): reading is Reading {
  return reading?.outcome.kind === "minTerms" && reading.input === typed;
}

/** The reading of the min terms, over the given variables, or those that the list with the larger numbers needs. */
function overAll(minTerms: Reading | null, others: Reading | null, variables: string): Reading | null {
  if (minTerms?.outcome.kind !== "minTerms") return minTerms;
  const own = minTerms.outcome.vars;
  const free = others?.outcome.kind === "minTerms" ? others.outcome.vars : [];
  const given = variablesIn(variables);
  const needed = free.length > own.length ? free : own;
  const names = given?.names.map(({ name }) => name) ?? [];
  const all = names.length > 0 ? names : variableNames("A", given?.count ?? needed.length);
  // Too few variables: the answer says so.
  if (all.length < needed.length || all.join() === own.join()) return minTerms;
  return { ...minTerms, outcome: { ...minTerms.outcome, vars: all } };
}
