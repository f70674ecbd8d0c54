// How the account's dialogs, button, banner and card look and behave, whatever the service answers: each step light and
// dark, work under way, and a library that cannot be fetched. account-focus.test.ts has the focus.
// @module-tag deep

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { AccountScreen } from "#support/browser/account-screen.ts";
import { demoPassword, useBrowser } from "#support/browser/browser.ts";
import { faultsAtBothSizes, withMenu, type AxeOptions } from "#support/browser/faults.ts";
import { newEmail } from "#support/browser/identity-admin.ts";
import { entryScript, scriptOf } from "#support/browser/built-file.ts";

const open = useBrowser();

/** Holds every answer of the identity provider back until it is called. */
async function holdProvider(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/identitytoolkit.googleapis.com/**", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("every step and fault can be read and pressed", async () => {
  const { page } = await open({ size: "phone" });
  const account = new AccountScreen(page);
  const look = async (name: string, options?: AxeOptions) =>
    expect(await faultsAtBothSizes(page, options), name).toEqual([]);
  await account.openDialog();
  await account.googleButton.waitFor();
  await look("none");
  await account.chooseEmail("google@example.com");
  await account.googleButton.waitFor();
  await look("a Google account's address");
  await account.email.fill(newEmail());
  await account.continueButton.click();
  await account.name.fill("Ada King");
  await account.password.fill("abc");
  await account.passwordAgain.fill("abd");
  await account.continueButton.click();
  await account.dialog.getByText("Passwords does not match").waitFor();
  await look("unlike passwords");
  await account.passwordAgain.fill("abc");
  await account.continueButton.click();
  await account.alert.waitFor();
  await look("a weak password");
  expect(await account.name.inputValue()).toBe("Ada King");
  await account.dialog.getByRole("button", { name: "Back" }).click();
  await account.chooseEmail("unverified@example.com");
  await account.password.waitFor();
  await look("validated");
  await account.dialog.getByRole("button", { name: "Forgot password" }).click();
  await account.dialog.getByText(/spam folder/).waitFor();
  await look("a mail was sent");
  await account.password.fill(demoPassword);
  await account.continueButton.click();
  await account.banner.getByRole("button", { name: "Send Email" }).click();
  await page.getByText("Email sent to your inbox").waitFor();
  await look("banner");
  await account.openMenu();
  await page.getByRole("menu").getByText("unverified@example.com").waitFor();
  await look("menu", withMenu);
  await page.getByRole("menuitem", { name: "Account" }).click();
  await page.getByRole("button", { name: "Delete account" }).click();
  await account.password.fill("wrong-one-1");
  await account.dialog.getByRole("button", { name: "Delete account" }).click();
  await account.alert.waitFor();
  await look("delete");
  await page.keyboard.press("Escape");
  await account.dialog.waitFor({ state: "detached" });
  await look("account");
});

test("at 320 px a long title leaves the header's buttons alone, also beside the premium star", async () => {
  const { page } = await open({ size: "phone", as: "premium@example.com", path: "/number-systems" });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole("banner").getByText("Premium", { exact: true }).waitFor({ state: "attached" });
  const overlaps = await page.evaluate(() => {
    const header = document.querySelector("header");
    const words = [...(header?.querySelectorAll("h1, h1 + *") ?? [])];
    const buttons = [...(header?.querySelectorAll("button") ?? [])].map((button) =>
      button.getBoundingClientRect(),
    );
    return words.filter((word) => {
      const { left, right } = word.getBoundingClientRect();
      return buttons.some((button) => button.left < right && left < button.right);
    }).length;
  });
  expect(overlaps).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("Enter in an empty address says what is missing", async () => {
  const { page } = await open();
  const account = new AccountScreen(page);
  await account.openDialog();
  await account.dialog.getByRole("button", { name: "Continue with e-mail" }).click();
  expect(await account.continueButton.isEnabled()).toBe(false);
  await account.email.press("Enter");
  await account.dialog.getByText("Please enter an email address", { exact: true }).waitFor();
});

test("a form under way shows it in its button, stays as it is, and is sent once", async () => {
  const { page } = await open();
  const account = new AccountScreen(page);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("accounts:signInWithPassword")) calls += 1;
  });
  await account.openDialog();
  await account.chooseEmail("free@example.com");
  await account.password.fill(demoPassword);
  const release = await holdProvider(page);
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("dialog form");
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await account.dialog.getByRole("button", { name: "Continue", exact: true, disabled: true }).waitFor();
  expect(await account.continueButton.getAttribute("aria-busy")).toBe("true");
  const forgot = account.dialog.getByRole("button", { name: "Forgot password" });
  expect(await forgot.getAttribute("aria-busy")).toBe("false");
  await forgot.click({ force: true });
  await account.password.press("Enter");
  expect(await account.password.inputValue()).toBe(demoPassword);
  release();
  await account.accountButton.waitFor();
  expect(calls).toBe(1);
});

test("an answer that comes after Back is dropped", async () => {
  const { page } = await open();
  const account = new AccountScreen(page);
  await account.openDialog();
  const release = await holdProvider(page);
  await account.chooseEmail("free@example.com");
  await account.dialog.getByRole("button", { name: "Back" }).click();
  await account.title("Sign in").waitFor();
  const answered = page.waitForResponse("**/accounts:createAuthUri**");
  release();
  await answered;
  await account.dialog.getByRole("button", { name: "Continue with e-mail" }).click();
  expect(await account.email.inputValue()).toBe("free@example.com");
  await account.title("Your e-mail").waitFor();
});

test("what is typed as a password can be shown, and its fields are known to password managers", async () => {
  const { page } = await open();
  const account = new AccountScreen(page);
  await account.openDialog();
  await account.chooseEmail("free@example.com");
  await account.password.fill("abc");
  const show = account.dialog.getByRole("button", { name: "Show the password" });
  const barredEye = show.locator(".tabler-icon-eye-off");
  expect(await barredEye.count()).toBe(0);
  await show.click();
  expect(await account.password.getAttribute("type")).toBe("text");
  expect(await show.getAttribute("aria-pressed")).toBe("true");
  expect(await barredEye.count()).toBe(1);
  await show.click();
  expect(await account.password.getAttribute("type")).toBe("password");
  const names = await account.dialog
    .locator("input")
    .evaluateAll((fields) =>
      fields.map((field) => [field.getAttribute("autocomplete"), field.getAttribute("value")]),
    );
  expect(names).toEqual([
    ["username", "free@example.com"],
    ["current-password", "abc"],
  ]);
});

test("a library that cannot be fetched is told before anything is pressed", async () => {
  const { page, context } = await open();
  const account = new AccountScreen(page);
  const broken = [scriptOf("src/account/identity.ts"), entryScript()];
  for (const script of broken) await context.route(script, (route) => route.abort("internetdisconnected"));
  await account.openDialog();
  await account.dialog.getByText(/^This part of the page was not opened here before/).waitFor();
  // What is told stands apart from the buttons, which are 12 px from each other.
  const told = await account.dialog.getByRole("button", { name: "Try again" }).locator("..").boundingBox();
  const google = await account.googleButton.boundingBox();
  expect((google?.y ?? 0) - ((told?.y ?? 0) + (told?.height ?? 0))).toBe(16);
  for (const script of broken) await context.unroute(script);
  await account.dialog.getByRole("button", { name: "Try again" }).click();
  await account.dialog.getByText(/^This part of the page/).waitFor({ state: "detached" });
  await account.googleButton.waitFor();
});

test("the card tells a verified address from one that is not; a mail that was not sent is told in the banner", async () => {
  const { page } = await open({ path: "/upgrade" });
  const account = new AccountScreen(page);
  const verified = page.getByRole("main").getByText("verified", { exact: true });
  await account.signIn("free@example.com", demoPassword);
  await verified.waitFor();
  await account.signOut();
  await verified.waitFor({ state: "detached" });
  await account.signIn("unverified@example.com", demoPassword);
  await account.banner.waitFor();
  await page.getByRole("main").getByText("unverified@example.com").waitFor();
  expect(await verified.count()).toBe(0);
  await page.route("**/accounts:sendOobCode**", (route) => route.abort());
  await account.banner.getByRole("button", { name: "Send Email" }).click();
  await account.banner.getByText("Email sent error", { exact: true }).waitFor();
});

test("in forced colours the dialog's buttons have an edge", async () => {
  const { page } = await open({ path: "/upgrade" });
  await page.emulateMedia({ forcedColors: "active" });
  const account = new AccountScreen(page);
  await account.openDialog();
  await account.googleButton.waitFor();
  const edge = await account.googleButton.evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(Number.parseFloat(edge)).toBeGreaterThan(0);
});
