// The open panel of the screen. At most one is open; on small screens it is a sheet above the foot.

import { createContext, useContext } from "react";

export type Panel = "parts" | "list" | "table" | "time" | "options" | "properties";

interface PanelControl {
  readonly panel: Panel | null;
  readonly setPanel: (panel: Panel | null) => void;
}

export const PanelContext = createContext<PanelControl>({ panel: null, setPanel: () => undefined });

/** Whether this panel is open, and functions that open and close it. */
export function usePanel(name: Panel) {
  const { panel, setPanel } = useContext(PanelContext);
  const isOpen = panel === name;
  return {
    isOpen,
    open: () => setPanel(name),
    toggle: () => setPanel(isOpen ? null : name),
    close: () => setPanel(null),
  };
}
