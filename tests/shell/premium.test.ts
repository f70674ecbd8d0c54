// The header shows the badge to a premium user only.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";

const open = useBrowser();

describe.each(sizeNames)("on a %s", (size) => {
  test("the header shows the premium badge to a premium visitor, and to nobody else", async () => {
    const premium = await open({ size, as: "premium@example.com" });
    const badge = premium.page.getByRole("banner").getByText("Premium", { exact: true });
    await badge.waitFor({ state: "attached" });
    expect(await badge.locator("xpath=..").locator("svg").isVisible()).toBe(true);
    expect(premium.errors).toEqual([]);

    const { page } = await open({ size });
    await page.getByRole("banner").getByText("beta web version").waitFor();
    expect(await page.getByRole("banner").getByText("Premium", { exact: true }).count()).toBe(0);
  });
});
