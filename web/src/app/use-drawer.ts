// Whether the drawer is docked next to the screen, is open over it, or is closed.

import { useMediaQuery, useViewportSize } from "@mantine/hooks";
import { useState } from "react";
import { useSidePanel } from "#components/side-panel.tsx";
import { takesFullSpace } from "#addresses/core/paths.ts";
import { readText, writeText } from "#lib/storage.ts";
import { dockingHasRoom } from "./drawer-room.ts";

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
  return {
    mode: canDock && wanted ? "docked" : over ? "over" : "away",
    toggle,
    dismiss: () => setOverAt(null),
  };
}
