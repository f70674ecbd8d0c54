// Purchases that come to nothing before anything is paid: each failure's sentence and the way on, and nothing hangs.

import type { Page, Request, Route } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { sizeNames, useBrowser, type OpenOptions } from "./browser.ts";
import { faults } from "./faults.ts";
import { IdentityAdmin } from "./identity-admin.ts";
import {
  buyer,
  catchForms,
  listPackages,
  refuse,
  UpgradeScreen,
  type ListedPackage,
} from "./upgrade-screen.ts";

const open = useBrowser();
const admin = new IdentityAdmin(inject("url"));
const hashPath = "**/api/signed/hash";

/** A page on which a new user has signed in, whose details are known. */
async function openAsBuyer(options: OpenOptions = {}) {
  const { email, password, uid } = await admin.add({ isVerified: true });
  const opened = await open({ path: "/upgrade", ...options });
  const screen = new UpgradeScreen(opened.page);
  await screen.account.openDialog();
  await screen.signInOver(email, password);
  await screen.account.accountButton.waitFor();
  await screen.buyNow("Semester").click();
  await screen.detailsDialog.waitFor();
  await screen.fillDetails();
  const forms = await catchForms(opened.page);
  return { ...opened, screen, forms, email, password, uid };
}

function orderIdOf(request: Request): string {
  return (request.postDataJSON() as { readonly orderId: string }).orderId;
}

async function paidPage(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "The provider" }).waitFor();
}

const codes = [
  [401, "unauthenticated", /^The service does not accept your sign-in\. Sign out and sign in/, true],
  [403, "email_not_verified", /./, true],
  [404, "unknown_package", /^This package is no longer sold\. Choose another one\.$/, false],
  [409, "package_retired", /^This package is no longer sold\. Choose another one\.$/, false],
  [409, "order_conflict", /^Another order was placed at the same moment\. Wait a few seconds/, true],
  [422, "amount_too_small", /^This package costs nothing now/, false],
  [429, "too_many_requests", /^You placed many orders in a short time\. Wait a minute/, true],
  [500, "internal", /^The purchase could not be started\. Try again in a minute\.$/, true],
  [503, "unavailable", /./, true],
] as const;

test.each(codes)(
  "%d %s is told in a sentence, and the way on works",
  async (status, code, sentence, canTryAgain) => {
    const { page, screen, forms } = await openAsBuyer();
    await page.route(hashPath, refuse(status, code));
    await screen.submitDetails();
    await screen.failedDialog.getByText(sentence).first().waitFor();
    expect(await screen.overlay.count()).toBe(0);
    expect(forms).toEqual([]);
    const again = screen.failedDialog.getByRole("button", { name: "Try again" });
    expect(await again.count()).toBe(canTryAgain ? 1 : 0);
    await page.unroute(hashPath);
    if (canTryAgain) {
      await again.click();
    } else {
      await screen.failedDialog.getByRole("button", { name: "Close" }).last().click();
      await screen.buyNow("Semester").click();
    }
    await paidPage(page);
    expect(forms).toHaveLength(1);
  },
);

describe.each(sizeNames)("on a %s", (size) => {
  test.each(["light", "dark"] as const)(
    "overlay and failure can be read and pressed, %s",
    async (colorScheme) => {
      const { page, screen } = await openAsBuyer({ size, colorScheme });
      const held: Route[] = [];
      await page.route(hashPath, (route) => void held.push(route));
      await screen.submitDetails();
      await screen.overlay.getByText("Semester, 15.00 USD").waitFor();
      expect(await screen.overlay.getByRole("status").textContent()).toBe("Opening the payment page");
      await expect.poll(() => held.length).toBe(1);
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      expect(await screen.overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height });
      expect(await faults(page)).toEqual([]);
      await held[0]?.abort();
      await screen.failedDialog
        .getByRole("alert")
        .getByText(/^The service could not be reached/)
        .waitFor();
      expect(await screen.account.focused()).toBe("Try again");
      expect(await faults(page)).toEqual([]);
    },
  );
});

test("an order id that is taken is replaced by one of a later second, three tries in all", async () => {
  const { page, screen, forms } = await openAsBuyer();
  const ids: string[] = [];
  let isTaken = (_tries: number) => true;
  await page.route(hashPath, (route) => {
    ids.push(orderIdOf(route.request()));
    return isTaken(ids.length) ? refuse(409, "order_conflict")(route) : route.continue();
  });
  await screen.submitDetails();
  await screen.failedDialog.getByText(/^Another order/).waitFor();
  expect(new Set(ids).size).toBe(3);
  expect(ids.map((id) => id.slice(0, 8))).toEqual(Array(3).fill(ids[0]?.slice(0, 8)));
  isTaken = (tries) => tries < 6;
  await screen.failedDialog.getByRole("button", { name: "Try again" }).click();
  await paidPage(page);
  expect(ids).toHaveLength(6);
  expect(forms[0]?.get("order_id")).toBe(ids[5]);
});

test("another's order of the same second is told apart by the service", async () => {
  const { page, screen, forms } = await openAsBuyer();
  // The first try takes its id with another package: the same second and user, as from a second tab.
  let first: string | null = null;
  await page.route(hashPath, async (route) => {
    if (first === null) {
      first = orderIdOf(route.request());
      const body = JSON.stringify({ orderId: first, packageId: "monthly" });
      await route.fetch({ postData: body });
    }
    await route.continue();
  });
  await screen.submitDetails();
  await paidPage(page);
  expect(forms[0]?.get("order_id")).not.toBe(first);
  expect(forms[0]?.get("custom_2")).toBe("semester");
});

describe("a price that changed since it was shown", () => {
  /** The service's list with another price of one package. */
  async function changed(page: Page, price: string): Promise<void> {
    const response = await page.request.post(`${inject("url")}/api/free/upgrade/packages`);
    const packages = (await response.json()) as readonly ListedPackage[];
    await listPackages(
      page,
      packages.map((each) => (each.packageId === "semester" ? { ...each, price } : each)),
    );
  }

  test("is never posted: the new one is told and shown, and another try buys at it", async () => {
    const { page, screen, forms } = await openAsBuyer();
    await changed(page, "24.00");
    await screen.submitDetails();
    await screen.failedDialog
      .getByText("The price of Semester is now 18.00 USD. To buy it at this price, try again.", {
        exact: true,
      })
      .waitFor();
    expect(forms).toEqual([]);
    await screen.card("Semester").getByText("18.00", { exact: true }).waitFor();
    await screen.failedDialog.getByRole("button", { name: "Try again" }).click();
    await paidPage(page);
    expect(forms[0]?.get("amount")).toBe("18.00");
  });

  test("to nothing ends the purchase, with a sentence", async () => {
    const { page, screen, forms } = await openAsBuyer();
    await listPackages(page, []);
    await screen.submitDetails();
    await screen.failedDialog.getByText("This package is no longer sold. Choose another one.").waitFor();
    expect(await screen.failedDialog.getByRole("button", { name: "Try again" }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await screen.packages.getByText("There are no packages at the moment.", { exact: true }).waitFor();
    expect(forms).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("main");
  });
});

test.each(["packages", "merchant"])(
  "where the %s cannot be asked for after the hash, nothing is posted",
  async (name) => {
    const { page, screen, forms } = await openAsBuyer();
    const path = `**/api/free/upgrade/${name}`;
    await page.route(path, (route) => route.abort());
    await screen.submitDetails();
    await screen.failedDialog.getByText(/^The service could not be reached/).waitFor();
    expect(forms).toEqual([]);
    await page.unroute(path);
    await screen.failedDialog.getByRole("button", { name: "Try again" }).click();
    await paidPage(page);
  },
);

test("a clock that gives no order id is told", async () => {
  const { page, screen } = await openAsBuyer();
  await page.evaluate(() => (Date.now = () => Date.UTC(2020, 0, 1)));
  await screen.submitDetails();
  await screen.failedDialog
    .getByText("The clock of this device is wrong. Set its date and time, then try again.", { exact: true })
    .waitFor();
});

test.each(["Escape", "Cancel"])(
  "%s ends the wait for the hash, and a late answer posts nothing",
  async (way) => {
    const { page, screen, forms } = await openAsBuyer();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(hashPath, async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
    await screen.submitDetails();
    await screen.overlay.waitFor();
    if (way === "Escape") await page.keyboard.press("Escape");
    else await screen.overlay.getByRole("button", { name: "Cancel" }).click();
    await screen.overlay.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    release();
    await page.waitForTimeout(500);
    expect(forms).toEqual([]);
    await page.unroute(hashPath);
    await screen.buyNow("Semester").click();
    await paidPage(page);
    expect(forms).toHaveLength(1);
  },
);

test("Cancel also ends the wait for the payment page itself", async () => {
  const { page, screen } = await openAsBuyer();
  await page.unroute("**/pay/checkout");
  const held: Route[] = [];
  await page.route("**/pay/checkout", (route) => void held.push(route));
  await screen.submitDetails();
  await expect.poll(() => held.length).toBe(1);
  // Cancel has the focus; playwright's own press would wait for the page that does not come.
  await page.keyboard.press("Enter");
  await screen.overlay.waitFor({ state: "detached" });
  await held[0]?.continue().catch(() => undefined);
  await page.waitForTimeout(500);
  expect(page.url()).toMatch(/#\/upgrade$/);
  expect(await screen.buyNow("Semester").isVisible()).toBe(true);
});

test("without a network the failure is told, and the purchase goes on when it is back", async () => {
  const { page, context, screen } = await openAsBuyer();
  await screen.submitDetails();
  await paidPage(page);
  await page.goBack();
  await screen.changeDetails.waitFor();
  await context.setOffline(true);
  await screen.buyNow("Semester").click();
  await page
    .getByText(/could not be (?:reached|fetched)/)
    .first()
    .waitFor();
  await context.setOffline(false);
  await page
    .getByRole("button", { name: "Try again" })
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await paidPage(page);
});

test("leaving the screen during an order posts nothing", async () => {
  const { page, screen, forms } = await openAsBuyer();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(hashPath, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await screen.submitDetails();
  await screen.overlay.waitFor();
  await page.evaluate(() => (window.location.hash = "#/simplify"));
  await screen.overlay.waitFor({ state: "detached" });
  release();
  await page.waitForTimeout(500);
  expect(forms).toEqual([]);
  expect(page.url()).toContain("#/simplify");
});

test("whoever signs out in another tab ends the purchase in this one", async () => {
  const { page, context, screen } = await openAsBuyer();
  const second = await context.newPage();
  await second.goto(`${inject("url")}/#/upgrade`);
  await new UpgradeScreen(second).account.signOut();
  await screen.detailsDialog.waitFor({ state: "detached" });
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).waitFor();
});

test("what the buyer gave is in the dialog again after a failure", async () => {
  const { page, screen } = await openAsBuyer();
  await page.route(hashPath, (route) => route.abort());
  await screen.submitDetails();
  await screen.failedDialog.getByRole("button", { name: "Cancel" }).click();
  await screen.packages.getByText(`Payment details: Ada King, ${buyer.City}, ${buyer.Country}`).waitFor();
});
