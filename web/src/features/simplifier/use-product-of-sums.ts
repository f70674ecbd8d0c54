// Asks the engine for the minimum product of sums of an answer when the visitor opens its row.

import { useState } from "react";
import type { MinimalForm, SimplifyRequest } from "#contract/generated/logic-types.ts";
import { useEngineCall, type QuestionOf } from "#lib/engine/use-engine-call.ts";
import { requestOf } from "./core/improved.ts";
import type { Answered } from "./core/machine.ts";
import { productOfSums, type ProductOfSums } from "./core/product-of-sums.ts";

/** `isOld`: the input was edited since. This ends a running call; going back to the earlier input repeats it. */
export function useProductOfSums(answered: Answered, isOld: boolean) {
  const [question, setQuestion] = useState<QuestionOf<"simplify"> | null>(null);
  const [improved, setImproved] = useState<Improved | null>(null);
  const ended = useEngineCall("simplify", isOld ? null : question);
  const state: ProductOfSums =
    question === null
      ? { status: "folded" }
      : ended?.of !== question
        ? { status: "working" }
        : improved?.of === question
          ? { status: "shown", form: improved.form, isImproved: true }
          : productOfSums(ended.result.kind === "outcome" ? ended.result.outcome : null);
  return {
    state,
    request: productRequest(answered),
    unfold: () => setQuestion({ request: productRequest(answered) }),
    fold: () => setQuestion(null),
    improve: (form: MinimalForm) => question && setImproved({ of: question, form }),
  };
}

/** What a longer search has made of a question's answer. */
interface Improved {
  readonly of: QuestionOf<"simplify">;
  readonly form: MinimalForm;
}

function productRequest(answered: Answered): SimplifyRequest {
  return { ...requestOf(answered), form: "pos" };
}
