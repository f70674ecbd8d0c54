// The history panel: a press on an item opens it again, and each item can be deleted.

import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useGrowingList } from "#components/growing-list.ts";
import { Note } from "#components/note.tsx";
import { SidePanel, useSidePanel } from "#components/side-panel.tsx";
import { useToast } from "#components/toast.tsx";
import type { HistoryItem } from "./core/history-items.ts";
import { itemAddress } from "./core/item-address.ts";
import { historyStore } from "./history-store.ts";
import { controlTexts } from "#messages/controls.ts";
import { historyTexts } from "#messages/history.ts";
import { specified } from "#messages/specified.ts";
import { HistoryEntry } from "./history-entry.tsx";
import classes from "./history-panel.module.css";
import { useHistoryItems, useStoredOnly } from "./use-history.ts";

/** Render it once; the panel appears when it is opened by its id. */
export function HistoryPanel({ id }: { readonly id: string }) {
  const [toast, showToast] = useToast();
  const remove = (item: HistoryItem) => {
    historyStore.remove(item.id);
    showToast({
      text: historyTexts.deleted,
      action: { label: controlTexts.undo, run: () => historyStore.restore(item) },
    });
  };
  return (
    <>
      <SidePanel id={id} title={specified.history}>
        <Items onDelete={remove} />
      </SidePanel>
      {toast}
    </>
  );
}

function Items({ onDelete }: { readonly onDelete: (item: HistoryItem) => void }) {
  const items = useHistoryItems();
  const storedOnly = useStoredOnly();
  const [shown, endRef] = useGrowingList(items.length);
  const navigate = useNavigate();
  const panel = useSidePanel();
  const coversPage = useMediaQuery("(max-width: 74.99em)");
  const ask = async (item: HistoryItem) => {
    const { to, state } = itemAddress(item);
    // The item takes the place of the panel's own entry.
    await navigate(to, { state, replace: panel.coversScreen });
    if (coversPage) panel.close();
  };
  const [now] = useState(() => Date.now());
  if (items.length === 0) return <Note>{historyTexts.isEmpty}</Note>;
  return (
    <>
      {storedOnly !== null && <Note className={classes.full}>{historyTexts.storedOnly(storedOnly)}</Note>}
      <ul className={classes.items}>
        {items.slice(0, shown).map((item) => (
          <HistoryEntry
            key={item.id}
            item={item}
            now={now}
            onAsk={() => void ask(item)}
            onDelete={() => onDelete(item)}
          />
        ))}
      </ul>
      <div ref={endRef} />
    </>
  );
}
