// What a purchase leaves behind on the screen of the packages: the order that is not final, the question before another
// purchase, the list of orders, and why days are gone. Each state is made in the payment sandbox.
// @module-tag deep

import type { BrowserContext, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { faults, faultsAtBothSizes } from "#support/browser/faults.ts";
import { named } from "#support/browser/named.ts";
import { ReturnScreen, titles } from "./return-screen.ts";
import { openAsBuyer, type UpgradeScreen } from "./screen.ts";

const open = useBrowser();
const site = inject("url");

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A new buyer at the sandbox's checkout, with the order that the page has placed. */
async function atCheckout(options: OpenOptions = {}, name = "Semester") {
  const opened = await openAsBuyer(open, options);
  await opened.screen.buy(name);
  const orderId = await orderAtCheckout(opened.page);
  return { ...opened, orderId, back: new ReturnScreen(opened.page, site) };
}

async function orderAtCheckout(page: Page): Promise<string> {
  const id = page.getByText(/^OID\w{14}$/);
  await id.waitFor();
  return (await id.textContent()) ?? "";
}

const pending = ({ page }: UpgradeScreen, id: string) =>
  page
    .getByRole("region", { name: "Current Package" })
    .getByText(new RegExp(`^Order ${id} is (still )?pending\\. Once it is paid, this page will say so\\.$`));
const question = (page: Page, name = "An order is pending") => page.getByRole("dialog", { name });

/** As a visitor who comes back from another window. */
const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));

async function chargeBack(context: BrowserContext, orderId: string): Promise<void> {
  const staff = await context.newPage();
  await staff.goto(inject("payments"));
  await staff.getByRole("row", { name: orderId }).getByRole("button", { name: "Charge back" }).click();
  await staff.waitForLoadState("networkidle");
  await staff.close();
}

test("a purchase that is left in mid-payment is told of, asked about, and ends by itself once it is paid", async () => {
  const { page, context, screen, orderId, errors } = await atCheckout({ size: "phone" });
  await page.goBack();
  await pending(screen, orderId).waitFor();
  expect(await faultsAtBothSizes(page)).toEqual([]);
  await press(page, "Check again");
  await page.getByText(`Order ${orderId} is still pending. `).waitFor();
  const again = page.getByRole("button", { name: "Check again", exact: true });
  await expect.poll(() => again.getAttribute("aria-busy")).toBe("false");

  await screen.buyNow("Monthly").click();
  await question(page)
    .getByText(/^You went to pay for Semester on .+another purchase is charged again\.$/)
    .waitFor();
  await question(page).getByText(`Order ${orderId}`, { exact: true }).waitFor();
  expect(await faultsAtBothSizes(page)).toEqual([]);
  expect(await screen.account.focused()).toBe("Not Now");
  await press(page, "Not Now");
  await question(page).waitFor({ state: "detached" });

  await page.reload();
  await pending(screen, orderId).waitFor();
  const other = await context.newPage();
  await other.goto(`${site}/pay/checkout?order_id=${orderId}`);
  await press(other, "Pay");
  await new ReturnScreen(other, site).shows(titles.success);
  await other.close();
  await look(page);
  // Another tab was told of the end, and this one follows.
  await page.getByText("PREMIUM", { exact: true }).waitFor();
  await pending(screen, orderId).waitFor({ state: "detached" });
  await screen.buyNow("Monthly").click();
  await orderAtCheckout(page);
  expect(errors).toEqual([]);
});

const unpaid = ({ page }: UpgradeScreen, id: string) =>
  page
    .getByRole("region", { name: "Current Package" })
    .getByText(`No payment for order ${id} so far. If you paid, this page will say so.`, {
      exact: true,
    });

test("a declined payment may be made after all: the order is told of, and asked about before another purchase, until it is paid", async () => {
  const { page, context, screen, orderId, back, errors } = await atCheckout({ size: "phone" });
  await press(page, "Decline");
  await back.shows(titles.notFound);
  const says = back.dialog.locator("[aria-live=polite]");
  await says
    .getByText("No payment has reached us so far. If you paid, this page will say so.", { exact: true })
    .waitFor();
  expect(await says.innerText()).not.toMatch(/charged|declined/);
  expect(await faultsAtBothSizes(page)).toEqual([]);
  await named("Try again leads to the packages, where the order is told of", async () => {
    await back.dialog.getByRole("button", { name: "Try again" }).click();
    await back.dialog.waitFor({ state: "detached" });
    await expect
      .poll(() => screen.packages.evaluate((packages) => packages === document.activeElement))
      .toBe(true);
    await unpaid(screen, orderId).waitFor();
    await page.reload();
    await unpaid(screen, orderId).waitFor();
    expect(await faultsAtBothSizes(page)).toEqual([]);
  });
  await named("Buy Now asks, and the answer follows the service", async () => {
    await screen.buyNow("Monthly").click();
    const asked = question(page, "No payment so far");
    await asked
      .getByText(
        /^You went to pay for Semester on .+no payment has reached us so far\. If you have paid, wait: another purchase is charged again\. If not, go on\.$/,
      )
      .waitFor();
    expect(await faultsAtBothSizes(page)).toEqual([]);
    const other = await context.newPage();
    await other.goto(`${site}/pay/checkout?order_id=${orderId}`);
    await press(other, "Pay");
    await new ReturnScreen(other, site).shows(titles.success);
    await other.close();
    await look(page);
    await question(page, "The order is paid")
      .getByText(/the payment has arrived\./)
      .waitFor();
    await press(page, "Not Now");
  });
  await page.getByText("PREMIUM", { exact: true }).waitFor();
  const paid = page.getByText(`Order ${orderId} is paid.`, { exact: true });
  await paid.waitFor();
  await named("a charge back takes that sentence, too", async () => {
    await chargeBack(context, orderId);
    await look(page);
    await page.getByText(new RegExp(`^The payment of order ${orderId} was charged back`)).waitFor();
    expect(await paid.count()).toBe(0);
  });
  await screen.buyNow("Monthly").click();
  await orderAtCheckout(page);
  expect(errors).toEqual([]);
});

test("an account that is deleted takes the days of an open payment along: it says so before, and no success afterwards", async () => {
  const { page, screen, orderId, password } = await atCheckout();
  await page.goBack();
  await pending(screen, orderId).waitFor();
  await press(page, "Delete account");
  const dialog = page.getByRole("dialog", { name: "Delete account" });
  await dialog
    .getByText(`A payment for order ${orderId} may still come. Its days would be lost.`, { exact: true })
    .waitFor();
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Delete account", exact: true }).click();
  await page.getByText("Account deleted", { exact: true }).waitFor();
  await page.goto(`${site}/pay/checkout?order_id=${orderId}`);
  await press(page, "Pay");
  await new ReturnScreen(page, site).shows(titles.invalid);
});

test("the orders are listed with what became of each, and a charge back is told with its reason", async () => {
  const { page, context, screen, orderId: declined, back } = await atCheckout({ size: "phone" }, "Monthly");
  await press(page, "Decline");
  await back.shows(titles.notFound);
  await back.close.click();
  await screen.buyBeside("Semester");
  const orderId = await orderAtCheckout(page);
  expect(orderId).not.toBe(declined);

  await press(page, "Pay");
  await back.shows(titles.success);
  await back.close.click();
  await page.getByText("PREMIUM", { exact: true }).waitFor();
  await press(page, "Orders");
  const list = page.getByRole("list", { name: "Orders" });
  await list.getByText("Semester, 15.00 USD", { exact: true }).waitFor();
  await list.getByText("paid", { exact: true }).waitFor();
  await list.getByText(`Order ${orderId}`, { exact: true }).waitFor();
  await list.getByText("Monthly, 4.00 USD", { exact: true }).waitFor();
  await list.getByText(`Order ${declined}`, { exact: true }).waitFor();
  await list.getByText("declined, no payment so far", { exact: true }).waitFor();
  await expect.poll(() => list.getByRole("button", { name: "Copy order id" }).count()).toBe(2);
  expect(await faultsAtBothSizes(page)).toEqual([]);
  // No end after one that runs.
  const ends = await screen
    .card("Monthly")
    .getByText(/^One payment\. It does not renew\. Ends on/)
    .textContent();
  expect(ends).toContain(
    new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(Date.now() + 210 * 86_400_000 - 1),
  );

  await chargeBack(context, orderId);
  await look(page);
  await page.getByText("FREE", { exact: true }).waitFor();
  await page
    .getByText(
      new RegExp(
        `^The payment of order ${orderId} was charged back or refunded on .+, so its days were taken\\.$`,
      ),
    )
    .waitFor();
  await list.getByText("charged back or refunded", { exact: true }).waitFor();
  expect(await faultsAtBothSizes(page)).toEqual([]);
});

test("whoever cancels is asked nothing before the next purchase, and is told of a payment that comes all the same", async () => {
  const { page, context, screen, orderId, back } = await atCheckout();
  await press(page, "Cancel");
  await back.shows(titles.canceled);
  await back.close.click();
  await screen.buyNow("Monthly").click();
  const second = await orderAtCheckout(page);
  expect(second).not.toBe(orderId);
  await press(page, "Cancel");
  await back.close.click();
  await page.getByText("FREE", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Check again" }).count()).toBe(0);
  const other = await context.newPage();
  await other.goto(`${site}/pay/checkout?order_id=${second}`);
  await press(other, "Pay");
  await other.waitForURL(/t=r/);
  await other.close();
  await look(page);
  await page.getByText("PREMIUM", { exact: true }).waitFor();
});

test("nobody else at this browser sees a pending order", async () => {
  const { page, screen, orderId } = await atCheckout();
  await page.goBack();
  await pending(screen, orderId).waitFor();
  await screen.account.signOut();
  await pending(screen, orderId).waitFor({ state: "detached" });
  await screen.account.signIn("free@example.com", "demo-1234");
  await page.getByText("FREE", { exact: true }).waitFor();
  expect(await pending(screen, orderId).count()).toBe(0);
});

test("another purchase beside a pending one goes on once it is confirmed", async () => {
  const { page, screen, orderId } = await atCheckout();
  await page.goBack();
  await pending(screen, orderId).waitFor();
  await screen.buyNow("Monthly").click();
  await question(page).getByRole("button", { name: "Buy anyway" }).click();
  expect(await orderAtCheckout(page)).not.toBe(orderId);
});

test("the screen asks for the package whenever the visitor comes back; a list of orders that cannot be had says so", async () => {
  const { page } = await openAsBuyer(open);
  await page.getByText("FREE", { exact: true }).waitFor();
  await named("the package", async () => {
    let answered = 0;
    page.on("response", (response) => {
      if (response.url().endsWith("/api/signed/package") && response.ok()) answered += 1;
    });
    for (const times of [1, 2]) {
      // While a question is on its way, another visit asks no second one.
      await expect
        .poll(async () => {
          await look(page);
          return answered;
        })
        .toBeGreaterThanOrEqual(times);
    }
    // What is known stands meanwhile.
    expect(await page.getByText("FREE", { exact: true }).count()).toBe(1);
  });
  await named("a list of orders that cannot be had comes with the next try", async () => {
    const path = "**/api/signed/orders";
    await page.route(path, (route) => route.abort());
    await press(page, "Orders");
    await page.getByText(/^The service could not be reached/).waitFor();
    await page.unroute(path);
    await press(page, "Try again");
    await page.getByText("You have placed no orders.", { exact: true }).waitFor();
  });
});

test("details and overlay name package, price and provider, and that it is one payment", async () => {
  const { page, screen } = await openAsBuyer(open, { size: "phone" });
  await screen.buyNow("Semester").click();
  const dialog = screen.detailsDialog;
  await dialog.getByText("Semester, 15.00 USD", { exact: true }).waitFor();
  await dialog.getByText(/^One payment\. It does not renew\. Ends on .+\d\.$/).waitFor();
  await dialog.getByText("You pay at PayHere; your card number stays there.", { exact: true }).waitFor();
  expect(await faults(page)).toEqual([]);
  // The name of a country is seen whole.
  await screen.fillDetails({ Country: "Bosnia and Herzegovina" });
  const country = dialog.getByLabel("Country", { exact: true });
  expect(await country.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
  await page.route("**/api/signed/hash", () => undefined);
  await screen.submitDetails();
  await screen.overlay.getByText(/^One payment\. It does not renew\. Ends on .+\d\.$/).waitFor();
  expect(await faults(page)).toEqual([]);
});

test("what Premium adds stands before the prices", async () => {
  for (const size of sizeNames) {
    const { page } = await open({ size, path: "/upgrade" });
    const topOf = async (name: string) =>
      (await page.getByRole("region", { name, exact: true }).boundingBox())?.y ?? Number.NaN;
    await page.getByRole("button", { name: "Buy Now" }).first().waitFor();
    expect(await topOf("What Premium adds"), size).toBeLessThan(await topOf("Packages"));
  }
});
