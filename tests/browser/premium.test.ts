// The header shows the badge to a premium visitor only; the deployed page is built without the premium entry.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "./browser.ts";
import { usePremiumSite } from "./premium/site.ts";

const open = useBrowser();
const premiumSite = usePremiumSite();

describe.each(sizeNames)("on a %s", (size) => {
  test("the header shows the premium badge to a premium visitor, and to nobody else", async () => {
    const premium = await open({ size, site: premiumSite() });
    const badge = premium.page.getByRole("banner").getByText("Premium", { exact: true });
    await badge.waitFor({ state: "attached" });
    expect(await badge.locator("xpath=..").locator("svg").isVisible()).toBe(true);
    expect(premium.errors).toEqual([]);

    const { page } = await open({ size });
    await page.getByRole("banner").getByText("beta web version").waitFor();
    expect(await page.getByRole("banner").getByText("Premium", { exact: true }).count()).toBe(0);
  });
});

/** All files below a folder whose names have this ending, as one text. */
function bundle(folder: string, ending: RegExp): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    ending.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  return files.map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n");
}

describe("the production build", () => {
  const premiumEntry = /isPremium:\s*(!0|true)/;
  test("of the page holds no premium provider, unlike the second entry's", () => {
    expect(bundle(".wrangler/premium-page/assets", /\.js$/)).toMatch(premiumEntry);
    expect(bundle("dist/client/assets", /\.js$/)).not.toMatch(premiumEntry);
  });
});
