// The parts of this page, fetched by the browser's own `import`.

import { createPart, type Part } from "./part.ts";

/** By address, the links of style sheets whose fetch failed. The build's loader would not fetch them again. */
const failedLinks = new Map<string, HTMLLinkElement>();

let isWatching = false;

/** From the first part on; a style sheet that failed before is not a part's. */
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

/** Ends with the fetch, however that ends; a new failure is heard like the first one. */
function fetchAgain(failed: HTMLLinkElement): Promise<void> {
  failedLinks.delete(failed.href);
  const link = document.createElement("link");
  link.rel = failed.rel;
  link.crossOrigin = failed.crossOrigin;
  link.href = failed.href;
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    // The script of the first paint takes its failed links away itself.
    if (failed.isConnected) failed.replaceWith(link);
    else document.head.insertAdjacentElement("beforeend", link);
  });
}

/** The build gives each version's files names of their own, so a newer version no longer has this one. */
function askForOwnFile(): Promise<Response> {
  return fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
}

/** `fetchModule` imports the part: `() => import("./panel.tsx")`. */
export function pagePart<Loaded>(fetchModule: () => Promise<Loaded>): Part<Loaded> {
  return createPart(
    { failedStyles: () => failedLinks.keys(), fetchFailedStyles, askForOwnFile },
    fetchModule,
  );
}
