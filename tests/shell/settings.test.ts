// The operator's notices, and the licences of what the page is made of: in the settings, and at the sign-in.
// @module-tag deep

import { expect, inject, test } from "vitest";
import { AccountScreen } from "#support/browser/account-screen.ts";
import { useBrowser } from "#support/browser/browser.ts";

const open = useBrowser();

test("the settings lead to the operator's notices and to the licences, each in a tab of its own", async () => {
  const { page, context, errors } = await open({ path: "/simplify", isFresh: true });
  await page.getByRole("button", { name: "Settings" }).click();
  const links = page.getByRole("menu").locator("a");
  await links.first().waitFor();
  expect(
    await links.evaluateAll((all: HTMLAnchorElement[]) =>
      all.map(({ innerText, href, target, rel }) => [innerText.trim(), href, target, rel]),
    ),
  ).toEqual(
    [
      ["Privacy", "https://example.com/privacy"],
      ["Terms", "https://example.com/terms"],
      ["Refunds", "https://example.com/refunds"],
      ["Licences", `${inject("url")}/licenses.txt`],
    ].map(([name, href]) => [`${name}\n, opens a new tab`, href, "_blank", "noreferrer"]),
  );
  const opened = context.waitForEvent("page");
  await page.getByRole("menuitem", { name: /^Licences/ }).click();
  const tab = await opened;
  await tab.getByText(/react \d+\.\d+\.\d+ \(MIT\)/).waitFor();
  await page.getByRole("menu").waitFor({ state: "detached" });
  expect(errors).toEqual([]);
});

test("the first step of the sign-in leads to the notices about privacy and terms", async () => {
  const { page } = await open({ path: "/simplify" });
  await new AccountScreen(page).openDialog();
  const links = page.getByRole("dialog").getByRole("link");
  await links.first().waitFor();
  expect(await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href))).toEqual([
    "https://example.com/privacy",
    "https://example.com/terms",
  ]);
});
