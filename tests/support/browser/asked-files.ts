// Which files of a build a visit asks for.

import type { Page } from "playwright-core";
import type { OpenedPage, OpenOptions } from "./browser.ts";

/** The names of the scripts and styles below `assets/` that come until the screen is drawn and the network is at rest. */
export async function askedFiles(
  open: (options: OpenOptions) => Promise<OpenedPage>,
  path: string,
  drawn: (page: Page) => Promise<unknown>,
): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  const { page } = await open({
    path,
    before: (context) =>
      context.route(/\/assets\/[^/]+\.(?:js|css)$/, (route) => {
        files.add(new URL(route.request().url()).pathname.replace("/assets/", ""));
        return route.continue();
      }),
  });
  await drawn(page);
  await page.waitForLoadState("networkidle");
  return files;
}
