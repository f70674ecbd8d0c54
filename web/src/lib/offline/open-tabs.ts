// Tells the service worker of which build this tab is, so that it keeps that build's files while the tab is open. A shared
// lock says so, because the browser gives it back by itself when a tab ends in any way.

import { tabLockPrefix } from "./core/requests.ts";

export function holdBuild(): void {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  if (!script) return;
  const entry = new URL(script.src).pathname;
  hold(entry);
  // A left page gives its lock back, or Back could not bring it back as it was.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) hold(entry);
  });
}

function hold(entry: string): void {
  const left = new Promise<void>((resolve) => {
    window.addEventListener("pagehide", () => resolve(), { once: true });
  });
  // Refused where storage is blocked; then nothing is kept either.
  navigator.locks.request(tabLockPrefix + entry, { mode: "shared" }, () => left).catch(() => undefined);
}
