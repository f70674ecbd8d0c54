// The service worker: after the first visit the page opens and works without a network. A new build's worker waits
// until the visitor asks for it or the tabs of the old build are closed. It answers only for the page's own files.

import type { Kept, PageMessage } from "../src/lib/offline/core/messages.ts";
import { keptPath, pagePath } from "../src/lib/offline/core/requests.ts";
import { later, lessons, listed, needed } from "./precache.ts";
import { find, keepAll, keepResponse, keptSizes, tidy } from "./store.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  // A visitor who saves data gets nothing in advance: files are kept only when the pages use them.
  event.waitUntil(keepAll(savesData() ? [pagePath] : needed()));
});

// Claim the page of a first visit too, so that it gets its next screens from this worker.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const message: PageMessage = event.data;
  if (message.kind === "replace") void self.skipWaiting();
  else if (message.kind === "started") event.waitUntil(serveStarted(message));
  else if (message.kind === "kept") event.waitUntil(tellKept(event.ports[0]));
});

self.addEventListener("fetch", (event) => {
  const path = keptPath(event.request, self.location.origin, listed);
  if (path !== null) event.respondWith(answer(event, path));
});

/** Fetches missing files: the browser may have deleted some, or an earlier visit saved data and did not fetch them. */
async function serveStarted({
  used,
  savesData: pageSaves,
}: Extract<PageMessage, { kind: "started" }>): Promise<void> {
  try {
    await tidy();
    if (pageSaves || savesData()) return await keepAll(used.filter((path) => listed.has(path)));
    await keepAll(needed(used));
    await keepAll(later, 1);
  } catch {
    // Offline, or the storage is full: the next start tries again.
  }
}

async function tellKept(port: MessagePort | undefined): Promise<void> {
  const sizes = await keptSizes();
  const lessonFiles = new Set(lessons.flat());
  const isKept = (path: string) => sizes.has(path);
  const ofTools = [...needed(), ...later.filter((_, at) => !lessonFiles.has(at))];
  const kept: Kept = {
    tools: ofTools.every(isKept),
    lessons: lessons.filter((files) => files.every((at) => isKept(later[at] ?? ""))).length,
    bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
  };
  port?.postMessage(kept);
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
