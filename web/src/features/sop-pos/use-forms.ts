// The forms of the selected rows, from the engine. One call at a time: while it runs, only the latest wish is kept.

import { useCallback, useEffect, useRef, useState } from "react";
import { limits } from "../../../../worker/contract/limits.ts";
import { logicEngine } from "../../lib/engine/browser-engine.ts";
import type { FormsAnswer } from "../../lib/engine/protocol.ts";

interface Wish {
  readonly vars: readonly string[];
  readonly rows: readonly number[];
}

export interface ShownForms {
  readonly of: Wish;
  /** Null where the engine could not give them. */
  readonly answer: FormsAnswer | null;
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
    while (wish.current) {
      const of: Wish = wish.current;
      wish.current = null;
      // oxlint-disable-next-line no-await-in-loop -- one call at a time is the point
      const result = await logicEngine.forms({
        vars: [...of.vars],
        rows: [...of.rows],
        dontCares: [],
        nodesMax: limits.coverNodesDefault,
      });
      setShown({ of, answer: result.kind === "outcome" ? result.outcome : null });
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
