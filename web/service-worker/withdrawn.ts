// Withdraws the service worker: served at its address, this script deletes the kept files and unregisters the worker.
// It is built with VITE_OFFLINE=off, and `npm run dev` serves it, because an earlier build on the same port may have
// left a service worker.

import { cachePrefix } from "../src/lib/offline/core/requests.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
