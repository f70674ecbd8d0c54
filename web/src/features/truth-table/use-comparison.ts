// Asks the service to compare the columns of the shown table: the page's WASM cannot.

import { useEffect, useMemo, useState } from "react";
import type { TtableResponse } from "#contract/ttable.ts";
import type { ApiResult } from "#lib/api-result.ts";
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

interface Compared {
  readonly table: Table;
  readonly result: ApiResult<TtableResponse>;
}

/** Another table, leaving the page, or turning the comparison off ends the call. */
export function useComparison(table: Table | null, isOn: boolean): ComparisonCall {
  const [compared, setCompared] = useState<Compared | null>(null);
  const result = isOn && compared?.table === table ? compared?.result : undefined;
  useEffect(() => {
    if (!isOn || !table || result) return;
    const left = new AbortController();
    const ask = async () => {
      const [primaryInput = "", ...extraInputs] = table.functions.map(({ text }) => text);
      const answer = await callApi(ttableRoutePart, { primaryInput, extraInputs }, left.signal);
      if (!left.signal.aborted) setCompared({ table, result: answer });
    };
    void ask();
    return () => left.abort();
  }, [isOn, table, result]);
  const answer = result?.ok ? result.answer : null;
  const comparison = useMemo(() => answer && comparisonOf(answer), [answer]);
  return {
    isUnderWay: isOn && table !== null && !result,
    comparison,
    failure: result && !result.ok ? result.failure.message : null,
    again: () => setCompared(null),
  };
}
