// Signing up and in by e-mail and password, with the real library and the identity server of `npm start`.
// @module-tag deep

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { AccountScreen } from "#support/browser/account-screen.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { IdentityAdmin, isEmulator, newEmail } from "#support/browser/identity-admin.ts";
import { named } from "#support/browser/named.ts";

const open = useBrowser();
const admin = new IdentityAdmin(inject("url"));
const password = "long-enough-1";

/** Calls of the page for the package, with their status. */
function packageCalls(page: Page): number[] {
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/api/signed/package")) statuses.push(response.status());
  });
  return statuses;
}

test("a stranger signs up, opens the mail, and is verified without a reload", async () => {
  const { page, context, errors } = await open();
  const account = new AccountScreen(page);
  const email = newEmail();
  const calls = packageCalls(page);
  await account.openDialog();
  await account.chooseEmail(email);
  await account.title("Create your account").waitFor();
  expect(await account.continueButton.isEnabled()).toBe(false);
  await account.name.fill("Ada King");
  await account.password.fill(password);
  await account.passwordAgain.fill("another-one");
  await account.continueButton.click();
  await account.dialog.getByText("Passwords does not match", { exact: true }).waitFor();
  expect(await account.passwordAgain.getAttribute("aria-invalid")).toBe("true");
  await account.passwordAgain.fill(password);
  await account.continueButton.click();
  await account.dialog.waitFor({ state: "detached" });
  await account.accountButton.waitFor();

  const banner = account.banner;
  await banner.getByText("Email Not Verified !").waitFor();
  await banner.getByText("Please verify the email before using Premium").waitFor();
  await banner.getByRole("button", { name: "Send Email" }).click();
  await page.getByText("Email sent to your inbox").waitFor();
  expect(calls).toEqual([]);

  const mail = await context.newPage();
  await mail.goto(await admin.linkIn(email, "VERIFY_EMAIL"));
  await mail.close();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await banner.waitFor({ state: "detached" });
  // The Worker takes no unsigned token; the page asks for a fresh one, and leaves it at that.
  await expect.poll(() => calls).toEqual(isEmulator ? [401, 401] : [200]);
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  await account.openMenu();
  await page.getByText("Ada King").waitFor();
  if (!isEmulator) expect(errors).toEqual([]);
});

test("a wrong password is told with the library's message and a plain sentence, and can be mended", async () => {
  const { email } = await admin.add();
  const { page } = await open();
  const account = new AccountScreen(page);
  await account.openDialog();
  await account.chooseEmail(email);
  await account.title("Welcome back").waitFor();
  await account.password.fill("wrong-one-1");
  await account.continueButton.click();
  await account.alert.getByText(/^Sign-in error : \S/).waitFor();
  await account.alert.getByText(/password is wrong/).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await account.alert.getByRole("button", { name: "Close" }).click();
  await account.alert.waitFor({ state: "detached" });
  await account.password.fill(password);
  await account.continueButton.click();
  await account.accountButton.waitFor();
  expect(page.url()).not.toContain(email);
});

test("a forgotten password is set anew by the mail's link", async () => {
  const { email } = await admin.add();
  const { page, context } = await open();
  const account = new AccountScreen(page);
  await account.openDialog();
  await account.chooseEmail(email);
  await account.dialog.getByRole("button", { name: "Forgot password" }).click();
  await account.dialog.getByText(new RegExp(`sent to ${email}`)).waitFor();
  const mail = await context.newPage();
  const link = await admin.linkIn(email, "PASSWORD_RESET");
  if (isEmulator) {
    // Its page has no form.
    await mail.goto(`${link}&newPassword=another-one-2`);
  } else {
    await mail.goto(link);
    await mail.getByLabel("New password").fill("another-one-2");
    await mail.getByRole("button", { name: "Change the password" }).click();
    await mail.getByText("Your password is changed").waitFor();
  }
  await mail.close();
  await account.password.fill("another-one-2");
  await account.continueButton.click();
  await account.accountButton.waitFor();
});

test("an address that is none is refused at its field, a Google account's offers Google, and both stay", async () => {
  const { page } = await open();
  const account = new AccountScreen(page);
  await account.openDialog();
  await named("not-an-address", async () => {
    await account.chooseEmail("not-an-address");
    await account.dialog.getByText("Invalid Email", { exact: true }).waitFor();
    expect(await account.email.inputValue()).toBe("not-an-address");
  });
  await named("a Google account's address stays at its step and offers Google", async () => {
    const email = await admin.addGoogle();
    await account.email.fill(email);
    await account.continueButton.click();
    await account.dialog
      .getByText("Already signed in with Google. Use Google SignIn", { exact: true })
      .waitFor();
    await account.dialog.getByRole("button", { name: "Continue with Google" }).waitFor();
    await account.title("Your e-mail").waitFor();
    expect(await account.email.inputValue()).toBe(email);
  });
});

test("where the project hides its accounts, an address that is taken leads to its password", async () => {
  const { email } = await admin.add();
  await admin.hideAccounts(true);
  try {
    const { page } = await open();
    const account = new AccountScreen(page);
    await account.openDialog();
    await account.chooseEmail(email);
    await account.title("Create your account").waitFor();
    await account.dialog.getByRole("button", { name: "I already have an account" }).click();
    await account.title("Welcome back").waitFor();
    await account.dialog.getByText(email, { exact: true }).waitFor();
    await account.dialog.getByRole("button", { name: "Continue with Google" }).waitFor();
    await account.dialog.getByRole("button", { name: "Back" }).click();
    await account.chooseEmail(email);
    await account.title("Create your account").waitFor();
    await account.name.fill("Ada");
    await account.password.fill(password);
    await account.passwordAgain.fill(password);
    await account.continueButton.click();
    await account.title("Welcome back").waitFor();
    await account.dialog.getByRole("button", { name: "Continue with Google" }).waitFor();
    expect(await account.password.inputValue()).toBe("");
    await account.password.fill("wrong-one-1");
    await account.continueButton.click();
    await account.alert.getByText(/password is wrong/).waitFor();
    await account.password.fill(password);
    await account.continueButton.click();
    await account.accountButton.waitFor();
  } finally {
    await admin.hideAccounts(false);
  }
});

test("a name of blanks is no name: the account is made without one", async () => {
  const { page } = await open();
  const account = new AccountScreen(page);
  const email = newEmail();
  await account.openDialog();
  await account.chooseEmail(email);
  await account.password.fill(password);
  await account.passwordAgain.fill(password);
  expect(await account.continueButton.isEnabled()).toBe(false);
  await account.name.fill("  ");
  await account.continueButton.click();
  await account.accountButton.waitFor();
  await account.openMenu();
  await page.getByText(email).first().waitFor();
});

test("by the keyboard alone one signs in, opens the menu, signs out, and the focus is never lost", async () => {
  const { email } = await admin.add({ isVerified: true });
  const { page } = await open();
  const account = new AccountScreen(page);
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
    );
  await account.signInButton.focus();
  await page.keyboard.press("Enter");
  await account.dialog.getByRole("button", { name: "Continue with e-mail" }).waitFor();
  for (let presses = 0; (await focused()) !== "Continue with e-mail" && presses < 9; presses += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await account.email.waitFor();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await account.password.waitFor();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await account.accountButton.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await account.accountButton.focus();
  await page.keyboard.press("Enter");
  // The menu takes the focus a moment after it is drawn.
  await page.locator("[role=menuitem]:focus").waitFor();
  for (let presses = 0; (await focused()) !== "Sign Out" && presses < 9; presses += 1)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await account.signInButton.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test("passwords are never kept: going back and forth empties the fields", async () => {
  const { page } = await open();
  const account = new AccountScreen(page);
  await account.openDialog();
  await account.chooseEmail(newEmail());
  await account.password.fill(password);
  await account.dialog.getByRole("button", { name: "Back" }).click();
  await account.title("Sign in").waitFor();
  await account.chooseEmail(newEmail());
  expect(await account.password.inputValue()).toBe("");
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(password);
});
