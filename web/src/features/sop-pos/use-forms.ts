// The forms of the selected rows, from the engine. One call at a time: while it runs, only the latest wish is kept.

import { useCallback, useEffect, useRef, useState } from "react";
import { budgets } from "#contract/budgets.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import type { FormsAnswer } from "#lib/engine/protocol.ts";
import { isFinal } from "./core/shown-form.ts";

/** Enough to prove most minima, and nowhere long to wait for: canonical forms follow the finger. */
const nodesAtFirst = 50;

interface Wish {
  readonly vars: readonly string[];
  readonly rows: readonly number[];
}

export interface ShownForms {
  readonly of: Wish;
  /** Null where the engine could not give them. */
  readonly answer: FormsAnswer | null;
  /** Whether no better minimal forms will follow. */
  readonly isFinal: boolean;
}

/**
 * The forms of the latest rows that were answered, which may be older than the present ones; null before the first.
 * Both arrays must be the same from render to render while they say the same.
 */
export function useForms(vars: readonly string[], rows: readonly number[]) {
  const [shown, setShown] = useState<ShownForms | null>(null);
  const wish = useRef<Wish | null>(null);
  const isRunning = useRef(false);

  const run = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let of = wish.current; of; of = wish.current) {
      // oxlint-disable-next-line no-await-in-loop -- one call at a time is the point
      const first = await formsOf(of, nodesAtFirst);
      const isLast = first === null || isFinal(first);
      setShown({ of, answer: first, isFinal: isLast });
      if (!isLast && wish.current === of) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        setShown({ of, answer: await formsOf(of, budgets.page.nodesMax), isFinal: true });
      }
      if (wish.current === of) wish.current = null;
    }
    isRunning.current = false;
  }, []);

  const ask = useCallback(() => {
    wish.current = rows.length === 0 ? null : { vars, rows };
    void run();
  }, [vars, rows, run]);
  useEffect(ask, [ask]);

  return { shown, isCurrent: shown?.of.vars === vars && shown.of.rows === rows, retry: ask };
}

async function formsOf({ vars, rows }: Wish, nodesMax: number): Promise<FormsAnswer | null> {
  const result = await logicEngine.forms({
    vars: [...vars],
    rows: [...rows],
    dontCares: [],
    ...budgets.page,
    nodesMax,
  });
  return result.kind === "outcome" ? result.outcome : null;
}
