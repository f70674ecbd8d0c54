// The account's dialogs, banner, menu and screen: axe finds no fault, nothing scrolls sideways, targets fit a finger.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { AccountScreen } from "./account-screen.ts";
import { sizeNames, useBrowser } from "./browser.ts";
import { newEmail } from "./identity-admin.ts";

const open = useBrowser();

async function check(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    what,
  ).toEqual([]);
  const hidden = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(hidden, what).toBe(0);
}

/** The smaller side of each control of the dialog that can be pressed, with its name. */
function smallTargets(account: AccountScreen): Promise<readonly string[]> {
  return account.dialog.locator("button").evaluateAll((buttons) =>
    buttons
      .map((button) => ({
        name: button.textContent || button.ariaLabel,
        box: button.getBoundingClientRect(),
      }))
      .filter(({ box }) => Math.min(box.width, box.height) < 44)
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
  );
}

describe.each(sizeNames)("on a %s", (size) => {
  test.each(["light", "dark"] as const)("every step of the dialog, %s", async (colorScheme) => {
    const { page } = await open({ size, colorScheme, path: "/upgrade" });
    const account = new AccountScreen(page);
    await check(page, "signed out");
    await account.openDialog();
    await account.googleButton.waitFor();
    await check(page, "first step");
    await account.chooseEmail("google@example.com");
    await account.dialog.getByText("Use Google SignIn").waitFor();
    await check(page, "e-mail refused");
    await account.email.fill(newEmail());
    await account.continueButton.click();
    await account.name.fill("Ada King");
    await account.password.fill("abc");
    await account.passwordAgain.fill("abd");
    await account.continueButton.click();
    await check(page, "passwords unlike");
    if (size === "phone") expect(await smallTargets(account)).toEqual([]);
    await account.passwordAgain.fill("abc");
    await account.continueButton.click();
    await account.alert.waitFor();
    await check(page, "alert");
    if (size === "phone") {
      await page.setViewportSize({ width: 320, height: 568 });
      await check(page, "320 px");
      expect(await smallTargets(account)).toEqual([]);
    }
  });

  test.each(["light", "dark"] as const)("of a user, %s", async (colorScheme) => {
    const { page } = await open({ size, colorScheme, as: "premium@example.com", path: "/upgrade" });
    const account = new AccountScreen(page);
    await page.getByRole("button", { name: "Delete account" }).waitFor();
    await check(page, "signed in");
    await account.openMenu();
    await check(page, "menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Delete account" }).click();
    await account.password.waitFor();
    await check(page, "deleting");
  });

  test.each(["light", "dark"] as const)(
    "of a user whose address is not verified, %s",
    async (colorScheme) => {
      const { page } = await open({ size, colorScheme, as: "unverified@example.com" });
      const account = new AccountScreen(page);
      await account.banner.getByRole("button", { name: "Send Email" }).click();
      await page.getByText("Email sent to your inbox").waitFor();
      await check(page, "banner");
    },
  );
});

test("in forced colours the dialog's controls have an edge", async () => {
  const { page } = await open({ path: "/upgrade" });
  await page.emulateMedia({ forcedColors: "active" });
  const account = new AccountScreen(page);
  await account.openDialog();
  await account.googleButton.waitFor();
  const border = await account.googleButton.evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(Number.parseFloat(border)).toBeGreaterThan(0);
});
