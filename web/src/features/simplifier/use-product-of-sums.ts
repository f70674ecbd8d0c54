// Asks the engine for the minimum product of sums of an answer when the visitor opens its row: first with a small
// budget, then with the whole budget if the first call gave no proof.

import { useState } from "react";
import { firstWork } from "#contract/budgets.ts";
import type { MinimalForm } from "#contract/generated/logic-types.ts";
import { useTwoCalls, type TwoCalls } from "#lib/engine/use-two-calls.ts";
import { productRequest } from "./core/improved.ts";
import type { Answered } from "./core/machine.ts";
import { isFinal, productOfSums, type ProductOfSums } from "./core/product-of-sums.ts";
import { outcomeOf } from "./use-whole-search.ts";

/**
 * `isOld`: the input was edited after the answer. This ends a running call; going back to the earlier input repeats
 * it.
 */
export function useProductOfSums(answered: Answered, isOld: boolean) {
  const [question, setQuestion] = useState<TwoCalls<"minimalForm"> | null>(null);
  const [improved, setImproved] = useState<Improved | null>(null);
  const [stopped, setStopped] = useState<TwoCalls<"minimalForm"> | null>(null);
  const isStopped = question !== null && stopped === question;
  const ended = useTwoCalls(
    "minimalForm",
    question,
    (result) => isFinal(outcomeOf<"minimalForm">(result)),
    isOld || isStopped,
  );
  const state = (): ProductOfSums => {
    if (question === null) return { status: "folded" };
    if (ended?.of !== question) return { status: "working" };
    if (improved?.of === question)
      return { status: "shown", form: improved.form, isSearching: false, isImproved: true };
    const whole = ended.whole && outcomeOf<"minimalForm">(ended.whole);
    return productOfSums(outcomeOf<"minimalForm">(ended.first), whole, ended.isSearching && !isStopped);
  };
  return {
    state: state(),
    request: productRequest(answered),
    unfold: () => {
      const request = productRequest(answered);
      const firstRequest = { ...request, function: { ...request.function, workMax: firstWork } };
      setQuestion({ request, firstRequest });
    },
    fold: () => setQuestion(null),
    /** Ends the search and keeps the first form. */
    stop: () => setStopped(question),
    improve: (form: MinimalForm) => question && setImproved({ of: question, form }),
  };
}

/** The better form from a longer search, for a question. */
interface Improved {
  readonly of: TwoCalls<"minimalForm">;
  readonly form: MinimalForm;
}
