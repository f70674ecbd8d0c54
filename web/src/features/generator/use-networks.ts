// The networks of the present functions, asked of the crate whenever functions or gates change.

import { useMemo, useState } from "react";
import { budgets } from "#contract/budgets.ts";
import type { NetworksOutcome, NetworksRequest } from "#contract/generated/logic-types.ts";
import { asExpression, isNotation } from "#notation/core/correction.ts";
import type { EngineResult } from "#lib/engine/engine.ts";
import { callNetworks } from "#lib/engine/networks-engine.ts";
import { useAsked } from "#lib/use-asked.ts";
import { requestOf, type Functions } from "./core/functions.ts";
import type { GeneratorState } from "./core/machine.ts";

export interface Answered {
  readonly of: Functions;
  readonly result: Exclude<EngineResult<"networks">, { kind: "cancelled" }>;
}

/** The latest answer, which may be of earlier functions; null before the first. */
export function useNetworks(
  functions: Functions | null,
  { gates, gateInputs }: Pick<GeneratorState, "gates" | "gateInputs">,
): { readonly answered: Answered | null; readonly isCurrent: boolean } {
  const question = useMemo(
    () => functions && { functions, request: requestOf(functions, gates, gateInputs, budgets.page.workMax) },
    [functions, gates, gateInputs],
  );
  const [answered, setAnswered] = useState<(Answered & { readonly question: object }) | null>(null);
  useAsked(question, {
    solve: ({ request }, signal) => networksOf(request, signal),
    answered: (result, asked) => {
      if (result.kind !== "cancelled") setAnswered({ of: asked.functions, question: asked, result });
    },
    failed: (asked) =>
      setAnswered({ of: asked.functions, question: asked, result: { kind: "fault", reason: "" } }),
  });
  return { answered: functions && answered, isCurrent: answered?.question === question };
}

/** A text in another notation is read as the expression that it means, as in the other tools. */
async function networksOf(request: NetworksRequest, signal: AbortSignal): Promise<EngineResult<"networks">> {
  const first = await callNetworks(request, signal);
  if (first.kind !== "outcome" || request.functions.kind !== "texts") return first;
  const corrected = correctedTexts(request.functions.texts, first.outcome);
  if (!corrected) return first;
  return callNetworks({ ...request, functions: { kind: "texts", texts: corrected } }, signal);
}

/** Null unless some text is only in another notation, and no other is refused. */
function correctedTexts(texts: readonly string[], outcome: NetworksOutcome): string[] | null {
  const open = outcome.kind === "refused" ? outcome.refusals : (outcome.asked ?? []);
  if (open.length === 0) return null;
  const corrected = [...texts];
  for (const { function: at, fix } of open) {
    const expression = isNotation(fix) ? asExpression(fix) : null;
    if (!expression) return null;
    corrected[at] = expression.text;
  }
  return corrected;
}
