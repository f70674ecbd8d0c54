// The minimum product of sums of an answer, worked out by the engine when it is asked for.

import { useEffect, useState } from "react";
import { budgets } from "../../../../worker/contract/budgets.ts";
import { rowsOf } from "../../../../worker/contract/packed-column.ts";
import { logicEngine } from "../../lib/engine/browser-engine.ts";
import type { Form } from "../../lib/engine/protocol.ts";
import type { Answered } from "./core/machine.ts";
import { onSetOf, type OnSet } from "./core/on-set.ts";

export type ProductOfSums =
  | { readonly status: "folded" | "working" | "unavailable" }
  | { readonly status: "shown"; readonly form: Form };

/** `isHeld` leaves the engine to the next answer: the work under way is ended, and begun anew after it. */
export function useProductOfSums(answered: Answered, isHeld: boolean) {
  const [state, setState] = useState<ProductOfSums>({ status: "folded" });
  const isWorking = state.status === "working";
  useEffect(() => {
    if (!isWorking || isHeld) return;
    let left = false;
    let underWay = true;
    const work = async () => {
      const form = await minimum(answered);
      underWay = false;
      if (!left) setState(form ? { status: "shown", form } : { status: "unavailable" });
    };
    void work();
    return () => {
      left = true;
      if (underWay) logicEngine.cancel();
    };
  }, [answered, isWorking, isHeld]);
  return {
    state,
    unfold: () => setState({ status: "working" }),
    fold: () => setState({ status: "folded" }),
  };
}

/** Null where the engine cannot. */
async function minimum(answered: Answered): Promise<Form | null> {
  const onSet = onSetOf(answered) ?? (await tabled(answered.text));
  if (!onSet) return null;
  const result = await logicEngine.forms({
    vars: answered.answer.vars,
    rows: [...onSet.rows],
    dontCares: [...onSet.dontCares],
    ...budgets.page,
  });
  return result.kind === "outcome" ? result.outcome.pos : null;
}

/** The rows of an expression that has more min terms than its answer lists. */
async function tabled(expression: string): Promise<OnSet | null> {
  const result = await logicEngine.table({
    primary: expression,
    extras: [],
    ...budgets.page,
  });
  if (result.kind !== "outcome" || result.outcome.kind !== "table") return null;
  const { vars, columns } = result.outcome.table;
  const [column] = columns;
  return column ? { rows: rowsOf(column, 2 ** vars.length), dontCares: [] } : null;
}
