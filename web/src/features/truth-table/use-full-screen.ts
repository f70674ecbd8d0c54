// Whether the table is shown over the whole screen. Opening it adds an entry to the browser's history, so that Back
// closes it. The router must not treat that as a navigation, because the page below would then read its address
// again.

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
    // In the capture phase, before the router's listener.
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
