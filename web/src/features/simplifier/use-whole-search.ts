// Asks the engine for an answer with the page's whole budget, if the first call has given an answer without a proof.

import { useEffect, useMemo } from "react";
import type { Operation, OutcomeOf } from "#lib/engine/operations.ts";
import { useEngineCall, type Answered as Ended } from "#lib/engine/use-engine-call.ts";
import { requestOf, searched } from "./core/improved.ts";
import type { Answered } from "./core/machine.ts";

/**
 * `onSearched` gets the better of the two answers when the call has ended. `isOld`: the input was edited after the
 * answer. This ends the call; going back to the earlier input repeats it. Returns a function that ends the call for
 * good and keeps the first answer.
 */
export function useWholeSearch(
  answered: Answered,
  isOld: boolean,
  onSearched: (answered: Answered) => void,
): () => void {
  const question = useMemo(
    () => (answered.isSearching && !isOld ? { request: requestOf(answered) } : null),
    [answered, isOld],
  );
  const ended = useEngineCall("simplify", question);
  useEffect(() => {
    if (question && ended?.of === question)
      onSearched(searched(answered, outcomeOf<"simplify">(ended.result)));
  }, [answered, question, ended, onSearched]);
  return () => onSearched(searched(answered, null));
}

/** The engine's outcome; null if it gave none. */
export function outcomeOf<Op extends Operation>(result: Ended<Op, unknown>["result"]): OutcomeOf<Op> | null {
  return result.kind === "outcome" ? result.outcome : null;
}
