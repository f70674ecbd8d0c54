// The support's own promise: a fault that the page has in light or only in dark is found, and the page is light again.

import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { axeFaultsInBoth, faultsInBoth } from "./faults.ts";

const open = useBrowser();

const isDark = "document.documentElement.dataset.mantineColorScheme === 'dark'";

test("a colour that is too weak in dark alone is found, by the page that was light, which then is light", async () => {
  const { page } = await open({ path: "/learn" });
  expect(await axeFaultsInBoth(page)).toEqual([]);
  await page.addStyleTag({ content: "[data-mantine-color-scheme=dark] h1 { color: #333 !important }" });
  for (const both of [axeFaultsInBoth, faultsInBoth])
    expect(await both(page)).toEqual([expect.stringMatching(/^in dark: color-contrast: <h1/)]);
  expect(await page.evaluate(isDark)).toBe(false);
});

test("a fault of both is told once, with what is wrong beside the colours", async () => {
  const { page } = await open({ path: "/learn" });
  await page.evaluate(() =>
    document.querySelector("main")?.insertAdjacentHTML("beforeend", "<button></button>"),
  );
  expect(await axeFaultsInBoth(page)).toEqual([expect.stringMatching(/^button-name: /)]);
});
