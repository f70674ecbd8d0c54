// A table to fill in that keeps its own cells, for a lesson's section: once right it counts as solved.

import { useMemo, useState } from "react";
import { useLesson } from "../../lesson-context.ts";
import { emptyFilling, fill, isRight, type FillEvent } from "./core/filling.ts";
import { tableOf, type FillTableData } from "./core/table.ts";
import { FillTable } from "./fill-table.tsx";

export function OwnFillTable({ of }: { readonly of: FillTableData }) {
  const { solved } = useLesson();
  const table = useMemo(() => tableOf(of.texts, { parts: of.isWithoutParts ? "none" : "all" }), [of]);
  const [filling, setFilling] = useState(() => emptyFilling(table));
  const onEvent = (event: FillEvent) => {
    setFilling((before) => fill(table, before, event));
    if (event.kind === "check" && isRight(table, filling, event.columns)) solved(of.id);
  };
  return <FillTable table={table} filling={filling} caption={of.caption} onEvent={onEvent} />;
}
