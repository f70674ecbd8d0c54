// When the page asks anew what the user may use, and that badge, gates and card follow without a reload.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { Buyer, codes } from "#support/browser/buyer.ts";
import { untilIdle, untilLaterCall } from "#support/browser/until-idle.ts";
import { returnAddresses, ReturnScreen, titles } from "../screens/upgrade/return-screen.ts";

const open = useBrowser();
const site = inject("url");
const packageCalls = "**/api/signed/package";
const arrive = () => Buyer.arrive(site, inject("stateFolder"));

async function signedIn(buyer: Buyer, path = "/upgrade") {
  const { page, context } = await open({ path });
  await buyer.signIn(page);
  return { page, context, screen: new ReturnScreen(page, site) };
}

function countCalls(page: Page): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/signed/package")) calls += 1;
  });
  return () => calls;
}

async function premiumBuyer() {
  const buyer = await arrive();
  const order = await buyer.order();
  await buyer.notify(order, codes.success);
  return { buyer, order };
}

describe("after success", () => {
  test("an answer that is on its way, and may be older, is not waited for", async () => {
    const buyer = await arrive();
    const { page, context, screen } = await signedIn(buyer);
    const order = await buyer.order();
    // The first call of the new page is answered before the payment, and that answer comes last.
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route(
      packageCalls,
      async (route) => {
        const old = await route.fetch();
        await buyer.notify(order, codes.success);
        await released;
        // The page may have given the call up.
        await route.fulfill({ response: old }).catch(() => undefined);
      },
      { times: 1 },
    );
    await context.addInitScript(() => localStorage.removeItem("package"));
    await screen.arrive(returnAddresses["after the #"](order.id));
    await screen.shows(titles.success);
    await screen.packageCard.getByText("PREMIUM", { exact: true }).waitFor();
    release();
    await page.waitForLoadState("networkidle");
    await screen.packageCard.getByText("PREMIUM", { exact: true }).waitFor();
    await screen.badge.waitFor();
  });

  test("a call that fails is made again", async () => {
    const buyer = await arrive();
    const { page, context, screen } = await signedIn(buyer);
    const order = await buyer.order();
    const asked = page.waitForResponse(packageCalls);
    await screen.arrive(returnAddresses["after the #"](order.id));
    await asked;
    await screen.shows(titles.checking);
    let failures = 0;
    await context.route(
      packageCalls,
      (route) => {
        failures += 1;
        return route.abort();
      },
      { times: 2 },
    );
    await buyer.notify(order, codes.success);
    await screen.shows(titles.success);
    await screen.badge.waitFor();
    expect(failures).toBe(2);
  });

  test("another tab has Premium too, and asks nobody", async () => {
    const buyer = await arrive();
    const { context, screen } = await signedIn(buyer);
    const other = await context.newPage();
    await other.goto(`${site}/#/number-systems`);
    const otherScreen = new ReturnScreen(other, site);
    const asked = countCalls(other);
    const answered = other.waitForResponse(packageCalls);
    await answered;
    expect(await otherScreen.badge.count()).toBe(0);
    const order = await buyer.order();
    await buyer.notify(order, codes.success);
    const before = asked();
    await screen.arrive(returnAddresses["in the page's query"](order.id));
    await screen.badge.waitFor();
    await otherScreen.badge.waitFor();
    expect(asked()).toBe(before);
    await other.getByRole("button", { name: "Custom", exact: true }).click();
    await other.getByRole("complementary", { name: "Custom Bases" }).waitFor();
  });
});

describe("coming back to the page", () => {
  test("after five minutes (focus, visibilitychange) asks anew, sooner not", async () => {
    const buyer = await arrive();
    // The screen of the packages asks at each visit.
    const { page, screen } = await signedIn(buyer, "/number-systems");
    const order = await buyer.order();
    await page.clock.install({ time: Date.now() });
    const answered = page.waitForResponse(packageCalls);
    await page.reload();
    await answered;
    await page.getByRole("button", { name: "Account", exact: true }).waitFor();
    await untilIdle(page);
    const asked = countCalls(page);
    for (const [event, code, before, after] of [
      ["focus", codes.success, 0, 1],
      ["visibilitychange", codes.chargedBack, 1, 0],
    ] as const) {
      const callsBefore = asked();
      await buyer.notify(order, code);
      const comeBack = () => page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
      await page.clock.fastForward("04:50");
      await comeBack();
      await untilLaterCall(page);
      expect(asked() - callsBefore, `${event}, sooner`).toBe(0);
      expect(await screen.badge.count(), `${event}, sooner`).toBe(before);
      await page.clock.fastForward("00:20");
      await comeBack();
      await expect.poll(() => screen.badge.count(), { message: event }).toBe(after);
      expect(asked() - callsBefore, event).toBe(1);
    }
  });
});

describe("a charge back while the page is open", () => {
  const switchOf = (page: Page) => page.getByRole("switch", { name: /^Compare columns/ });

  test("takes the badge away with the next call that is for premium users", async () => {
    const { buyer, order } = await premiumBuyer();
    const { page, screen } = await signedIn(buyer, "/ttable?input=A.B&fn=B.A");
    await screen.badge.waitFor();
    await page.waitForLoadState("networkidle");
    await buyer.notify(order, codes.chargedBack);
    await switchOf(page).click();
    await page.getByRole("dialog", { name: "Premium Feature" }).waitFor();
    await screen.badge.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "See Plans" }).click();
    await screen.packageCard.getByText("FREE", { exact: true }).waitFor();
  });

  test("that a call is refused for has the package asked anew", async () => {
    const { buyer, order } = await premiumBuyer();
    const { page, screen } = await signedIn(buyer, "/ttable?input=A.B&fn=B.A");
    await screen.badge.waitFor();
    await page.waitForLoadState("networkidle");
    await buyer.notify(order, codes.chargedBack);
    const refusal = { message: "This is for premium users.", code: "premium_required" };
    await page.route("**/api/mix/ttable/solve", (route) => route.fulfill({ status: 401, json: refusal }));
    await switchOf(page).click();
    await screen.badge.waitFor({ state: "detached" });
  });
});

test("who signs in again gets the package of now, not the one of before", async () => {
  const buyer = await arrive();
  const { page, screen } = await signedIn(buyer);
  await screen.packageCard.getByText("FREE", { exact: true }).waitFor();
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).waitFor();
  const order = await buyer.order();
  await buyer.notify(order, codes.success);
  await buyer.signIn(page);
  await screen.badge.waitFor();
  await screen.packageCard.getByText("PREMIUM", { exact: true }).waitFor();
});
