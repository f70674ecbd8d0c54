// The files that the worker keeps: one cache for each build. Caches of earlier builds stay as long as a tab of theirs is
// open, because such a tab may still load one of their chunks.

import { cachePrefix, isHashed } from "../src/lib/offline/core/requests.ts";
import { build, isOfThisBuild } from "./precache.ts";

declare const self: ServiceWorkerGlobalScope;

const cacheName = cachePrefix + build;

/** Where this build's cache notes the tabs that were open when this worker took over; never the path of a file. */
const earlierTabsPath = "/earlier-tabs";

/** So few at a time that a chunk the page asks for meanwhile does not wait for them. */
const lanes = 3;

// One server may compress and another not; the file is the same.
const anyEncoding = { ignoreVary: true } as const;

/** The kept file; a hashed one may be of any build. */
export async function find(path: string): Promise<Response | undefined> {
  const own = await caches.match(path, { cacheName, ...anyEncoding });
  return own ?? (isHashed(path) ? caches.match(path, anyEncoding) : undefined);
}

/** Keeps a response that the page was given; full or blocked storage changes nothing for the page. */
export async function keepResponse(path: string, response: Response): Promise<void> {
  if (!(await isOfThisBuild(path, response))) return;
  const cache = await caches.open(cacheName);
  await cache.put(path, response);
}

/** Fetches what is not kept yet. Rejects when a file cannot be had or is of another build. */
export async function keepAll(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const waiting = [...paths];
  const runLane = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
}

async function keep(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, anyEncoding)) return;
  const known = isHashed(path) ? await caches.match(path, anyEncoding) : undefined;
  const response =
    known ?? (await fetch(path, { cache: isHashed(path) ? "default" : "no-cache", priority: "low" }));
  if (!(await isOfThisBuild(path, response))) throw new Error(`${path} is not of this build.`);
  await cache.put(path, response);
}

/** Notes the open tabs: from now on they are of an earlier build. */
export async function noteEarlierTabs(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(earlierTabsPath, Response.json(await openTabs()));
}

/** Deletes the caches of earlier builds once no tab of theirs is open. `asking` is the tab that has just started. */
export async function tidy(asking: string): Promise<void> {
  // A newer worker is filling its own cache, or has filled it.
  if (self.registration.installing ?? self.registration.waiting) return;
  const noted = await caches.match(earlierTabsPath, { cacheName });
  const earlier: readonly string[] = noted ? await noted.json() : [];
  const open = new Set(await openTabs());
  // A list without the tab that asks proves nothing: while a worker takes over, the browser may list no tab.
  if (!open.has(asking) || earlier.some((id) => open.has(id))) return;
  const others = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function openTabs(): Promise<readonly string[]> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return tabs.map(({ id }) => id);
}
