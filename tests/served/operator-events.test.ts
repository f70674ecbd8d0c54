// What the operator's statistics are told besides page views: nothing without consent, and never an e-mail address, an
// order or an input.
// @module-tag deep

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Buyer, codes } from "#support/browser/buyer.ts";
import { ReturnScreen, returnAddresses, titles } from "../screens/upgrade/return-screen.ts";
import {
  canonicalName,
  eventsOf,
  everySetting,
  startOperatorSite,
  type OperatorPage,
  type OperatorSite,
} from "#support/browser/operator-page.ts";

let site: OperatorSite;
let base: string;
beforeAll(async () => {
  site = await startOperatorSite({ settings: everySetting, api: inject("url") });
  base = `http://${canonicalName}:${site.port}`;
});
afterAll(() => site?.close());

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
    path: "/ttable?input=Q704715.R7",
    press: (page) => page.getByRole("switch", { name: /^Compare columns/ }).click(),
    feature: "columns",
  },
  {
    path: "/number-systems?number=704715&base=10",
    press: (page) => page.getByRole("button", { name: /^Custom/ }).click(),
    feature: "bases",
  },
  {
    path: "/simplify?input=Q704715.R7&mode=boolean",
    press: (page) => page.getByRole("button", { name: /^Show Steps/ }).click(),
    feature: "steps",
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
    const notice = question(page).getByRole("link", { name: "Privacy" });
    expect(await notice.getAttribute("href")).toBe("https://example.org/privacy");
    await agree(page);
    await press(page);
    await notNow.click();
    await press(page);
    const event = [
      "premium_access",
      { feature, allowed: false, page_location: `${base}/#${path.split("?")[0]}` },
    ];
    await expect.poll(() => counted(opened)).toEqual([event, event]);
    for (const { url, body } of outside) expect(decodeURIComponent(url) + body).not.toContain("704715");
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

describe("a return from payment", () => {
  // Orders are the stack's, and its Worker answers for a page on loopback.
  let buyer: Buyer;
  beforeAll(async () => {
    buyer = await Buyer.arrive(inject("url"), inject("stateFolder"));
  });

  async function opened(hash = "/#/upgrade") {
    const loopback = `http://127.0.0.1:${site.port}`;
    const opening = await site.open(loopback + hash);
    return { opening, ...opening, screen: new ReturnScreen(opening.page, loopback) };
  }

  const returned = (status: string, base_: string) => [
    "purchase_return",
    { status, page_location: `${base_}/#/upgrade` },
  ];

  test("is counted with its status, once, after the consent, and names neither order nor buyer", async () => {
    const paid = await buyer.order();
    await buyer.notify(paid, codes.success);
    const wrong = await buyer.order();
    await buyer.notify(wrong, codes.success, "3.99");
    const { opening, page, screen } = await opened();
    await agree(page);
    const addresses = [
      ["SUCCESS", titles.success, returnAddresses["in the page's query"](paid.id)],
      ["INVALID", titles.invalid, returnAddresses["after the #"](wrong.id)],
      ["canceled", titles.canceled, "/#/upgrade?t=c"],
      ["NOT_FOUND", titles.notFound, "/#/upgrade?t=r&order_id=12"],
    ] as const;
    const expected: unknown[] = [];
    for (const [status, title, address] of addresses) {
      await screen.arrive(address);
      await screen.shows(title);
      await screen.close.click();
      await screen.dialog.waitFor({ state: "detached" });
      expected.push(returned(status, screen.site));
      await expect.poll(() => counted(opening)).toEqual(expected);
    }
    await page.evaluate(() => (location.hash = "/kmap"));
    await expect.poll(() => JSON.stringify(eventsOf(opening).at(-1))).toContain("/kmap");
    expect(counted(opening)).toEqual(expected);
    const sent = decodeURIComponent(JSON.stringify(opening.outside));
    for (const secret of [paid.id, wrong.id, buyer.account.email, buyer.account.uid, "order_id"])
      expect(sent).not.toContain(secret);
    expect(opening.refused).toEqual([]);
  });

  test("that is left while it is pending is counted as that, and one that was not answered is not", async () => {
    const order = await buyer.order();
    const { opening, page, screen } = await opened();
    await agree(page);
    await screen.arrive(returnAddresses["after the #"](order.id));
    await screen.shows(titles.checking);
    await screen.close.click();
    await screen.dialog.waitFor({ state: "detached" });
    await page.evaluate((hash) => (location.hash = hash), returnAddresses["after the #"](order.id).slice(1));
    await screen.shows(titles.pending);
    expect(counted(opening)).toEqual([]);
    await screen.close.click();
    await expect.poll(() => counted(opening)).toEqual([returned("PENDING", screen.site)]);
  });

  test("is counted by nobody without the consent", async () => {
    const { opening, screen } = await opened("/#/upgrade?t=c");
    await screen.shows(titles.canceled);
    await screen.close.click();
    await screen.page.waitForLoadState("networkidle");
    expect(opening.outside).toEqual([]);
  });

  test("that needs help offers a mail to the developer with the order id", async () => {
    const paid = await buyer.order();
    await buyer.notify(paid, codes.success);
    const wrong = await buyer.order();
    await buyer.notify(wrong, codes.success, "3.99");
    const { screen } = await opened();
    const links = [
      [titles.invalid, returnAddresses["after the #"](wrong.id), `Order%20${wrong.id}`],
      [titles.notFound, "/#/upgrade?t=r&order_id=1%0D%0ABcc:x@example.com", "Payment"],
    ] as const;
    const link = screen.dialog.getByRole("link", { name: "Contact developer", exact: true });
    for (const [title, address, subject] of links) {
      await screen.arrive(address);
      await screen.shows(title);
      expect(await link.getAttribute("href")).toBe(`mailto:help%2Bpay@example.com?subject=${subject}`);
    }
    for (const [title, address] of [
      [titles.success, returnAddresses["after the #"](paid.id)],
      [titles.canceled, "/#/upgrade?t=c"],
    ] as const) {
      await screen.arrive(address);
      await screen.shows(title);
      expect(await link.count()).toBe(0);
    }
  });
});
