// Opens the history panel. Its content is fetched on first use; the panel's title and close button are there at once.

import { IconHistory } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { IconButton } from "#components/icon-button.tsx";
import { LazyView } from "#components/lazy-view.tsx";
import { SidePanel, useSidePanel } from "#components/side-panel.tsx";
import { lazy } from "#lib/lazy.ts";
import { specified } from "#messages/specified.ts";

const panelId = "history";
const historyPanel = lazy(() => import("#history/history-panel.tsx"));

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
        <LazyView of={historyPanel} frame={inPanel}>
          {({ HistoryPanel }) => <HistoryPanel id={panelId} />}
        </LazyView>
      )}
    </>
  );
}

function inPanel(content: ReactNode) {
  return (
    <SidePanel id={panelId} title={specified.history}>
      {content}
    </SidePanel>
  );
}
