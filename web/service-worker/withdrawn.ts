// Takes the service worker back: served under its address, it deletes what the worker kept and ends. Built instead of
// it with VITE_OFFLINE=off, and served by `npm run dev`, where a build served earlier on the same port may have left one.

import { cachePrefix } from "../src/lib/offline/core/requests.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
