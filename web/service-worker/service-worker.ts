// The service worker: after the first visit the page opens and works without a network. A new build's worker waits until
// the person asks for it or the tabs of the old build are closed. It answers for the page's own files and nothing else.

import type { PageMessage } from "../src/lib/offline/core/messages.ts";
import { keptPath, pagePath } from "../src/lib/offline/core/requests.ts";
import { listed, needed } from "./precache.ts";
import { find, keepAll, keepResponse, tidy } from "./store.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  // Who saves data gets nothing ahead: only what the pages use is kept, as they use it.
  event.waitUntil(keepAll(savesData() ? [pagePath] : needed()));
});

// The page of a first visit, too, gets its next screens from here.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const message: PageMessage = event.data;
  if (message.kind === "replace") void self.skipWaiting();
  else if (message.kind === "started") event.waitUntil(serveStarted(message));
});

self.addEventListener("fetch", (event) => {
  const path = keptPath(event.request, self.location.origin, listed);
  if (path !== null) event.respondWith(answer(event, path));
});

/** Completes the files, of which the browser may have deleted some, or which an earlier visit saved data on. */
async function serveStarted({
  used,
  savesData: pageSaves,
}: Extract<PageMessage, { kind: "started" }>): Promise<void> {
  try {
    await tidy();
    await keepAll(pageSaves || savesData() ? used.filter((path) => listed.has(path)) : needed(used));
  } catch {
    // Offline or storage full: the next start tries again.
  }
}

async function answer(event: FetchEvent, path: string): Promise<Response> {
  const kept = await find(path).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (listed.has(path)) event.waitUntil(keepResponse(path, response.clone()).catch(() => undefined));
  return response;
}

function savesData(): boolean {
  return self.navigator.connection?.saveData === true;
}
