// The payment sandbox's pages in a browser: a person pays, charges back and sends again there, at any width, and the
// pages' own policy lets the forms through.
// @module-tag deep

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
afterEach(() => Promise.all([sandbox?.stop(), receiver?.stop()]));

const codes = () => receiver.heard.map((form) => form.get("status_code"));
/** Another origin than the sandbox's, as the app's is. */
const appSite = () => sandbox.server.url.replace("127.0.0.1", "localhost");
const orderId = "OIDAB3K9154000000";
const longName = "Adriana-Wilhelmina".repeat(4);

const form = (order: string) =>
  fieldsOf({
    order_id: order,
    return_url: `${appSite()}/#/upgrade?t=r`,
    cancel_url: `${appSite()}/#/upgrade?t=c`,
    notify_url: receiver.address,
    first_name: longName,
  });

async function openCheckout(size: Size = "desktop") {
  const opened = await open({ size, site: sandbox.server.url });
  await goToCheckout(opened.page, orderId);
  return opened;
}

/** Of an order that is placed for it. */
async function goToCheckout(page: Page, order: string): Promise<void> {
  await checkout(sandbox, form(order));
  await page.goto(`${sandbox.server.url}/pay/checkout?order_id=${order}`);
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeFaults(page), `${page.url()}, ${colorScheme}`).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("each button tells the app's service what it is to and leads back to the app", async () => {
  const buttons: readonly (readonly [button: string, told: readonly string[], back: string])[] = [
    ["Pay", ["2"], "r"],
    ["Decline", ["-2"], "r"],
    ["Cancel", ["-1"], "c"],
    ["Pay and notify in 10 s", [], "r"],
    ["Pay and notify twice", ["2", "2"], "r"],
    ["Pay without notify", [], "r"],
  ];
  const { page, errors } = await open({ site: sandbox.server.url });
  for (const [at, [button, told, back]] of buttons.entries()) {
    const order = `OIDAB3K915400000${at}`;
    const heard = codes().length;
    await goToCheckout(page, order);
    await press(page, button);
    await page.waitForURL(`${appSite()}/#/upgrade?t=${back}${back === "r" ? `&order_id=${order}` : ""}`);
    expect.soft(codes().slice(heard), button).toEqual(told);
  }
  expect(errors).toEqual([]);
});

test("the order's id goes into the page's query where that is chosen", async () => {
  const { page } = await openCheckout();
  const group = page.getByRole("group", { name: "Where order_id is appended" });
  expect(await group.getByRole("radio", { name: "After #" }).isChecked()).toBe(true);
  await group.getByRole("radio", { name: "In the page's query" }).check();
  await press(page, "Pay");
  await page.waitForURL(`${appSite()}/?order_id=${orderId}#/upgrade?t=r`);
});

test("Back after paying shows that the order is paid", async () => {
  const { page } = await openCheckout();
  await press(page, "Pay");
  await page.waitForURL(`${appSite()}/**`);
  await page.goBack();
  await page.getByRole("status").filter({ hasText: "This order is paid." }).waitFor();
  await page.getByRole("link", { name: "Back to the app" }).click();
  await page.waitForURL(`${appSite()}/#/upgrade?t=r&order_id=${orderId}`);
  expect(codes()).toEqual(["2"]);
});

describe.each(sizeNames)("on a %s", (size) => {
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
    expect(await row.getByRole("button", { name: "Refund", exact: true }).isDisabled()).toBe(true);
    expect(errors).toEqual([]);
  });

  test("axe finds no fault and nothing scrolls sideways, light and dark", async () => {
    const { page, errors } = await openCheckout(size);
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
  });
});
