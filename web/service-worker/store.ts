// The files that the worker keeps: one cache for each build. The cache of an earlier build stays as long as a tab of
// that build is open, because the tab may still load one of its chunks.

import { cachePrefix, isHashed, tabLockPrefix } from "../src/lib/offline/core/requests.ts";
import { build, isOfThisBuild } from "./precache.ts";

declare const self: ServiceWorkerGlobalScope;

const cacheName = cachePrefix + build;

/** Few downloads at a time, so that a chunk that the page needs meanwhile does not wait for them. */
const fewLanes = 3;

// One server may compress and another not; the file is the same.
const anyEncoding = { ignoreVary: true } as const;

/** The kept file. A file with a hash in its name may come from any build. */
export async function find(path: string): Promise<Response | undefined> {
  const own = await caches.match(path, { cacheName, ...anyEncoding });
  return own ?? (isHashed(path) ? caches.match(path, anyEncoding) : undefined);
}

/** Keeps a response that the page got. The page does not notice if the storage is full or blocked. */
export async function keepResponse(path: string, response: Response): Promise<void> {
  if (!(await isOfThisBuild(path, response))) return;
  const cache = await caches.open(cacheName);
  await cache.put(path, response);
}

/** Fetches the files that are not kept yet. Rejects if a file cannot be fetched or is of another build. */
export async function keepAll(paths: readonly string[], lanes = fewLanes): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const waiting = paths.filter((path) => !kept.has(path));
  const runLane = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
}

async function keep(cache: Cache, path: string): Promise<void> {
  const known = isHashed(path) ? await caches.match(path, anyEncoding) : undefined;
  const response =
    known ?? (await fetch(path, { cache: isHashed(path) ? "default" : "no-cache", priority: "low" }));
  if (!(await isOfThisBuild(path, response))) throw new Error(`${path} is not of this build.`);
  await cache.put(path, response);
}

/** The sizes in bytes, not compressed, of this build's kept files by their paths. */
export async function keptSizes(): Promise<ReadonlyMap<string, number>> {
  const cache = await caches.open(cacheName);
  const sizes = new Map<string, number>();
  for (const request of await cache.keys()) {
    const response = await cache.match(request, anyEncoding);
    if (response) sizes.set(new URL(request.url).pathname, (await response.blob()).size);
  }
  return sizes;
}

/** Deletes the caches of earlier builds that have no open tab. */
export async function tidy(): Promise<void> {
  // A newer worker is filling its own cache, or has filled it.
  if (self.registration.installing ?? self.registration.waiting) return;
  const { held = [] } = await self.navigator.locks.query();
  const entries = held
    .map(({ name = "" }) => name)
    .filter((name) => name.startsWith(tabLockPrefix))
    .map((name) => name.slice(tabLockPrefix.length));
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && name !== cacheName && !(await holdsAny(name, entries)))
      await caches.delete(name);
}

async function holdsAny(name: string, paths: readonly string[]): Promise<boolean> {
  const found = await Promise.all(
    paths.map((path) => caches.match(path, { cacheName: name, ...anyEncoding })),
  );
  return found.some((response) => response !== undefined);
}
