// The parts of this page, fetched by the browser's own `import`.

import { createPart, type Part } from "./part.ts";

/** The links of style sheets whose fetch failed. The build's loader would not fetch them again. */
const failedStyles = new Set<HTMLLinkElement>();

let isWatching = false;

/** From the first part on; a style sheet that failed before is not a part's. */
function watchStyles(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedStyles.add(target);
    },
    // The error of a link does not bubble.
    { capture: true },
  );
}

function fetchFailedStyles(): Promise<unknown> {
  watchStyles();
  return Promise.all([...failedStyles].map(fetchAgain));
}

function fetchAgain(failed: HTMLLinkElement): Promise<void> {
  failedStyles.delete(failed);
  const link = document.createElement("link");
  link.rel = failed.rel;
  link.crossOrigin = failed.crossOrigin;
  link.href = failed.href;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error("A style sheet could not be fetched.")));
    failed.replaceWith(link);
  });
}

/** The build gives each version's files names of their own, so a newer version no longer has this one. */
function askForOwnFile(): Promise<Response> {
  return fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
}

/** `fetchModule` imports the part: `() => import("./panel.tsx")`. */
export function pagePart<Loaded>(fetchModule: () => Promise<Loaded>): Part<Loaded> {
  return createPart({ fetchFailedStyles, askForOwnFile }, fetchModule);
}
