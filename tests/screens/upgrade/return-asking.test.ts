// When the page asks what became of an order, and when it stops: with the real Worker and a clock that the test moves.
// @module-tag deep

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { Buyer, codes, type Order } from "#support/browser/buyer.ts";
import { named } from "#support/browser/named.ts";
import { returnAddresses, ReturnScreen, titles } from "./return-screen.ts";

const open = useBrowser();
const site = inject("url");
const statusCalls = "**/api/free/upgrade/orderStatus";
/** No order that anybody placed. */
const unknownId = "OIDZZZZZ100000000";

/** A page whose clock stands still until the test moves it. */
async function stoppedPage() {
  const { page } = await open({
    path: "/upgrade",
    before: (fresh) => fresh.clock.install({ time: Date.now() }),
  });
  const screen = new ReturnScreen(page, site);
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 1_000);

  /** After some time there are so many calls in all. */
  const expectCallsMade = async (ms: number, expected: number) => {
    await page.clock.runFor(ms);
    await settled(page);
    const callsMade = async () => {
      // A busy machine may have set the timer of a call that is due only after the clock had gone on.
      if (screen.calls < expected) await page.clock.runFor(1);
      return screen.calls;
    };
    await expect.poll(callsMade, { message: `after ${ms} ms more` }).toBe(expected);
  };
  /** After some time there are so many more calls, each with its end. */
  const expectCalls = async (ms: number, calls: number) => {
    const expected = screen.calls + calls;
    await expectCallsMade(ms, expected);
    await expect.poll(() => screen.ended).toBe(expected);
    await settled(page);
  };
  /** Comes back with this order, on the page that is open. */
  const comeBack = async (orderId: string) => {
    const hash = returnAddresses["after the #"](orderId).slice(1);
    await page.evaluate((wanted) => (location.hash = wanted), hash);
    await screen.dialog.waitFor();
  };
  return { page, screen, expectCallsMade, expectCalls, comeBack };
}

type StoppedPage = Awaited<ReturnType<typeof stoppedPage>>;

/** Lets the page do what it has to do at once: it draws in turns of the event loop, and timers stand still. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let turn = 0; turn < 50; turn += 1)
      await new Promise((resolve) => {
        port1.addEventListener("message", resolve, { once: true });
        port1.start();
        port2.postMessage(null);
      });
  });
}

/** The first calls, the last of which ends at 20 s. */
async function expectFirstCalls({ expectCalls }: StoppedPage): Promise<void> {
  // A call that is due at once waits for a tick of the clock.
  for (const ms of [1, 1_000, 1_000, 2_000, 4_000, 12_000]) await expectCalls(ms, 1);
}

async function placedOrder(): Promise<readonly [Buyer, Order]> {
  const buyer = await Buyer.arrive(site, inject("stateFolder"));
  return [buyer, await buyer.order()];
}

test("an unknown order is not found at once, is asked for with each return of the window, and Try again asks once more", async () => {
  const stopped = await stoppedPage();
  const { page, screen, expectCalls } = stopped;
  await stopped.comeBack(unknownId);
  await expectFirstCalls(stopped);
  await screen.shows(titles.notFound);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expectCalls(1, 1);
  await named("no answer", async () => {
    await page.route(statusCalls, (route) => route.abort());
    await screen.dialog.getByRole("button", { name: "Try again" }).click();
    await expectCalls(1, 1);
    await screen.dialog.getByText(`Order ${unknownId} could not be checked.`, { exact: true }).waitFor();
    await page.unroute(statusCalls);
  });
  await screen.dialog.getByRole("button", { name: "Try again" }).click();
  await expectCalls(1, 1);
  await screen.dialog.waitFor({ state: "detached" });
});

test("a pending order is asked for every 15 s, and turns into success by itself, announced", async () => {
  const [buyer, order] = await placedOrder();
  const stopped = await stoppedPage();
  const { screen, expectCalls } = stopped;
  await stopped.comeBack(order.id);
  await expectFirstCalls(stopped);
  await screen.shows(titles.pending);
  await expectCalls(14_900, 0);
  await expectCalls(100, 1);
  await expectCalls(14_900, 0);
  await screen.shows(titles.pending);
  const live = screen.dialog.locator("[aria-live=polite]");
  const spoken = await live.elementHandle();
  await buyer.notify(order, codes.success);
  await expectCalls(100, 1);
  await screen.shows(titles.success);
  // The same live region says it.
  expect(await spoken?.textContent()).toContain(titles.success);
  await expectCalls(10 * 60_000, 0);
});

test("a service that does not answer is told of, and Try again asks anew", async () => {
  const [buyer, order] = await placedOrder();
  await buyer.notify(order, codes.success);
  const stopped = await stoppedPage();
  const { page, screen } = stopped;
  await page.route(statusCalls, (route) => route.abort());
  await stopped.comeBack(order.id);
  for (const ms of [1, 1_000, 1_000, 2_000, 4_000]) await stopped.expectCalls(ms, 1);
  await screen.shows(titles.unanswered);
  await screen.dialog
    .getByText("The service could not be reached. Check the connection and try again.")
    .waitFor();
  await page.unroute(statusCalls);
  await screen.dialog.getByRole("button", { name: "Try again" }).click();
  await screen.shows(titles.checking);
  await expect.poll(() => screen.close.evaluate((button) => button === document.activeElement)).toBe(true);
  await stopped.expectCalls(1, 1);
  await screen.shows(titles.success);
});

test("a call without an answer is given up after 10 s, and the next one counts", async () => {
  const [buyer, order] = await placedOrder();
  await buyer.notify(order, codes.success);
  const stopped = await stoppedPage();
  const { page, screen } = stopped;
  // Taken away, the route would let the held call go on.
  let isSilent = true;
  await page.route(statusCalls, (route) => (isSilent ? undefined : route.continue()));
  await stopped.comeBack(order.id);
  // Its ten seconds begin with the call, which a busy machine makes a little later.
  await stopped.expectCallsMade(1, 1);
  await page.clock.runFor(9_800);
  expect(screen.ended).toBe(0);
  isSilent = false;
  await page.clock.runFor(200);
  await expect.poll(() => screen.ended).toBe(1);
  await settled(page);
  await stopped.expectCalls(1, 1);
  await screen.shows(titles.success);
});

test("a service that asks to wait is left alone for as long", async () => {
  const [buyer, order] = await placedOrder();
  await buyer.notify(order, codes.success);
  const stopped = await stoppedPage();
  const { page, screen } = stopped;
  await page.route(statusCalls, (route) =>
    route.fulfill({
      status: 429,
      headers: { "Retry-After": "60" },
      json: { message: "There were too many requests.", code: "too_many_requests" },
    }),
  );
  await stopped.comeBack(order.id);
  await stopped.expectCalls(1, 1);
  await screen.dialog.getByText("The service is busy. The check goes on in about a minute.").waitFor();
  expect(await screen.dialog.getByText("This takes a few seconds.").count()).toBe(0);
  await page.unroute(statusCalls);
  await stopped.expectCalls(59_900, 0);
  await stopped.expectCalls(100, 1);
  await screen.shows(titles.success);
});

test.each<[string, (stopped: StoppedPage) => Promise<unknown>]>([
  ["closing the dialog", ({ screen }) => screen.close.click()],
  ["leaving the screen", ({ page }) => page.goBack()],
])("%s ends the questions", async (_name, leave) => {
  const [, order] = await placedOrder();
  const stopped = await stoppedPage();
  await stopped.comeBack(order.id);
  await stopped.expectCalls(1, 1);
  await leave(stopped);
  await stopped.screen.dialog.waitFor({ state: "detached" });
  await stopped.expectCalls(60_000, 0);
});
