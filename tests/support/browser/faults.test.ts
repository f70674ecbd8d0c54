// The support's own promise: a fault that the page has in light or only in dark is found, and the page is light again.
// @module-tag deep

import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { axeFaults, axeFaultsInBoth, faultsInBoth } from "./faults.ts";

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

test("a part of a lesson is looked at without the other sections, which are there again after", async () => {
  const { page } = await open({ path: "/learn/lesson/01" });
  const sections = () =>
    page.locator("[data-section]").evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.length));
  await page.locator("[data-section]").nth(2).waitFor();
  await page.evaluate(() => {
    for (const section of document.querySelectorAll("[data-section]"))
      section.insertAdjacentHTML("beforeend", "<button class='unnamed'></button>");
  });
  const before = await sections();
  const id = await page.locator("[data-section]").nth(1).getAttribute("data-section");
  const [fault = "", ...others] = await axeFaults(page, {
    within: `[data-section="${id}"]`,
    rules: ["button-name"],
  });
  expect(fault.match(/unnamed/g)).toHaveLength(1);
  expect(others).toEqual([]);
  expect(await sections()).toEqual(before);
});
