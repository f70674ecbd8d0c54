// The last items of the history; nothing while it is empty.

import { useHistoryItems } from "#history/use-history.ts";
import { own } from "#messages/own.ts";
import { SolvedRow, SolvedRows } from "./solved-row.tsx";

const shownMax = 3;

export function Lately() {
  const items = useHistoryItems().slice(0, shownMax);
  if (items.length === 0) return null;
  return (
    <SolvedRows title={own.lately}>
      {items.map((item) => (
        <SolvedRow key={item.id} of={item} />
      ))}
    </SolvedRows>
  );
}
