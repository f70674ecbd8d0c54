// Modules of this page that are fetched later, by the browser's own `import`. tests/unit/web/src/lib/lazy.test.ts lists them all.

import { createLazyModule, type LazyModule } from "./lazy-module.ts";

/** The links of style sheets whose fetch failed, by address. The build's loader would not fetch them again. */
const failedLinks = new Map<string, HTMLLinkElement>();

let isWatching = false;

/** Called with the first fetch; a style sheet that failed earlier does not belong to a lazy module. */
function watchStyles(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
        failedLinks.set(target.href, target);
    },
    // The error of a link does not bubble.
    { capture: true },
  );
}

function fetchFailedStyles(): Promise<unknown> {
  watchStyles();
  return Promise.all([...failedLinks.values()].map(fetchAgain));
}

/** Resolves when the fetch ends, whether it succeeds or fails; a new failure is recorded like the first one. */
function fetchAgain(failed: HTMLLinkElement): Promise<void> {
  failedLinks.delete(failed.href);
  const link = document.createElement("link");
  link.rel = failed.rel;
  link.crossOrigin = failed.crossOrigin;
  link.href = failed.href;
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    // The script of the first paint removes its failed links itself.
    if (failed.isConnected) failed.replaceWith(link);
    else document.head.insertAdjacentElement("beforeend", link);
  });
}

/** The build gives each version's files different names, so a server with a newer version does not have this file. */
function askForOwnFile(): Promise<Response> {
  return fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
}

/**
 * @example
 *   const panel = lazy(() => import("./panel.tsx"));
 */
export function lazy<Loaded>(fetchModule: () => Promise<Loaded>): LazyModule<Loaded> {
  return createLazyModule(
    { failedStyles: () => failedLinks.keys(), fetchFailedStyles, askForOwnFile },
    fetchModule,
  );
}
