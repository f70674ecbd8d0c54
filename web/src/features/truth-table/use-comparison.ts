// Asks the service to compare the columns of the shown table: the page's WASM cannot.

import { useMemo, useState } from "react";
import type { TtableResponse } from "#contract/ttable.ts";
import type { ApiResult } from "#lib/api-result.ts";
import { callAsUser } from "#lib/api.ts";
import { useAsked } from "#lib/use-asked.ts";
import { doubtPackage } from "#account/accounts.ts";
import { callTexts } from "#messages/calls.ts";
import { comparisonOf, type Comparison } from "#table/core/comparison.ts";
import type { Table } from "#table/core/table.ts";

export interface ComparisonCall {
  readonly isUnderWay: boolean;
  /** Null if there is none. */
  readonly comparison: Comparison | null;
  /** The sentence that says why there is no comparison; null if the call did not fail. */
  readonly failure: string | null;
  /** The service does not accept the user's sign-in: only another sign-in helps. */
  readonly isExpired: boolean;
  readonly again: () => void;
  /** Whether the service has answered that the user is not premium; true until `dismiss`. */
  readonly isRefused: boolean;
  readonly dismiss: () => void;
}

interface Compared {
  readonly table: Table;
  readonly result: ApiResult<TtableResponse>;
}

/** Another table, leaving the page, or turning the comparison off ends the call. */
export function useComparison(table: Table | null, isOn: boolean): ComparisonCall {
  const [compared, setCompared] = useState<Compared | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const result = isOn && compared?.table === table ? compared?.result : undefined;
  useAsked(isOn && !result ? table : null, {
    solve: ({ functions }, signal) => {
      const [primaryInput = "", ...extraInputs] = functions.map(({ text }) => text);
      return callAsUser("ttableRoute", { primaryInput, extraInputs }, signal);
    },
    answered: (answer, of) => {
      setCompared({ table: of, result: answer });
      if (!answer.ok || answer.answer.comparison !== "premium_only") return;
      setIsRefused(true);
      doubtPackage();
    },
    failed: (of) =>
      setCompared({
        table: of,
        result: { ok: false, failure: { kind: "badStatus", message: callTexts.unexpected } },
      }),
  });
  const answer = result?.ok && result.answer.comparison === "included" ? result.answer : null;
  const comparison = useMemo(() => answer && comparisonOf(answer), [answer]);
  return {
    isUnderWay: isOn && table !== null && !result,
    comparison,
    failure: result ? failureIn(result) : null,
    isExpired: result?.ok === false && result.failure.code === "unauthenticated",
    again: () => setCompared(null),
    isRefused,
    dismiss: () => setIsRefused(false),
  };
}

/**
 * The sentence for a failed call. A comparison is `unavailable` if the service could not check whether the user is
 * premium.
 */
function failureIn(result: ApiResult<TtableResponse>): string | null {
  if (!result.ok) return result.failure.message;
  return result.answer.comparison === "unavailable" ? callTexts.premiumUnchecked : null;
}
