// Asks the engine for the minimum product of sums of an answer when the visitor opens its row.

import { useState } from "react";
import { budgets } from "#contract/budgets.ts";
import type { SimplifyRequest } from "#contract/generated/logic-types.ts";
import { useEngineCall, type QuestionOf } from "#lib/engine/use-engine-call.ts";
import type { Answered } from "./core/machine.ts";
import { productOfSums, type ProductOfSums } from "./core/product-of-sums.ts";

/** `isOld`: the input was edited since. This ends a running call; going back to the earlier input repeats it. */
export function useProductOfSums(answered: Answered, isOld: boolean) {
  const [question, setQuestion] = useState<QuestionOf<"simplify"> | null>(null);
  const ended = useEngineCall("simplify", isOld ? null : question);
  const state: ProductOfSums =
    question === null
      ? { status: "folded" }
      : ended?.of !== question
        ? { status: "working" }
        : productOfSums(ended.result.kind === "outcome" ? ended.result.outcome : null);
  return {
    state,
    unfold: () => setQuestion({ request: requestOf(answered) }),
    fold: () => setQuestion(null),
  };
}

function requestOf({ text, mode, dontCares }: Answered): SimplifyRequest {
  return { input: text, mode, ...(dontCares !== "" && { dontCares }), form: "pos", ...budgets.page };
}
