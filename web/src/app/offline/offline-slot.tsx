// Loads the page's offline part after everything else. The part is not loaded while sources are served with hot
// reload, or if the operator has switched it off or it cannot be fetched.

import { useEffect, useState, type ComponentType } from "react";
import { worksOffline } from "#config/core/operator.ts";

/**
 * Files that a first visit may still be fetching must not wait for this part. On a later visit the service worker has
 * it.
 */
const afterLoadMs = 3_000;

const isWanted = import.meta.env.PROD && worksOffline(import.meta.env) && "serviceWorker" in navigator;

export function OfflineSlot() {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let timer = 0;
    const load = async () => {
      try {
        const { Offline } = await import("./offline.tsx");
        setPart(() => Offline);
      } catch {
        // The next visit tries again.
      }
    };
    const plan = () => {
      timer = window.setTimeout(() => void load(), isControlled() ? 0 : afterLoadMs);
    };
    if (document.readyState === "complete") plan();
    else window.addEventListener("load", plan, { once: true });
    return () => {
      window.removeEventListener("load", plan);
      window.clearTimeout(timer);
    };
  }, []);
  return Part && <Part />;
}

function isControlled(): boolean {
  try {
    return navigator.serviceWorker.controller !== null;
  } catch {
    return false;
  }
}
