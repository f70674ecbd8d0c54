// Files of the page that cannot be fetched until they are mended, and what the page says then.

import type { BrowserContext, Page } from "playwright-core";
import type { OpenOptions, useBrowser } from "#support/browser/browser.ts";
import { entryScript } from "#support/browser/built-file.ts";

export const sentence =
  "This part of the page was not opened here before and could not be fetched. Check your connection, then try again.";

/** Fails every fetch of these files until `mend` is called; counts the fetches after that. */
async function breakFiles(context: BrowserContext, files: string | RegExp) {
  let broken = true;
  let fetched = 0;
  await context.route(files, (route) => {
    if (broken) return route.abort("internetdisconnected");
    fetched += 1;
    return route.continue();
  });
  // A server that cannot be reached does not answer this question either.
  await context.route(entryScript(), (route) =>
    broken && route.request().method() === "HEAD" ? route.abort("internetdisconnected") : route.fallback(),
  );
  return {
    mend: () => (broken = false),
    fetched: () => fetched,
  };
}

export const failure = (page: Page) => page.getByRole("status").filter({ hasText: sentence });
export const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

type Broken = Awaited<ReturnType<typeof breakFiles>>;

/** Opens a page that lacks each of these files until it is mended. */
export async function openWithout(
  open: ReturnType<typeof useBrowser>,
  files: readonly (string | RegExp)[],
  { before, ...options }: OpenOptions,
) {
  const broken = new Map<string | RegExp, Broken>();
  const opened = await open({
    ...options,
    before: async (context) => {
      await before?.(context);
      for (const file of files) broken.set(file, await breakFiles(context, file));
    },
  });
  const brokenOf = (file: string | RegExp) => {
    const found = broken.get(file);
    if (!found) throw new Error(`${String(file)} is not broken.`);
    return found;
  };
  return { ...opened, brokenOf };
}
