// Starts the page's offline work, and shows a notice when a new version is ready. It does nothing while sources are served with
// hot reload, or if the operator has switched it off.

import { useEffect, useState, useSyncExternalStore } from "react";
import { StandingNotice } from "#components/toast.tsx";
import { worksOffline } from "#config/core/operator.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { bringNewVersion, hasNewVersion, onNewVersion, startOffline } from "#lib/offline/registration.ts";
import { controlTexts } from "#messages/controls.ts";
import { shellTexts } from "#messages/shell.ts";

/** Files that a first visit may still be fetching must not wait for the service worker's. */
const afterLoadMs = 3_000;

const isWanted = import.meta.env.PROD && worksOffline(import.meta.env);

export function Offline() {
  const isReady = useSyncExternalStore(onNewVersion, hasNewVersion);
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    if (!isWanted || !("serviceWorker" in navigator)) return;
    let timer = 0;
    const plan = () => {
      const start = () => startOffline(logicEngine.isStarting);
      timer = window.setTimeout(start, isControlled() ? 0 : afterLoadMs);
    };
    if (document.readyState === "complete") plan();
    else window.addEventListener("load", plan, { once: true });
    return () => {
      window.removeEventListener("load", plan);
      window.clearTimeout(timer);
    };
  }, []);
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

function isControlled(): boolean {
  try {
    return navigator.serviceWorker.controller !== null;
  } catch {
    return false;
  }
}
