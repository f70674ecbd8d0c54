// The minimum product of sums of an answer, worked out by the engine when it is asked for.

import { useEffect, useState } from "react";
import { budgets } from "#contract/budgets.ts";
import { rowsOf } from "#contract/packed-column.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import type { Form, FormsAnswer } from "#lib/engine/protocol.ts";
import type { Answered } from "./core/machine.ts";
import { onSetOf, type OnSet } from "./core/on-set.ts";
import { workedOut, type ProductOfSums } from "./core/product-of-sums.ts";

/** `isHeld` leaves the engine to the next answer: the work under way is ended, and begun anew after it. */
export function useProductOfSums(answered: Answered, isHeld: boolean) {
  const [state, setState] = useState<ProductOfSums<Form>>({ status: "folded" });
  const isWorking = state.status === "working";
  useEffect(() => {
    if (!isWorking || isHeld) return;
    let left = false;
    let underWay = true;
    const work = async () => {
      const forms = await formsOf(answered);
      underWay = false;
      if (!left) setState(workedOut(forms));
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
async function formsOf(answered: Answered): Promise<FormsAnswer | null> {
  const onSet = onSetOf(answered) ?? (await tabled(answered.text));
  if (!onSet) return null;
  const result = await logicEngine.forms({
    vars: answered.answer.vars,
    rows: [...onSet.rows],
    dontCares: [...onSet.dontCares],
    ...budgets.page,
  });
  return result.kind === "outcome" ? result.outcome : null;
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
