// The trees of a table's expressions, to typeset them: asked of the engine once the table is there.

import { useEffect, useState } from "react";
import { budgets } from "#contract/budgets.ts";
import { fromPostfix, type Notation } from "#expression/core/tree.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import type { Table } from "./core/table.ts";

/** By text; nothing for a text that is not read yet, too long to be typeset, or not readable here. */
export type Notations = ReadonlyMap<string, Notation>;

const none: Notations = new Map();

export function useNotations(table: Table | null): Notations {
  const [notations, setNotations] = useState(none);
  useEffect(() => {
    if (!table) return;
    let isCurrent = true;
    const read = async () => {
      const trees = await Promise.all(table.functions.map(({ text }) => notationOf(text)));
      if (isCurrent) setNotations(new Map(trees.flatMap((each) => (each ? [each] : []))));
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [table]);
  return notations;
}

async function notationOf(text: string): Promise<readonly [string, Notation] | null> {
  const result = await logicEngine.read({
    input: text,
    mode: "boolean",
    variablesMax: budgets.page.variablesMax,
  });
  if (result.kind !== "outcome" || result.outcome.kind !== "expression") return null;
  const { nodes, vars } = result.outcome;
  const notation = nodes ? fromPostfix(nodes, vars) : null;
  return notation && [text, notation];
}
