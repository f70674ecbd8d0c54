// The order that Buy Now places: an id of its own, and a price that is the recorded one or is not posted.
// @module-tag deep

import type { Page, Request } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { named } from "#support/browser/named.ts";
import { listPackages, openBeforeOrder, providerHasCome, refuse, type ListedPackage } from "./screen.ts";

const open = useBrowser();
const hashPath = "**/api/signed/hash";

function orderIdOf(request: Request): string {
  return (request.postDataJSON() as { readonly orderId: string }).orderId;
}

test("an order id that is taken is replaced by one of a later second, three tries in all", async () => {
  const { page, screen, forms } = await openBeforeOrder(open);
  const ids: string[] = [];
  let isTaken = (_tries: number) => true;
  await page.route(hashPath, (route) => {
    ids.push(orderIdOf(route.request()));
    return isTaken(ids.length) ? refuse(409, "order_conflict")(route) : route.continue();
  });
  await screen.submitDetails();
  await screen.failedDialog.getByText(/^There was another order/).waitFor();
  expect(new Set(ids).size).toBe(3);
  expect(ids.map((id) => id.slice(0, 8))).toEqual(Array(3).fill(ids[0]?.slice(0, 8)));
  isTaken = (tries) => tries < 6;
  await screen.failedDialog.getByRole("button", { name: "Try again" }).click();
  await providerHasCome(page);
  expect(ids).toHaveLength(6);
  expect(forms[0]?.get("order_id")).toBe(ids[5]);
});

test("another's order of the same second is told apart by the service", async () => {
  const { page, screen, forms } = await openBeforeOrder(open);
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
  await providerHasCome(page);
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
    const { page, screen, forms } = await openBeforeOrder(open);
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
    await providerHasCome(page);
    expect(forms[0]?.get("amount")).toBe("18.00");
  });

  test("to nothing ends the purchase, with a sentence", async () => {
    const { page, screen, forms } = await openBeforeOrder(open);
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

test("where packages or merchant cannot be asked for after the hash, nothing is posted", async () => {
  const { page, screen, forms } = await openBeforeOrder(open);
  let down = "";
  const asked: string[] = [];
  await page.route(/\/api\/free\/upgrade\/(?:packages|merchant)$/, (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    asked.push(name);
    return name === down ? route.abort() : route.continue();
  });
  const again = screen.failedDialog.getByRole("button", { name: "Try again" });
  let goOn = () => screen.submitDetails();
  for (const name of ["packages", "merchant"])
    await named(name, async () => {
      down = name;
      asked.length = 0;
      await goOn();
      await expect.poll(() => asked).toContain(name);
      await screen.overlay.waitFor({ state: "detached" });
      await screen.failedDialog.getByText(/^The service could not be reached/).waitFor();
      expect(forms).toEqual([]);
      goOn = () => again.click();
    });
  down = "";
  await goOn();
  await providerHasCome(page);
});
