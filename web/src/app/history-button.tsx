// Opens the history panel. Its content is fetched on first use; the panel's title and close button are there at once.

import { IconHistory } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { IconButton } from "#components/icon-button.tsx";
import { LazyPart } from "#components/lazy-part.tsx";
import { SidePanel, useSidePanel } from "#components/side-panel.tsx";
import { pagePart } from "#lib/page-part.ts";
import { specified } from "#messages/specified.ts";

const panelId = "history";
const historyPanel = pagePart(async () => (await import("#history/history-panel.tsx")).HistoryPanel);

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
      {isWanted && <LazyPart part={historyPanel} props={{ id: panelId }} frame={inPanel} />}
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
