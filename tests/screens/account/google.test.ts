// Signing in with Google, by the identity server's own account page: it opens in a window of its own.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { AccountScreen, pressAndClose } from "#support/browser/account-screen.ts";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";

const open = useBrowser();

async function openDialog(options: OpenOptions = {}) {
  const opened = await open(options);
  const account = new AccountScreen(opened.page);
  await account.openDialog();
  return { ...opened, account };
}

/** Presses Continue with Google; resolves to the window. */
async function openWindow({ page, googleButton }: AccountScreen): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent("popup"), googleButton.click()]);
  await opened.getByRole("button").first().waitFor();
  return opened;
}

describe.each(sizeNames)("on a %s", (size) => {
  test("an account that is chosen in the window is signed in, and its address counts as verified", async () => {
    const { page, account, errors } = await openDialog({ size });
    const asked = page.waitForResponse("**/api/signed/package");
    const accounts = await openWindow(account);
    await pressAndClose(accounts.getByRole("button", { name: /google@example\.com/ }));
    await account.accountButton.waitFor();
    expect((await asked).status()).toBe(200);
    expect(accounts.isClosed()).toBe(true);
    expect(await account.banner.count()).toBe(0);
    await account.openMenu();
    await page.getByText("google@example.com").waitFor();
    expect(errors).toEqual([]);
  });
});

test("the window is 500 by 600", async () => {
  const { page, account } = await openDialog({
    before: (context) =>
      context.addInitScript(() => {
        const real = window.open.bind(window);
        window.open = (address, name, features) => {
          Object.assign(window, { features });
          return real(address, name, features);
        };
      }),
  });
  await openWindow(account);
  expect(await page.evaluate(() => "features" in window && window.features)).toMatch(/width=500,height=600/);
});

test("a window that the browser blocks is told", async () => {
  const { account } = await openDialog({
    before: (context) => context.addInitScript(() => (window.open = () => null)),
  });
  await account.googleButton.click();
  await account.alert
    .getByText("Pop-up blocked by the browser. Please allow pop-up for Boolean Algebra", { exact: true })
    .waitFor();
});

test("a second press replaces the first window, says so, and goes on", async () => {
  const { account } = await openDialog();
  const first = await openWindow(account);
  const second = await openWindow(account);
  await account.alert
    .getByText("Coudn't open the login popup. Make sure no other sign in popups are opened", { exact: true })
    .waitFor();
  await expect.poll(() => first.isClosed()).toBe(true);
  await pressAndClose(second.getByRole("button", { name: /google@example\.com/ }));
  await account.accountButton.waitFor();
});

test("a message of another window or origin signs nobody in, and that of the window does", async () => {
  const { page, account } = await openDialog();
  const accounts = await openWindow(account);
  await page.evaluate(() => {
    const idToken = JSON.stringify({ sub: "1", email: "thief@example.com", email_verified: true });
    window.postMessage({ type: "google-account", state: "guess", idToken }, "*");
    window.dispatchEvent(
      new MessageEvent("message", {
        origin: "https://elsewhere.example",
        data: { type: "google-account", idToken },
      }),
    );
  });
  // Of several messages only the first that is heeded counts.
  await pressAndClose(accounts.getByRole("button", { name: /google@example\.com/ }));
  await account.accountButton.waitFor();
  await account.openMenu();
  await page.getByText("google@example.com").waitFor();
});
