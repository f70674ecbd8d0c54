// Whether the drawer is docked next to the screen, lies over it, or is away.

import { useMediaQuery, useViewportSize } from "@mantine/hooks";
import { useState } from "react";
import { useSidePanel } from "#components/side-panel.tsx";
import { takesFullSpace } from "#addresses/core/paths.ts";
import { useLayer } from "#addresses/layers.ts";
import { readText, writeText } from "#lib/storage.ts";

const storageKey = "drawerDocked";

export interface DrawerControl {
  readonly mode: "docked" | "over" | "away";
  readonly toggle: () => void;
  /** Closes an overlay; a docked drawer stays. */
  readonly dismiss: () => void;
}

export function useDrawer(pathname: string): DrawerControl {
  const isWide = useMediaQuery("(min-width: 75em)", undefined, { getInitialValueInEffect: false });
  const { width } = useViewportSize();
  const panelIsOpen = useSidePanel().openId !== null;
  const [wanted, setWanted] = useState(() => readText(storageKey) !== "no");
  const [overAt, setOverAt] = useState<string | null>(null);
  // Before the first measurement the width is 0; no panel is open then.
  const canDock = isWide && !takesFullSpace(pathname) && (!panelIsOpen || dockingHasRoom(width));

  const toggle = () => {
    if (!canDock) {
      setOverAt(overAt === pathname ? null : pathname);
      return;
    }
    setWanted(!wanted);
    writeText(storageKey, wanted ? "no" : "yes");
  };
  const over = !canDock && overAt === pathname;
  useLayer(over, () => setOverAt(null));
  return {
    mode: canDock && wanted ? "docked" : over ? "over" : "away",
    toggle,
    dismiss: () => setOverAt(null),
  };
}

// The widths are those of global.css.
const drawerPx = 240;
const contentPxMin = 680;

/** Whether a window of this width has room for the screen between the drawer and the open side panel. */
export function dockingHasRoom(windowPx: number): boolean {
  const panelPx = windowPx >= 1536 ? 800 : 600;
  return windowPx - drawerPx - panelPx >= contentPxMin;
}
