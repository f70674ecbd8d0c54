// Opens the history panel; its code is loaded on first use.

import { IconHistory } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "#components/icon-button.tsx";
import { useSidePanel } from "#components/side-panel.tsx";
import { specified } from "#messages/specified.ts";

const panelId = "history";
const HistoryPanel = lazy(async () => {
  const { HistoryPanel: panel } = await import("#history/history-panel.tsx");
  return { default: panel };
});

export function HistoryButton() {
  const panel = useSidePanel();
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = panel.openId === panelId;
  const toggle = () => {
    setIsWanted(true);
    if (isOpen) panel.close();
    else panel.open(panelId);
  };
  return (
    <>
      <IconButton icon={IconHistory} label={specified.history} aria-expanded={isOpen} onClick={toggle} />
      {isWanted && (
        <Suspense>
          <HistoryPanel id={panelId} />
        </Suspense>
      )}
    </>
  );
}
