// The table in a pasted text of several lines, and what offers it.

import { useEffect, useState, type ComponentType } from "react";
import { pastedLines } from "#components/paste-on-one-line.ts";
import { lazy } from "#lib/lazy.ts";
import type { FileTable } from "../core/table-files/table-file.ts";

const lazyOffer = lazy(() => import("./table-offer.tsx"));

interface PastedTable {
  readonly table: FileTable;
  readonly Offer: ComponentType<{ readonly table: FileTable }>;
}

/** Null for a text that is no table, and until the reader of tables is there. */
export function usePastedTable(typed: string): PastedTable | null {
  const [found, setFound] = useState<{ readonly of: string; readonly pasted: PastedTable } | null>(null);
  useEffect(() => {
    const lines = pastedLines(typed);
    if (lines === null) return;
    let isCurrent = true;
    const read = async () => {
      const { tableIn, TableOffer } = await lazyOffer.load();
      const table = tableIn(lines);
      if (isCurrent && table) setFound({ of: typed, pasted: { table, Offer: TableOffer } });
    };
    // Without the reader the text is refused as before.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  return found?.of === typed ? found.pasted : null;
}
