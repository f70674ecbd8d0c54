// Purchases that come to nothing before anything is paid: each failure's sentence and the way on, and nothing hangs.
// @module-tag deep

import type { Route } from "playwright-core";
import { expect, inject, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { faultsAtBothSizes } from "#support/browser/faults.ts";
import { named } from "#support/browser/named.ts";
import { untilIdle } from "#support/browser/until-idle.ts";
import { buyer, openBeforeOrder, providerHasCome, refuse, UpgradeScreen } from "./screen.ts";

const open = useBrowser();
const hashPath = "**/api/signed/hash";

const codes = [
  [401, "unauthenticated", /^The service does not accept your sign-in\. Sign out and sign in/, true],
  [403, "email_not_verified", /./, true],
  [404, "unknown_package", /^This package is no longer sold\. Choose another one\.$/, false],
  [409, "package_retired", /^This package is no longer sold\. Choose another one\.$/, false],
  [409, "order_conflict", /^There was another order at the same moment\. Wait a few seconds/, true],
  [
    409,
    "too_many_open_orders",
    /^Many orders of the last day are not paid yet\..* try again tomorrow\.$/,
    false,
  ],
  [422, "amount_too_small", /^This package costs nothing now/, false],
  [429, "too_many_requests", /^There were many orders in a short time\. Wait a minute/, true],
  [500, "internal", /^The purchase could not be started\. Try again in a minute\.$/, true],
  [503, "unavailable", /./, true],
] as const;

test("a clock that gives no order id, and each code of the service, is told in a sentence, and the way on works", async () => {
  const { page, screen, forms } = await openBeforeOrder(open);
  await page.evaluate(() => {
    const { now } = Date;
    Object.assign(window, { setClockRight: () => void (Date.now = now) });
    Date.now = () => Date.UTC(2020, 0, 1);
  });
  await screen.submitDetails();
  await screen.failedDialog
    .getByText("The clock of this device is wrong. Set its date and time, then try again.", { exact: true })
    .waitFor();
  await page.evaluate(() => (window as unknown as { setClockRight: () => void }).setClockRight());

  const again = screen.failedDialog.getByRole("button", { name: "Try again" });
  /** The way on from a failure, which leads to the next call. */
  const goOn = async (canTryAgain: boolean) => {
    if (canTryAgain) return again.click();
    await screen.failedDialog.getByRole("button", { name: "Close" }).last().click();
    await screen.buyNow("Semester").click();
  };
  let couldTryAgain = true;
  for (const [status, code, sentence, canTryAgain] of codes)
    await named(`${status} ${code}`, async () => {
      let calls = 0;
      await page.route(hashPath, (route) => {
        calls += 1;
        return refuse(status, code)(route);
      });
      await goOn(couldTryAgain);
      await expect.poll(() => calls).toBeGreaterThan(0);
      await screen.overlay.waitFor({ state: "detached" });
      await screen.failedDialog.getByText(sentence).first().waitFor();
      expect(await screen.overlay.count()).toBe(0);
      expect(forms).toEqual([]);
      expect(await again.count()).toBe(canTryAgain ? 1 : 0);
      await page.unroute(hashPath);
      couldTryAgain = canTryAgain;
    });
  await goOn(couldTryAgain);
  await providerHasCome(page);
  expect(forms).toHaveLength(1);
});

test("overlay and failure can be read and pressed", async () => {
  const { page, screen } = await openBeforeOrder(open, { size: "phone" });
  const held: Route[] = [];
  await page.route(hashPath, (route) => void held.push(route));
  await screen.submitDetails();
  await screen.overlay.getByText("Semester, 15.00 USD").waitFor();
  expect(await screen.overlay.getByRole("status").textContent()).toBe("Opening the payment page");
  await expect.poll(() => held.length).toBe(1);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await screen.overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  expect(await faultsAtBothSizes(page)).toEqual([]);
  await held[0]?.abort();
  await screen.failedDialog
    .getByRole("alert")
    .getByText(/^The service could not be reached/)
    .waitFor();
  expect(await screen.account.focused()).toBe("Try again");
  expect(await faultsAtBothSizes(page)).toEqual([]);
});

test("Escape, Cancel and leaving the screen end the wait for the hash, and a late answer posts nothing", async () => {
  const { page, screen, forms } = await openBeforeOrder(open);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let answers = 0;
  await page.route(hashPath, async (route) => {
    await released;
    // The page has given the call up.
    await route.fulfill({ response: await route.fetch() }).catch(() => undefined);
    answers += 1;
  });
  await screen.submitDetails();
  await named("Escape", async () => {
    await screen.overlay.waitFor();
    await page.keyboard.press("Escape");
    await screen.overlay.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  });
  await named("Cancel", async () => {
    await screen.buyNow("Semester").click();
    await screen.overlay.getByRole("button", { name: "Cancel" }).click();
    await screen.overlay.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  });
  await named("leaving the screen", async () => {
    await screen.buyNow("Semester").click();
    await screen.overlay.waitFor();
    await page.evaluate(() => (window.location.hash = "#/simplify"));
    await screen.overlay.waitFor({ state: "detached" });
  });
  release();
  await expect.poll(() => answers).toBe(3);
  await untilIdle(page);
  expect(forms).toEqual([]);
  expect(page.url()).toContain("#/simplify");
  await page.unroute(hashPath);
  await page.evaluate(() => (window.location.hash = "#/upgrade"));
  await screen.buyNow("Semester").click();
  await providerHasCome(page);
  expect(forms).toHaveLength(1);
});

test("Cancel also ends the wait for the payment page itself", async () => {
  const { page, screen } = await openBeforeOrder(open);
  await page.unroute("**/pay/checkout");
  const held: Route[] = [];
  await page.route("**/pay/checkout", (route) => void held.push(route));
  await screen.submitDetails();
  await expect.poll(() => held.length).toBe(1);
  const givenUp = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/pay/checkout"));
  // Cancel has the focus; playwright's own press would wait for the page that does not come.
  await page.keyboard.press("Enter");
  await screen.overlay.waitFor({ state: "detached" });
  // The browser waits for no answer any more.
  await givenUp;
  expect(page.url()).toMatch(/#\/upgrade$/);
  expect(await screen.buyNow("Semester").isVisible()).toBe(true);
});

test("without a network the failure is told, what the buyer gave is kept, and another try goes on when it is back", async () => {
  const { page, context, screen } = await openBeforeOrder(open);
  await context.setOffline(true);
  await screen.submitDetails();
  const sentence = screen.failedDialog.getByText(/^The service could not be reached/);
  await sentence.waitFor();
  await screen.failedDialog.getByRole("button", { name: "Cancel" }).click();
  await screen.packages.getByText(`Payment details: Ada King, ${buyer.City}, ${buyer.Country}`).waitFor();
  await screen.buyNow("Semester").click();
  await sentence.waitFor();
  await context.setOffline(false);
  await screen.failedDialog.getByRole("button", { name: "Try again" }).click();
  await providerHasCome(page);
});

test("whoever signs out in another tab ends the purchase in this one", async () => {
  const { page, context, screen } = await openBeforeOrder(open);
  const second = await context.newPage();
  await second.goto(`${inject("url")}/#/upgrade`);
  await new UpgradeScreen(second).account.signOut();
  await screen.detailsDialog.waitFor({ state: "detached" });
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).waitFor();
});
