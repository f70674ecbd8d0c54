// From the checkout back to the page, through the payment sandbox: each way in which the provider can settle a payment.
// @module-tag deep

import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { Buyer, type Order } from "#support/browser/buyer.ts";
import { named } from "#support/browser/named.ts";
import { execFile } from "#support/programs.ts";
import { ReturnScreen, titles } from "./return-screen.ts";

const open = useBrowser();
const site = inject("url");
const payments = inject("payments");
const stateFolder = inject("stateFolder");

/** A signed-in buyer before the sandbox's checkout. */
async function atCheckout() {
  const buyer = await Buyer.arrive(site, stateFolder);
  const { page, context, errors } = await open({ path: "/upgrade" });
  await buyer.signIn(page);
  const order = await buyer.order();
  await buyer.checkOut(page, order);
  return { buyer, page, context, errors, order, screen: new ReturnScreen(page, site) };
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Presses a button of the sandbox's list, as the provider's staff would do something with the payment. */
async function act(page: Page, { id }: Order, button: string): Promise<void> {
  const list = await page.context().newPage();
  await list.goto(payments);
  const row = list.getByRole("row", { name: id });
  await row.getByRole("button", { name: button, exact: true }).click();
  await list.waitForLoadState("networkidle");
  await list.close();
}

/** What the Worker says of the order, past the page. */
async function statusOf({ id }: Order): Promise<unknown> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" } };
  const body = JSON.stringify({ orderId: id });
  return (await fetch(`${site}/api/free/upgrade/orderStatus`, { ...init, body })).json();
}

const daysLeft = (screen: ReturnScreen) => screen.packageCard.getByText(/days left/).textContent();

test("paying, with order_id appended after # or in the page's query; and a notify twice is one package", async () => {
  const { buyer, page, screen, order, errors } = await atCheckout();
  const ways: readonly (readonly [name: string, Order, days: number, pay: () => Promise<unknown>])[] = [
    ["After #", order, 30, () => press(page, "Pay")],
    ["In the page's query", await buyer.order(), 60, () => press(page, "Pay")],
    ["notified twice", await buyer.order(), 90, () => press(page, "Pay and notify twice")],
  ];
  for (const [name, wanted, days, pay] of ways)
    await named(name, async () => {
      if (wanted !== order) await buyer.checkOut(page, wanted);
      if (days < 90) await page.getByRole("radio", { name }).check();
      await pay();
      await screen.shows(titles.success);
      await screen.dialog.getByText(`Order ${wanted.id}`).waitFor();
      await screen.badge.waitFor({ state: "attached" });
      await expect.poll(() => daysLeft(screen)).toMatch(new RegExp(`^${days} days left\\.`));
      await screen.close.click();
      await screen.dialog.waitFor({ state: "detached" });
      expect(page.url()).toBe(`${site}/#/upgrade`);
    });
  expect(errors).toEqual([]);
});

test("cancelling; declining, then paying the same order", async () => {
  const { buyer, page, screen, order } = await atCheckout();
  await named("cancelling", async () => {
    await press(page, "Cancel");
    await screen.shows(titles.canceled);
    expect(screen.calls).toBe(0);
    await screen.packageCard.getByText("FREE", { exact: true }).waitFor();
    await screen.close.click();
  });
  await buyer.checkOut(page, order);
  await press(page, "Decline");
  await screen.shows(titles.notFound);
  expect(await screen.badge.count()).toBe(0);
  await screen.close.click();
  await buyer.checkOut(page, order);
  await press(page, "Pay");
  await screen.shows(titles.success);
  await screen.badge.waitFor();
});

test("a notify that comes 10 s late turns the pending dialog into success; without one it takes the provider's sending again", async () => {
  const late = await atCheckout();
  const unnotified = await atCheckout();
  for (const { page } of [late, unnotified]) await page.clock.install({ time: Date.now() });
  await press(late.page, "Pay and notify in 10 s");
  await late.screen.shows(titles.checking);
  await late.page.clock.fastForward(4_000);
  await late.screen.shows(titles.pending);
  // While the sandbox waits.
  await named("no notify, until the provider sends it again", async () => {
    const { page, screen, order } = unnotified;
    await press(page, "Pay without notify");
    await screen.shows(titles.checking);
    await page.clock.fastForward(2_000);
    await act(page, order, "Send again");
    await page.clock.fastForward(10_000);
    await screen.shows(titles.success);
    await screen.badge.waitFor();
  });
  await named("a notify that comes 10 s late", async () => {
    const { page, screen, order } = late;
    await expect.poll(() => statusOf(order)).toBe("SUCCESS");
    await page.clock.fastForward(15_000);
    await screen.shows(titles.success);
    await screen.badge.waitFor();
  });
});

test("reconciling brings Premium where there was no notify, with the next reload, and ends it after a refund", async () => {
  const unnotified = await atCheckout();
  await press(unnotified.page, "Pay without notify");
  await unnotified.screen.shows(titles.checking);
  await unnotified.screen.close.click();

  const refunded = await atCheckout();
  await press(refunded.page, "Pay");
  await refunded.screen.badge.waitFor();
  await refunded.screen.close.click();
  await act(refunded.page, refunded.order, "Refund");
  await refunded.page.reload();
  await refunded.screen.packageCard.getByText("PREMIUM", { exact: true }).waitFor();

  await orders("reconcile");
  await named("no notify at all", async () => {
    await unnotified.page.goto(`${site}/#/upgrade?t=r&order_id=${unnotified.order.id}`);
    await unnotified.screen.shows(titles.success);
    await unnotified.screen.badge.waitFor();
  });
  await named("a refund", async () => {
    await refunded.page.reload();
    await refunded.screen.packageCard.getByText("FREE", { exact: true }).waitFor();
    await refunded.screen.badge.waitFor({ state: "detached" });
  });
});

test("a charge back while the page is open ends Premium with the next call that needs it", async () => {
  const { page, screen, order } = await atCheckout();
  await press(page, "Pay");
  await screen.badge.waitFor();
  await screen.close.click();
  await page.evaluate(() => (location.hash = "/ttable?input=A.B&fn=B.A"));
  await page.getByRole("table").waitFor();
  await act(page, order, "Charge back");
  await page.getByRole("switch", { name: /^Compare columns/ }).click();
  await page.getByRole("dialog", { name: "Premium Feature" }).waitFor();
  await screen.badge.waitFor({ state: "detached" });
  // The order is told to be invalid from now on.
  await screen.arrive(`/#/upgrade?t=r&order_id=${order.id}`);
  await screen.shows(titles.invalid);
});

test("a second tab gets Premium when the first one comes back", async () => {
  const { page, context, screen } = await atCheckout();
  const other = await context.newPage();
  await other.goto(`${site}/#/upgrade`);
  const otherScreen = new ReturnScreen(other, site);
  await otherScreen.packageCard.getByText("FREE", { exact: true }).waitFor();
  await press(page, "Pay");
  await screen.shows(titles.success);
  await otherScreen.badge.waitFor();
  await otherScreen.packageCard.getByText("PREMIUM", { exact: true }).waitFor();
  expect(await otherScreen.dialog.count()).toBe(0);
});

/** `npm run orders`, for this stack. */
async function orders(command: string): Promise<void> {
  const [PORT, PAYMENT_PORT] = [site, payments].map((address) => new URL(address).port);
  const env = { ...process.env, STATE_FOLDER: stateFolder, PORT, PAYMENT_PORT };
  await promisify(execFile)(process.execPath, ["scripts/run.mjs", "orders", command], { env });
}
