// Whether the table is shown over the whole screen. Opening it adds an entry to the browser's history, so that Back
// closes it. The router must not take that for a navigation: the page below would be asked for its address anew.

import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";

const mark = "tableInFullScreen";

interface FullScreen {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

export function useFullScreen(onClosed: () => void): FullScreen {
  const [isOpen, setOpen] = useState(() => isMarked(window.history.state));
  useWindowEvent(
    "popstate",
    (event) => {
      const opens = isMarked(event.state);
      if (!opens && !isOpen) return;
      event.stopImmediatePropagation();
      if (!opens) onClosed();
      setOpen(opens);
    },
    // Before the router's.
    { capture: true },
  );
  return {
    isOpen,
    open: () => {
      window.history.pushState({ ...window.history.state, [mark]: true }, "");
      setOpen(true);
    },
    close: () => window.history.back(),
  };
}

function isMarked(state: unknown): boolean {
  return typeof state === "object" && state !== null && mark in state;
}
