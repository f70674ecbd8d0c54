// All that a page has in the browser's storage, as one text.

import type { Page } from "playwright-core";

/** Local and session storage, each IndexedDB, each kept answer that is not a file of the page, and cookies. */
export async function everythingKept(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("The database could not be read.")));
      });
    const rows: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        rows.push(name, store, await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (!new URL(request.url).pathname.startsWith("/assets/"))
          rows.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(rows);
  });
  return JSON.stringify(cookies) + stored;
}
