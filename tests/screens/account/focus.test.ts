// Where the focus is while one signs in and out: never lost, and where a person looks next.
// @module-tag deep

import { expect, inject, test } from "vitest";
import { AccountScreen } from "#support/browser/account-screen.ts";
import { demoPassword, useBrowser } from "#support/browser/browser.ts";
import { IdentityAdmin, newEmail } from "#support/browser/identity-admin.ts";

const open = useBrowser();
const admin = new IdentityAdmin(inject("url"));

test("the focus stands on the first control of each step, and goes back to the opener", async () => {
  const { page } = await open();
  const account = new AccountScreen(page);
  await account.openDialog();
  await expect.poll(() => account.focused()).toBe("Continue with Google");
  await account.chooseEmail(newEmail());
  await account.name.waitFor();
  expect(await account.focused()).toBe("Full name");
  await account.dialog.getByRole("button", { name: "Back" }).click();
  await expect.poll(() => account.focused()).toBe("Continue with Google");
  await account.dialog.getByRole("button", { name: "Continue with e-mail" }).click();
  expect(await account.focused()).toBe("E-mail");
  await account.email.fill("free@example.com");
  await account.continueButton.click();
  await account.password.waitFor();
  expect(await account.focused()).toBe("Password");
  await page.keyboard.press("Escape");
  await account.dialog.waitFor({ state: "detached" });
  expect(await account.focused()).toBe("Sign in");
});

test("the focus stays on the header's button through signing in and out", async () => {
  const { page } = await open();
  const account = new AccountScreen(page);
  await account.signIn("free@example.com", demoPassword);
  await expect.poll(() => account.focused()).toBe("Account");
  await account.signOut();
  await expect.poll(() => account.focused()).toBe("Sign in");
});

test("the focus goes to the screen when the card's own button goes", async () => {
  const { page } = await open({ path: "/upgrade" });
  const account = new AccountScreen(page);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await account.chooseEmail("free@example.com");
  await account.password.fill(demoPassword);
  await account.continueButton.click();
  await page.getByRole("main").getByText("free@example.com").waitFor();
  await expect.poll(() => account.focused()).toBe("main");
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await account.signInButton.waitFor();
  await expect.poll(() => account.focused()).toBe("main");
});

test("the focus goes to the step's first control when an alert is closed", async () => {
  const { page } = await open({
    before: (context) => context.addInitScript(() => (window.open = () => null)),
  });
  const account = new AccountScreen(page);
  await account.openDialog();
  await account.googleButton.click();
  await account.alert.getByRole("button", { name: "Close" }).press("Enter");
  await account.alert.waitFor({ state: "detached" });
  expect(await account.focused()).toBe("Continue with Google");
});

test("the focus goes to the screen when the banner goes under it", async () => {
  const { email, password } = await admin.add();
  const { page } = await open();
  const account = new AccountScreen(page);
  await account.signIn(email, password);
  await account.banner.getByRole("button", { name: "Send Email" }).press("Enter");
  await page.getByText("Email sent to your inbox").waitFor();
  await fetch(await admin.linkIn(email, "VERIFY_EMAIL"));
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await account.banner.waitFor({ state: "detached" });
  expect(await account.focused()).toBe("main");
  const announced = page.locator("[aria-live=polite]").getByText("Your e-mail is verified.");
  await announced.waitFor({ state: "attached" });
});
