// Waits until the page has loaded: files fetched ahead must not compete with the first screen and answer.

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

const checkMs = 1_000;
/** Checks in a row without a new request. */
const quietChecks = 3;

/**
 * Resolves after `quietChecks` checks in a row without a new request. `isBusy` reports the requests of Web Workers,
 * which are not in the page's own list.
 */
export async function whenQuiet(isBusy: () => boolean): Promise<void> {
  let seen = -1;
  for (let quiet = 0; quiet < quietChecks;) {
    await new Promise((resolve) => window.setTimeout(resolve, checkMs));
    const count = performance.getEntriesByType("resource").length;
    quiet = document.readyState === "complete" && count === seen && !isBusy() ? quiet + 1 : 0;
    seen = count;
  }
}

/** Whether the visitor has told the browser to save data. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
