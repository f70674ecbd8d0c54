// Asks the service to compare the columns of the shown table: the page's WASM cannot.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { callApi } from "#lib/api.ts";
import { comparisonOf, type Comparison } from "#table/core/comparison.ts";
import type { Table } from "#table/core/table.ts";
import { ttableRoutePart } from "./route-part.ts";

export interface ComparisonCall {
  readonly isUnderWay: boolean;
  /** Null if there is none. */
  readonly comparison: Comparison | null;
  /** The sentence that says why there is no comparison; null if the call did not fail. */
  readonly failure: string | null;
  readonly again: () => void;
}

const key = "compare columns";

/** Another table, leaving the page, or turning the comparison off ends the call. */
export function useComparison(table: Table | null, isOn: boolean): ComparisonCall {
  const texts = table?.functions.map(({ text }) => text) ?? [];
  const [primaryInput = "", ...extraInputs] = texts;
  const { data, isFetching, refetch } = useQuery({
    queryKey: [key, texts],
    queryFn: ({ signal }) => callApi(ttableRoutePart, { primaryInput, extraInputs }, signal),
    enabled: isOn && table !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const client = useQueryClient();
  useEffect(() => {
    if (!isOn) void client.cancelQueries({ queryKey: [key] });
  }, [client, isOn]);
  const answer = isOn && data?.ok ? data.answer : null;
  const comparison = useMemo(() => answer && comparisonOf(answer), [answer]);
  return {
    isUnderWay: isFetching,
    comparison,
    failure: isOn && !isFetching && data && !data.ok ? data.failure.message : null,
    again: () => void refetch(),
  };
}
