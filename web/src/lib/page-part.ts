// The parts of this page, fetched by the browser's own `import`.

import { createPart, type Part } from "./part.ts";

/** The links of style sheets whose fetch failed, by address. The build's loader would not fetch them again. */
const failedLinks = new Map<string, HTMLLinkElement>();

let isWatching = false;

/** Called with the first part; a style sheet that failed earlier does not belong to a part. */
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

/** `fetchModule` imports the part: `() => import("./panel.tsx")`. */
export function pagePart<Loaded>(fetchModule: () => Promise<Loaded>): Part<Loaded> {
  return createPart(
    { failedStyles: () => failedLinks.keys(), fetchFailedStyles, askForOwnFile },
    fetchModule,
  );
}
