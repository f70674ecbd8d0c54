// Starts the page's offline part, and shows a notice when a new version is ready.

import { useEffect, useState, useSyncExternalStore } from "react";
import { StandingNotice } from "#components/toast.tsx";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { bringNewVersion, hasNewVersion, onNewVersion, startOffline } from "#lib/offline/registration.ts";
import { controlTexts } from "#messages/controls.ts";
import { shellTexts } from "#messages/shell.ts";

export function Offline() {
  const isReady = useSyncExternalStore(onNewVersion, hasNewVersion);
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => void startOffline(logicEngine.isStarting), []);
  const close = () => {
    setIsClosed(true);
    // The button that has the focus is about to be removed.
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  const notice = {
    text: shellTexts.newVersion,
    action: { label: controlTexts.reload, run: () => void bringNewVersion() },
    onClose: close,
  };
  return <StandingNotice notice={isReady && !isClosed ? notice : null} />;
}
