// What the operator's statistics are told besides page views: nothing without consent, and never an e-mail address, an
// order or an input.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  canonicalName,
  eventsOf,
  startOperatorSite,
  type OperatorPage,
  type OperatorSite,
} from "./operator-page.ts";

let site: OperatorSite;
let base: string;
beforeAll(async () => {
  site = await startOperatorSite();
  base = `http://${canonicalName}:${site.port}`;
});
afterAll(() => site.close());

const question = (page: Page) => page.getByRole("region", { name: "Usage statistics" });

async function agree(page: Page): Promise<void> {
  await question(page).getByRole("button", { name: "Allow" }).click();
  await question(page).waitFor({ state: "detached" });
}

/** The events besides page views; each with the parameters of its own. */
function counted(opened: OperatorPage): unknown[] {
  return eventsOf(opened).filter(([name]) => name !== "page_view");
}

interface Gate {
  readonly path: string;
  readonly press: (page: Page) => Promise<unknown>;
  readonly feature: string;
}

const gates: readonly Gate[] = [
  {
    path: "/ttable?input=Q7.R7",
    press: (page) => page.getByRole("switch", { name: /^Compare columns/ }).click(),
    feature: "columns",
  },
  {
    path: "/number-systems?number=704715&base=10",
    press: (page) => page.getByRole("button", { name: /^Custom/ }).click(),
    feature: "bases",
  },
];

describe.each(gates)("the premium feature $feature", ({ path, press, feature }) => {
  test("is counted at each press after the consent, refused to who is not premium", async () => {
    const opened = await site.open(`${base}/#${path}`);
    const { page, outside, refused } = opened;
    const notNow = page.getByRole("dialog").getByRole("button", { name: "Not Now" });
    await press(page);
    await notNow.click();
    expect(outside).toEqual([]);
    await agree(page);
    await press(page);
    await notNow.click();
    await press(page);
    const event = [
      "premium_access",
      { feature, allowed: false, page_location: `${base}/#${path.split("?")[0]}` },
    ];
    await expect.poll(() => counted(opened)).toEqual([event, event]);
    for (const { url, body } of outside) expect(decodeURIComponent(url) + body).not.toMatch(/Q7|704715/);
    expect(refused).toEqual([]);
  });

  test("is counted as allowed to who is premium, and its end is no access", async () => {
    const opened = await site.open(`${base}/#${path}`);
    const { page, context } = opened;
    await agree(page);
    // The browser knows the user and the package; the sign-in library has not answered.
    await context.route("**/assets/identity-*", () => undefined);
    await page.evaluate((start) => {
      localStorage.setItem("signedIn", "uid-1");
      const kept = { uid: "uid-1", package: { StartDate: start, Period: 30 }, aheadMs: 0 };
      localStorage.setItem("package", JSON.stringify(kept));
    }, new Date().toISOString());
    await page.reload();
    await page.getByRole("banner").getByText("Premium", { exact: true }).waitFor({ state: "attached" });
    await press(page);
    await press(page);
    await page.evaluate(() => (location.hash = "/kmap"));
    await expect.poll(() => JSON.stringify(eventsOf(opened).at(-1))).toContain("/kmap");
    expect(counted(opened)).toEqual([
      ["premium_access", expect.objectContaining({ feature, allowed: true })],
    ]);
    expect(JSON.stringify(opened.outside)).not.toContain("uid-1");
  });
});
