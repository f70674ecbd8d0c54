// The payment sandbox's pages in a browser: a person pays, charges back and sends again there, at any width, and the
// pages' own policy lets the forms through.

import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  checkout,
  fieldsOf,
  startReceiver,
  startSandbox,
  type Receiver,
  type Sandbox,
} from "../payment/local.ts";
import { sizeNames, useBrowser, type Size } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";

const open = useBrowser();

let sandbox: Sandbox;
let receiver: Receiver;
beforeEach(async () => {
  sandbox = await startSandbox();
  receiver = await startReceiver();
});
afterEach(() => Promise.all([sandbox.stop(), receiver.stop()]));

const codes = () => receiver.heard.map((form) => form.get("status_code"));
/** Another origin than the sandbox's, as the app's is. */
const appSite = () => sandbox.server.url.replace("127.0.0.1", "localhost");
const orderId = "OIDAB3K9154000000";
const longName = "Adriana-Wilhelmina".repeat(4);

async function openCheckout(size: Size, colorScheme: "light" | "dark" = "light") {
  await checkout(
    sandbox,
    fieldsOf({
      order_id: orderId,
      return_url: `${appSite()}/#/upgrade?t=r`,
      cancel_url: `${appSite()}/#/upgrade?t=c`,
      notify_url: receiver.address,
      first_name: longName,
    }),
  );
  const opened = await open({ size, colorScheme, site: sandbox.server.url });
  await opened.page.goto(`${sandbox.server.url}/pay/checkout?order_id=${orderId}`);
  return opened;
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

describe.each(sizeNames)("on a %s", (size) => {
  test.each<readonly [button: string, told: readonly string[], hash: string]>([
    ["Pay", ["2"], `#/upgrade?t=r&order_id=${orderId}`],
    ["Decline", ["-2"], `#/upgrade?t=r&order_id=${orderId}`],
    ["Cancel", ["-1"], "#/upgrade?t=c"],
    ["Pay and notify in 10 s", [], `#/upgrade?t=r&order_id=${orderId}`],
    ["Pay and notify twice", ["2", "2"], `#/upgrade?t=r&order_id=${orderId}`],
    ["Pay without notify", [], `#/upgrade?t=r&order_id=${orderId}`],
  ])("%s tells %j and leads back to the app", async (button, told, hash) => {
    const { page, errors } = await openCheckout(size);
    await press(page, button);
    await page.waitForURL(`${appSite()}/${hash}`);
    expect(codes()).toEqual(told);
    expect(errors).toEqual([]);
  });

  test("the order's id goes into the page's query where that is chosen", async () => {
    const { page } = await openCheckout(size);
    const group = page.getByRole("group", { name: "Where order_id is appended" });
    expect(await group.getByRole("radio", { name: "After #" }).isChecked()).toBe(true);
    await group.getByRole("radio", { name: "In the page's query" }).check();
    await press(page, "Pay");
    await page.waitForURL(`${appSite()}/?order_id=${orderId}#/upgrade?t=r`);
  });

  test("Back after paying shows that the order is paid", async () => {
    const { page } = await openCheckout(size);
    await press(page, "Pay");
    await page.waitForURL(`${appSite()}/**`);
    await page.goBack();
    await page.getByRole("status").filter({ hasText: "This order is paid." }).waitFor();
    await page.getByRole("link", { name: "Back to the app" }).click();
    await page.waitForURL(`${appSite()}/#/upgrade?t=r&order_id=${orderId}`);
    expect(codes()).toEqual(["2"]);
  });

  test("the list sends again and charges back, each order in a row of its name", async () => {
    const { page, errors } = await openCheckout(size);
    await press(page, "Pay without notify");
    await page.waitForURL(`${appSite()}/**`);
    await page.goto(`${sandbox.server.url}/`);
    const row = page.getByRole("row", { name: orderId, exact: true });
    await row.getByRole("button", { name: "Send again" }).click();
    await row.getByText("Code 2, HTTP 200").waitFor();
    await row.getByRole("button", { name: "Charge back" }).click();
    await row.getByText("Charged back").waitFor();
    expect(codes()).toEqual(["2", "-3"]);
    expect(await row.getByRole("button", { name: "Refund" }).isDisabled()).toBe(true);
    expect(errors).toEqual([]);
  });

  test.each(["light", "dark"] as const)(
    "axe finds no fault and nothing scrolls sideways, %s",
    async (colorScheme) => {
      const { page, errors } = await openCheckout(size, colorScheme);
      await page.getByText(longName).waitFor();
      await expectAccessible(page);
      await press(page, "Pay");
      await page.waitForURL(`${appSite()}/**`);
      await page.goto(`${sandbox.server.url}/pay/checkout?order_id=${orderId}`);
      await expectAccessible(page);
      await page.goto(`${sandbox.server.url}/`);
      await page.getByRole("row", { name: orderId, exact: true }).waitFor();
      await expectAccessible(page);
      expect(errors).toEqual([]);
      // Chromium writes the 400 into the console.
      await page.setContent(
        `<form method="post" action="${sandbox.server.url}/pay/checkout"><button>Go</button></form>`,
      );
      await press(page, "Go");
      await page.getByRole("alert").waitFor();
      expect(await page.getByRole("listitem").count()).toBe(18);
      await expectAccessible(page);
    },
  );
});
