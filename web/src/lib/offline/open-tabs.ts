// Tells the service worker the build of this tab, so that it keeps that build's files while the tab is open. A shared
// lock carries this, because the browser releases the lock however the tab ends.

import { tabLockPrefix } from "./core/requests.ts";

export function holdBuild(): void {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  if (!script) return;
  const entry = new URL(script.src).pathname;
  hold(entry);
  // A page that is left releases its lock: with a lock held, the browser could not keep the page for Back.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) hold(entry);
  });
}

function hold(entry: string): void {
  const left = new Promise<void>((resolve) => {
    window.addEventListener("pagehide", () => resolve(), { once: true });
  });
  // Rejects where storage is blocked; then the service worker keeps no files either.
  navigator.locks.request(tabLockPrefix + entry, { mode: "shared" }, () => left).catch(() => undefined);
}
