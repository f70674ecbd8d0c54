// Buy Now up to the payment provider's page: whoever presses it gets there, once, with what they gave; through the
// sandbox where nothing else is said.
// @module-tag deep

import { expect, inject, test } from "vitest";
import { pressAndClose } from "#support/browser/account-screen.ts";
import { useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { faultsAtBothSizes } from "#support/browser/faults.ts";
import { IdentityAdmin } from "#support/browser/identity-admin.ts";
import { named } from "#support/browser/named.ts";
import { buyer, catchForms, openAsBuyer, providerHasCome, UpgradeScreen } from "./screen.ts";
import { scriptOf } from "#support/browser/built-file.ts";

const open = useBrowser();
const admin = new IdentityAdmin(inject("url"));
const sandboxPath = /\/pay\/checkout\?order_id=OID[0-9A-Z]{5}\d{9}$/;

async function openUpgrade(options: OpenOptions = {}) {
  const opened = await open({ path: "/upgrade", ...options });
  const screen = new UpgradeScreen(opened.page);
  await screen.buyNow("Monthly").waitFor();
  return { ...opened, screen };
}

test("who is signed out signs in, gives their details, and pays", async () => {
  const { email, password } = await admin.add({ isVerified: true });
  const { page, screen, errors } = await openUpgrade({ size: "phone" });
  await screen.buyNow("Semester").click();
  await screen.signInOver(email, password);
  await screen.detailsDialog.waitFor();
  expect(await faultsAtBothSizes(page)).toEqual([]);
  await screen.submitDetails();
  expect(await screen.account.focused()).toBe("First name");
  await screen.detailsDialog.getByText("Enter your country.", { exact: true }).waitFor();
  expect(await faultsAtBothSizes(page)).toEqual([]);
  await screen.fillDetails();
  await screen.submitDetails();
  await page.waitForURL(sandboxPath);
  const shown = page.getByRole("region", { name: "Order" });
  expect(await shown.innerText()).toMatch(/15\.00 USD[\s\S]*Semester[\s\S]*Ada King/);
  expect(await shown.innerText()).toContain(email);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("dialog", { name: "Your purchase was successful!" }).waitFor();
  expect(errors).toEqual([]);
});

test("who is not verified is asked to verify, and goes on once that is done", async () => {
  const { email, password } = await admin.add();
  const { page, context, screen } = await openUpgrade({ size: "phone" });
  await screen.buyNow("Monthly").click();
  await screen.signInOver(email, password);
  await screen.verifyDialog.getByText(new RegExp(`link at ${email}`)).waitFor();
  expect(await faultsAtBothSizes(page)).toEqual([]);
  await screen.verifyDialog.getByRole("button", { name: "Send Email" }).click();
  await screen.verifyDialog.getByText("Email sent to your inbox", { exact: true }).waitFor();
  await screen.verifyDialog.getByRole("button", { name: "Check again" }).click();
  await screen.verifyDialog.getByText(/^The e-mail is not verified yet/).waitFor();
  expect(await faultsAtBothSizes(page)).toEqual([]);
  const mail = await context.newPage();
  await mail.goto(await admin.linkIn(email, "VERIFY_EMAIL"));
  await mail.close();
  await screen.verifyDialog.getByRole("button", { name: "Check again" }).click();
  await screen.detailsDialog.waitFor();
  await screen.fillDetails();
  await screen.submitDetails();
  await page.waitForURL(sandboxPath);
});

test("who signs in with Google goes on with the purchase", async () => {
  const { page, screen } = await openUpgrade();
  await screen.buyNow("Yearly").click();
  const [accounts] = await Promise.all([page.waitForEvent("popup"), screen.account.googleButton.click()]);
  await pressAndClose(accounts.getByRole("button", { name: /google@example\.com/ }));
  await screen.detailsDialog.waitFor();
  // The account's name fills two of the fields.
  expect(await screen.detailsDialog.getByLabel("First name").inputValue()).not.toBe("");
  await screen.fillDetails();
  await screen.submitDetails();
  await page.waitForURL(sandboxPath);
  expect(await page.getByRole("region", { name: "Order" }).innerText()).toContain("25.20");
});

test("a declined payment can be paid by another order, with the details that are kept", async () => {
  const { page, screen } = await openAsBuyer(open);
  await screen.buy("Monthly");
  await page.waitForURL(sandboxPath);
  const first = page.url();
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("dialog", { name: "Your purchse did not compleated !" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await screen.buyBeside("Monthly");
  await page.waitForURL(sandboxPath);
  expect(page.url()).not.toBe(first);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog", { name: "Your purchase was canceled." }).waitFor();
});

test("a mail that was not sent is told in the dialog; coming back by opening the mail's link goes on without a press", async () => {
  const { email, password } = await admin.add();
  const { page, context, screen } = await openUpgrade();
  await screen.buyNow("Monthly").click();
  await screen.signInOver(email, password);
  const send = screen.verifyDialog.getByRole("button", { name: "Send Email" });
  await send.waitFor();
  await page.route("**/accounts:sendOobCode**", (route) => route.abort());
  await send.click();
  await screen.verifyDialog.getByText("Email sent error", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await screen.verifyDialog.waitFor({ state: "detached" });
  await expect
    .poll(() => screen.buyNow("Monthly").evaluate((button) => button === document.activeElement))
    .toBe(true);
  await page.unroute("**/accounts:sendOobCode**");
  await screen.buyNow("Monthly").click();
  await send.click();
  await screen.verifyDialog.getByText("Email sent to your inbox", { exact: true }).waitFor();
  const mail = await context.newPage();
  await mail.goto(await admin.linkIn(email, "VERIFY_EMAIL"));
  await mail.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await screen.detailsDialog.waitFor();
});

test("closing the sign-in dialog ends the purchase, also for a later sign-in: the next press buys its own package", async () => {
  const { email, password } = await admin.add({ isVerified: true });
  const { page, screen } = await openUpgrade();
  const forms = await catchForms(page);
  await screen.buyNow("Monthly").click();
  await screen.account.title("Sign in").waitFor();
  await page.keyboard.press("Escape");
  await screen.account.dialog.waitFor({ state: "detached" });
  await expect
    .poll(() => screen.buyNow("Monthly").evaluate((button) => button === document.activeElement))
    .toBe(true);
  await screen.account.signIn(email, password);
  await screen.buy("Semester");
  await providerHasCome(page);
  expect(forms.map((form) => form.get("items"))).toEqual(["Semester"]);
});

test("the form has the specification's fields, with what the buyer gave and the Worker's hash", async () => {
  const { page, screen, email } = await openAsBuyer(open);
  const forms = await catchForms(page);
  const hashed = page.waitForResponse("**/api/signed/hash");
  await screen.buy("Semester");
  await providerHasCome(page);
  const asked = (await hashed).request().postDataJSON() as { readonly orderId: string };
  const { origin } = new URL(inject("url"));
  expect(forms).toHaveLength(1);
  expect([...(forms[0] ?? [])]).toEqual([
    ["merchant_id", expect.stringMatching(/^\d+$/)],
    ["return_url", `${origin}/#/upgrade?t=r`],
    ["cancel_url", `${origin}/#/upgrade?t=c`],
    ["notify_url", `${origin}/api/free/upgrade/notify`],
    ["order_id", asked.orderId],
    ["items", "Semester"],
    ["custom_1", email],
    ["custom_2", "semester"],
    ["currency", "USD"],
    ["amount", "15.00"],
    ["first_name", buyer["First name"]],
    ["last_name", buyer["Last name"]],
    ["email", email],
    ["phone", buyer.Phone],
    ["address", buyer.Address],
    ["city", buyer.City],
    ["country", buyer.Country],
    ["hash", expect.stringMatching(/^[0-9A-F]{32}$/)],
  ]);
});

test("pressing twice makes one order", async () => {
  const { page, screen } = await openAsBuyer(open);
  const forms = await catchForms(page);
  let hashes = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/signed/hash")) hashes += 1;
  });
  await screen.buyNow("Monthly").click();
  await screen.fillDetails();
  await screen.remember.click();
  await screen.detailsDialog.locator("form").evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await providerHasCome(page);
  await page.goBack();
  await screen.buyNow("Monthly").waitFor();
  await screen.changeDetails.waitFor();
  await screen.buyNow("Monthly").evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  const another = page.getByRole("button", { name: "Buy anyway" });
  await another.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await providerHasCome(page);
  expect(hashes).toBe(2);
  expect(forms).toHaveLength(2);
});

test("the button waits while it is not yet known who is signed in; a sign-in library that cannot be fetched is told", async () => {
  const { page, context, screen } = await openAsBuyer(open);
  await named("the button waits, and then goes on", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(scriptOf("src/account/identity.ts"), async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    const button = screen.buyNow("Monthly");
    await button.click();
    expect(await button.getAttribute("aria-busy")).toBe("true");
    expect(await page.getByRole("dialog").count()).toBe(0);
    release();
    await screen.detailsDialog.waitFor();
    expect(await button.getAttribute("aria-busy")).toBe("false");
    await page.unrouteAll();
  });
  await named("a library that cannot be fetched can be tried again", async () => {
    const broken = (url: URL) => /\/assets\/(?:identity|firebase)-/.test(url.pathname);
    await context.route(broken, (route) => route.abort("internetdisconnected"));
    await page.reload();
    await screen.buyNow("Monthly").click();
    await screen.failedDialog.getByText(/^The service could not be reached/).waitFor();
    await context.unroute(broken);
    await screen.failedDialog.getByRole("button", { name: "Try again" }).click();
    await screen.detailsDialog.waitFor();
  });
});

test("by the keyboard alone one gets to the payment page, and back to the button by Esc", async () => {
  const { page, screen } = await openAsBuyer(open);
  await screen.buyNow("Monthly").focus();
  await page.keyboard.press("Enter");
  await screen.detailsDialog.waitFor();
  await page.keyboard.press("Escape");
  await screen.detailsDialog.waitFor({ state: "detached" });
  await expect
    .poll(() => screen.buyNow("Monthly").evaluate((button) => button === document.activeElement))
    .toBe(true);
  await page.keyboard.press("Enter");
  await screen.detailsDialog.waitFor();
  for (const text of Object.values(buyer)) {
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect.poll(() => screen.remember.evaluate((toggle) => toggle === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(sandboxPath);
  expect(await page.getByRole("region", { name: "Order" }).innerText()).toContain(buyer.Address);
});
