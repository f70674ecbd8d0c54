// What the buyer gives for a payment: kept for them alone, to be changed, and gone when they sign out. And the browser's
// Back from the payment page.
// @module-tag deep

import { expect, inject, test } from "vitest";
import { launchWholeChromium, useBrowser } from "#support/browser/browser.ts";
import { everythingKept } from "#support/browser/everything-kept.ts";
import { faults } from "#support/browser/faults.ts";
import { IdentityAdmin } from "#support/browser/identity-admin.ts";
import { named } from "#support/browser/named.ts";
import { catchForms, openAsBuyer, openBeforeOrder, providerHasCome, UpgradeScreen } from "./screen.ts";
import { scriptOf } from "#support/browser/built-file.ts";

const open = useBrowser();
const admin = new IdentityAdmin(inject("url"));

const kept = (page: UpgradeScreen["page"]) => page.evaluate(() => localStorage.getItem("paymentDetails"));

test("they are asked for once, then kept for the user, and can be changed without buying", async () => {
  const { page, screen, uid } = await openAsBuyer(open);
  const forms = await catchForms(page);
  await screen.buy("Monthly");
  await providerHasCome(page);
  await page.goBack();
  await screen.packages.getByText("Payment details: Ada King, London, United Kingdom").waitFor();
  await named("after Back from the payment page there is no overlay, and one can buy again", async () => {
    await screen.buyNow("Monthly").waitFor();
    expect(await screen.overlay.count()).toBe(0);
    await screen.changeDetails.waitFor();
    expect(await kept(page)).toContain(uid);
    await screen.buyBeside("Yearly");
    await providerHasCome(page);
    expect(forms.map((form) => form.get("city"))).toEqual(["London", "London"]);
    await page.goBack();
  });
  await named("they can be changed without buying", async () => {
    await screen.changeDetails.click();
    const city = screen.detailsDialog.getByLabel("City");
    expect(await city.inputValue()).toBe("London");
    await city.fill(" ");
    const save = screen.detailsDialog.getByRole("button", { name: "Save" });
    await save.click();
    await screen.detailsDialog.getByText("Enter your city.", { exact: true }).waitFor();
    expect(await screen.account.focused()).toBe("City");
    await city.fill("  Paris ");
    expect(await screen.detailsDialog.getByText("Enter your city.").count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    await save.click();
    await screen.packages.getByText("Payment details: Ada King, Paris, United Kingdom").waitFor();
    expect(await screen.account.focused()).toBe("Change");
    await screen.buyBeside("Monthly");
    await providerHasCome(page);
    expect(forms.at(-1)?.get("city")).toBe("Paris");
  });
});

test("they stay in no storage unless the buyer wants it, and no longer than the buyer wants it", async () => {
  const { page, screen } = await openAsBuyer(open);
  const forms = await catchForms(page);
  const storage = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const held = async () => (await storage()).match(/King|London|7946|St James/g) ?? [];
  await screen.buyNow("Monthly").click();
  await screen.detailsDialog.waitFor();
  expect(await screen.remember.getAttribute("aria-checked")).toBe("false");
  await screen.fillDetails();
  await screen.submitDetails();
  await providerHasCome(page);
  await page.goBack();
  await screen.buyNow("Monthly").waitFor();
  expect(await held()).toEqual([]);
  expect(await page.getByText("Payment details:").count()).toBe(0);
  await screen.buyBeside("Monthly");
  await screen.detailsDialog.waitFor();
  await screen.fillDetails();
  await screen.remember.click();
  await screen.submitDetails();
  await providerHasCome(page);
  await page.goBack();
  await screen.changeDetails.click();
  expect(await screen.remember.getAttribute("aria-checked")).toBe("true");
  await screen.remember.click();
  await screen.detailsDialog.getByRole("button", { name: "Save" }).click();
  await screen.detailsDialog.waitFor({ state: "detached" });
  expect(await held()).toEqual([]);
  await page.reload();
  await screen.buyNow("Monthly").waitFor();
  expect(await page.getByText("Payment details:").count()).toBe(0);
  expect(forms).toHaveLength(2);
});

test("those of a payment that failed are there for the next try, and gone at sign-out", async () => {
  const { page, context, screen, email, password } = await openBeforeOrder(open);
  await context.setOffline(true);
  await screen.submitDetails();
  await screen.failedDialog.getByRole("button", { name: "Cancel" }).click();
  await screen.packages.getByText("Payment details: Ada King, London, United Kingdom").waitFor();
  await context.setOffline(false);
  await screen.account.signOut();
  await screen.account.signIn(email, password);
  await screen.buyNow("Semester").click();
  await screen.detailsDialog.waitFor();
  expect(await screen.detailsDialog.getByLabel("City").inputValue()).toBe("");
  expect(await kept(page)).toBeNull();
});

test("they are gone at sign-out, whoever signs in next, also from another screen", async () => {
  const { page, screen, email, password } = await openAsBuyer(open);
  await catchForms(page);
  await screen.buy("Monthly");
  await providerHasCome(page);
  await page.goto(`${inject("url")}/#/simplify`);
  expect(await kept(page)).not.toBeNull();
  await screen.account.signOut();
  expect(await kept(page)).toBeNull();
  await page.goto(`${inject("url")}/#/upgrade`);
  await screen.account.signIn(email, password);
  await screen.buyBeside("Monthly");
  await screen.detailsDialog.waitFor();
  expect(await screen.detailsDialog.getByLabel("City").inputValue()).toBe("");
});

test("after sign-out no e-mail address, postal address, phone or token is in any storage of the browser", async () => {
  const { page, screen, email } = await openAsBuyer(open);
  await catchForms(page);
  await screen.buy("Monthly");
  await providerHasCome(page);
  await page.goto(`${inject("url")}/#/upgrade`);
  await screen.changeDetails.waitFor();
  // A token of the provider begins so.
  const personal = [email, "Ada", "London", "7946", "St James", "eyJ", "efreshToken"];
  const found = async () => {
    const everything = await everythingKept(page);
    return personal.filter((text) => everything.includes(text));
  };
  expect(await found()).toEqual(personal);
  await screen.account.signOut();
  await expect.poll(found).toEqual([]);
  await page.reload();
  await screen.account.signInButton.waitFor();
  expect(await found()).toEqual([]);
});

test("their line stands from the first drawing on, and nothing moves for what comes late", async () => {
  const { page, context, screen } = await openAsBuyer(open);
  await catchForms(page);
  await screen.buy("Monthly");
  await providerHasCome(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  for (const late of [scriptOf("src/account/identity.ts"), "**/api/free/upgrade/packages"])
    await context.route(late, async (route) => {
      await held;
      await route.continue();
    });
  await page.goto(`${inject("url")}/#/upgrade`, { waitUntil: "commit" });
  await screen.packages.getByText("Payment details: Ada King, London, United Kingdom").waitFor();
  expect(await screen.changeDetails.isDisabled()).toBe(true);
  const height = async () => (await screen.packages.boundingBox())?.height;
  const before = await height();
  release();
  await screen.buyNow("Monthly").waitFor();
  await expect.poll(() => screen.changeDetails.isEnabled()).toBe(true);
  expect(await height()).toBe(before);
});

test("those of another user are never used, and browsers know what each field is for", async () => {
  const { page, screen } = await openAsBuyer(open);
  await catchForms(page);
  await page.evaluate(() => {
    const details = {
      firstName: "Eve",
      lastName: "Else",
      phone: "12345678",
      address: "1",
      city: "X",
      country: "Y",
    };
    localStorage.setItem("paymentDetails", JSON.stringify({ uid: "somebody-else", details }));
  });
  await screen.buyNow("Monthly").click();
  await screen.detailsDialog.waitFor();
  expect(await screen.detailsDialog.getByLabel("First name").inputValue()).toBe("");
  const fields = await screen.detailsDialog
    .locator("input")
    .evaluateAll((inputs) =>
      inputs.map((input) => [
        document.querySelector(`label[for="${input.id}"]`)?.textContent,
        input.getAttribute("autocomplete"),
      ]),
    );
  expect(fields).toEqual([
    ["First name", "given-name"],
    ["Last name", "family-name"],
    ["Phone", "tel"],
    ["Address", "address-line1"],
    ["City", "address-level2"],
    ["Country", "country-name"],
  ]);
});

test("after Back there is no overlay either where the browser kept the page as it was", async () => {
  // Playwright switches this cache off.
  const browser = await launchWholeChromium({ ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  try {
    const { email, password } = await admin.add({ isVerified: true });
    const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
    await page.goto(`${inject("url")}/#/upgrade`);
    const screen = new UpgradeScreen(page);
    await screen.account.signIn(email, password);
    await page.evaluate(() => {
      Object.assign(window, { stillHere: true });
      window.addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    await screen.buy("Monthly");
    await page.getByRole("button", { name: "Pay", exact: true }).waitFor();
    await page.evaluate(() => window.history.back());
    await expect.poll(() => page.url()).toMatch(/#\/upgrade$/);
    await expect
      .poll(() => page.evaluate(() => "persisted" in window && window.persisted).catch(() => null))
      .toBe(true);
    await expect.poll(() => screen.overlay.count()).toBe(0);
    await screen.buyBeside("Monthly");
    await page.getByRole("button", { name: "Pay", exact: true }).waitFor();
  } finally {
    await browser.close();
  }
});
