// The end of an account: proved, warned of, erased at the service, and gone from the browser.
// @module-tag deep

import { expect, inject, test } from "vitest";
import { AccountScreen, pressAndClose } from "#support/browser/account-screen.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { IdentityAdmin, newEmail } from "#support/browser/identity-admin.ts";
import { untilIdle, untilLaterCall } from "#support/browser/until-idle.ts";

const open = useBrowser();
const admin = new IdentityAdmin(inject("url"));

test("an account with a password is deleted after its password was given again", async () => {
  const { email, password } = await admin.add({ isVerified: true });
  const { page } = await open({ path: "/upgrade" });
  const account = new AccountScreen(page);
  await account.signIn(email, password);
  await page.getByRole("button", { name: "Delete account" }).click();
  await account.dialog.getByText(new RegExp(`deletes the account ${email}`)).waitFor();
  const confirm = account.dialog.getByRole("button", { name: "Delete account" });
  expect(await confirm.isEnabled()).toBe(false);
  await account.password.fill("wrong-one-1");
  await confirm.click();
  await account.alert.getByText(/password is wrong/).waitFor();

  await account.password.fill(password);
  const erased = page.waitForResponse("**/api/signed/account/delete");
  await confirm.click();
  expect((await erased).status()).toBe(200);
  await page.getByText("Account deleted").waitFor();
  await account.signInButton.waitFor();
  expect(
    await page.evaluate(() => [localStorage.getItem("signedIn"), localStorage.getItem("package")]),
  ).toEqual([null, null]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("main");

  await account.openDialog();
  await account.chooseEmail(email);
  await account.title("Create your account").waitFor();
});

test("where the service cannot erase, the account stays", async () => {
  const { email, password } = await admin.add({ isVerified: true });
  const { page, context } = await open({ path: "/upgrade" });
  const account = new AccountScreen(page);
  await account.signIn(email, password);
  await context.route("**/api/signed/account/delete", (route) => route.abort());
  await page.getByRole("button", { name: "Delete account" }).click();
  await account.password.fill(password);
  await account.dialog.getByRole("button", { name: "Delete account" }).click();
  await account.alert
    .getByText(/could not be reached/)
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  await account.openMenu();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await account.signIn(email, password);
});

test("a premium user is warned of the days that are lost", async () => {
  const { page } = await open({ as: "premium@example.com", path: "/upgrade" });
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("dialog").getByText("You lose 30 days of Premium.").waitFor();
});

test("a Google account is deleted after another sign-in there", async () => {
  const { page } = await open({ path: "/upgrade" });
  const account = new AccountScreen(page);
  await account.openDialog();
  const [accounts] = await Promise.all([page.waitForEvent("popup"), account.googleButton.click()]);
  const email = `google-${Date.now()}@example.com`;
  await accounts.getByLabel("E-mail").fill(email);
  await accounts.getByLabel(/name/i).fill("New Person");
  await pressAndClose(accounts.getByRole("button", { name: /continue|sign in/i }).last());
  await account.accountButton.waitFor();
  await page.getByRole("button", { name: "Delete account" }).click();
  expect(await account.password.count()).toBe(0);
  const confirm = account.dialog.getByRole("button", { name: "Delete account" });
  const [again] = await Promise.all([page.waitForEvent("popup"), confirm.click()]);
  await pressAndClose(again.getByRole("button", { name: new RegExp(email) }));
  await page.getByText("Account deleted").waitFor();
});

test("an account is not deleted by a window that outlasts the dialog", async () => {
  const { page } = await open({ path: "/upgrade" });
  const account = new AccountScreen(page);
  await account.openDialog();
  const [accounts] = await Promise.all([page.waitForEvent("popup"), account.googleButton.click()]);
  const email = newEmail();
  await accounts.getByLabel("E-mail").fill(email);
  await accounts.getByLabel(/name/i).fill("New Person");
  await pressAndClose(accounts.getByRole("button", { name: /continue|sign in/i }).last());
  await page.getByRole("button", { name: "Delete account" }).click();
  const confirm = account.dialog.getByRole("button", { name: "Delete account with Google" });
  const [again] = await Promise.all([page.waitForEvent("popup"), confirm.click()]);
  await account.dialog.getByRole("button", { name: "Cancel" }).click();
  const proved = page.waitForResponse("**/accounts:signInWithIdp**");
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/signed/account/delete")) calls += 1;
  });
  await pressAndClose(again.getByRole("button", { name: new RegExp(email) }));
  await (await proved).finished();
  await untilIdle(page);
  await untilLaterCall(page);
  expect(calls).toBe(0);
  await page.getByRole("main").getByText(email).waitFor();
});

test("an account with both proofs is deleted by either", async () => {
  const { email } = await admin.add({ isVerified: true });
  const { page } = await open({ path: "/upgrade" });
  const account = new AccountScreen(page);
  await account.openDialog();
  const [accounts] = await Promise.all([page.waitForEvent("popup"), account.googleButton.click()]);
  await accounts.getByLabel("E-mail").fill(email);
  await accounts.getByLabel(/name/i).fill("Ada King");
  await pressAndClose(accounts.getByRole("button", { name: /continue|sign in/i }).last());
  await page.getByRole("main").getByText(email).waitFor();
  await page.getByRole("button", { name: "Delete account" }).click();
  await account.dialog
    .getByText("Enter your password, or sign in with Google once more, to go on.")
    .waitFor();
  await expect.poll(() => account.focused()).toBe("Password");
  const confirm = account.dialog.getByRole("button", { name: "Delete account with Google" });
  const [again] = await Promise.all([page.waitForEvent("popup"), confirm.click()]);
  await pressAndClose(again.getByRole("button", { name: new RegExp(email) }));
  await page.getByText("Account deleted").waitFor();
});
