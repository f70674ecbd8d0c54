// A signed-in user over reloads, tabs, failures and time.
// @module-tag deep

import type { BrowserContext, Page, Request } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { AccountScreen } from "#support/browser/account-screen.ts";
import { demoPassword, type OpenedPage, useBrowser } from "#support/browser/browser.ts";
import { IdentityAdmin } from "#support/browser/identity-admin.ts";
import { untilOffline } from "#support/browser/kept.ts";
import { untilIdle, untilLaterCall } from "#support/browser/until-idle.ts";
import { NumberSystemsScreen } from "../number-systems/screen.ts";
import { scriptOf } from "#support/browser/built-file.ts";

const open = useBrowser();
const site = inject("url");
const admin = new IdentityAdmin(site);
const premium = "premium@example.com";

// Not the title of the account's screen, which is the same word.
const badge = (page: Page) => page.getByRole("banner").locator("span").getByText("Premium", { exact: true });

/** Requests for what brings the sign-in library, and to the provider. */
function accountRequests(context: BrowserContext): string[] {
  const own = [scriptOf("src/account/identity.ts"), scriptOf("src/account/session.tsx")];
  const asked: string[] = [];
  context.on("request", (request) => {
    const { href, pathname } = new URL(request.url());
    if (own.includes(`**${pathname}`) || /googleapis\.com|\/emulator\//.test(href)) asked.push(pathname);
  });
  return asked;
}

describe("the sign-in library", () => {
  test("is not loaded for a visitor who was never signed in, on any screen", async () => {
    const { page, context } = await open();
    const asked = accountRequests(context);
    await page.reload();
    for (const path of ["/simplify?input=A.B%2BA", "/ttable", "/number-systems", "/upgrade", "/"]) {
      await page.evaluate((hash) => (location.hash = hash), path);
      // The state `networkidle` holds already, because the document reached it before.
      await untilIdle(page);
      await untilLaterCall(page);
    }
    expect(asked).toEqual([]);
    await new AccountScreen(page).openDialog();
    await expect.poll(() => asked).toContain(scriptOf("src/account/identity.ts").replace("**", ""));
  });

  test("that cannot be fetched is told, nothing typed is lost, and the next try works", async () => {
    const { page, context } = await open();
    const account = new AccountScreen(page);
    // Fetched as soon as the dialog opens.
    await context.route(scriptOf("src/account/identity.ts"), (route) => route.abort());
    await account.openDialog();
    // The dialog is there now; its steps come with it.
    await account.googleButton.waitFor();
    await context.route("**/assets/**", (route) => route.abort());
    await account.chooseEmail("free@example.com");
    await account.alert.getByText("Error : network-request-failed", { exact: true }).waitFor();
    await account.alert.getByText(/could not be reached/).waitFor();
    expect(await account.email.inputValue()).toBe("free@example.com");
    await context.unrouteAll();
    await account.continueButton.click();
    await account.title("Welcome back").waitFor();
  });

  test("tells of a provider that cannot be reached", async () => {
    const { page, context } = await open();
    const account = new AccountScreen(page);
    await account.openDialog();
    await account.chooseEmail("free@example.com");
    await account.title("Welcome back").waitFor();
    await context.route("**/identitytoolkit.googleapis.com/**", (route) => route.abort());
    await account.password.fill(demoPassword);
    await account.continueButton.click();
    await account.alert.getByText(/^Sign-in error : .*network-request-failed/).waitFor();
    await account.alert.getByText(/could not be reached/).waitFor();
    expect(await account.password.inputValue()).toBe(demoPassword);
  });
});

test("an address that was verified while the page was closed counts at the next start", async () => {
  const { email, password } = await admin.add();
  const { page } = await open();
  const account = new AccountScreen(page);
  await account.signIn(email, password);
  await account.banner.getByRole("button", { name: "Send Email" }).click();
  await page.getByText("Email sent to your inbox").waitFor();
  await page.goto("about:blank");
  await fetch(await admin.linkIn(email, "VERIFY_EMAIL"));
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/api/signed/package")) statuses.push(response.status());
  });
  await page.goto(`${site}/#/`);
  await expect.poll(() => statuses.at(-1)).toBe(200);
  expect(await account.banner.count()).toBe(0);
});

test("offline a premium user stays signed in and keeps custom bases", async () => {
  const { page, context } = await open({ as: premium, path: "/number-systems", serviceWorkers: "allow" });
  const account = new AccountScreen(page);
  await untilOffline(page);
  await page.reload();
  await account.accountButton.waitFor();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.reload();
  await account.openMenu();
  await page.getByText(premium).waitFor();
  await page.keyboard.press("Escape");
  await badge(page).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Custom", exact: true }).click();
  await page.getByRole("complementary", { name: "Custom Bases" }).waitFor();
  await new NumberSystemsScreen(page).field.fill("1010");
});

describe("several tabs", () => {
  test("signing in, out and as somebody else in one tab shows in the others", async () => {
    const { page: first, context } = await open();
    const second = await context.newPage();
    await second.goto(`${site}/#/upgrade`);
    const [one, other] = [new AccountScreen(first), new AccountScreen(second)];
    await one.signIn(premium, demoPassword);
    await other.accountButton.waitFor();
    await second.getByText(premium).waitFor();
    await badge(second).waitFor({ state: "attached" });

    await one.signOut();
    await other.signInButton.waitFor();
    await badge(second).waitFor({ state: "detached" });

    await other.signIn("free@example.com", demoPassword);
    await one.accountButton.waitFor();
    await one.openMenu();
    await first.getByText("free@example.com").waitFor();
    expect(await badge(first).count()).toBe(0);
  });
});

describe("an account that the project disables", () => {
  test("cannot sign in, and is told why", async () => {
    const { email, password, uid } = await admin.add();
    await admin.disable(uid);
    const { page } = await open();
    const account = new AccountScreen(page);
    await account.openDialog();
    await account.chooseEmail(email);
    await account.password.fill(password);
    await account.continueButton.click();
    await account.alert.getByText(/^Sign-in error : .*user-disabled/).waitFor();
    await account.alert.getByText("This account is disabled. Contact the developer.").waitFor();
  });

  test("is signed out with the next start", async () => {
    const { email, password, uid } = await admin.add({ isVerified: true });
    const { page } = await open();
    const account = new AccountScreen(page);
    await account.signIn(email, password);
    await admin.disable(uid);
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("signedIn"))).toBeNull();
    await account.signInButton.waitFor();
  });
});

test("Premium ends by itself, while the page is open", async () => {
  const { page } = await open({ as: premium });
  await badge(page).waitFor({ state: "attached" });
  await page.clock.install();
  // The badge then shows that the service has answered: an answer after the jump of the clock would count as late a day.
  // Removed when the load begins: the page that is open may keep an answer yet.
  await page.addInitScript(() => localStorage.removeItem("package"));
  await page.reload();
  await badge(page).waitFor({ state: "attached" });
  await page.clock.fastForward("29:00:00");
  expect(await badge(page).count()).toBe(1);
  await page.clock.fastForward(31 * 24 * 60 * 60 * 1000);
  await badge(page).waitFor({ state: "detached" });
});

describe("a premium user", () => {
  // One page for all of these tests.
  let opened: OpenedPage;
  beforeAll(async () => {
    opened = await open({ as: premium });
  });
  async function at(path: string): Promise<OpenedPage> {
    const { page, context } = opened;
    await context.unrouteAll();
    await page.goto("about:blank");
    await page.goto(`${site}/#${path}`);
    await page.waitForSelector("page-frame", { state: "detached" });
    return opened;
  }

  test("a reload keeps the user, and known Premium shows at once, without a star on the way", async () => {
    const { page, context } = await at("/ttable");
    await badge(page).waitFor({ state: "attached" });
    await context.route(scriptOf("src/account/identity.ts"), () => undefined);
    await context.route("**/api/signed/package", () => undefined);
    await page.reload();
    await badge(page).waitFor({ state: "attached" });
    await page.getByRole("switch", { name: /^Compare columns/ }).waitFor();
    expect(await page.getByRole("main").getByText("Premium", { exact: true }).count()).toBe(0);
  });

  describe("the comparison of columns", () => {
    const path = "/ttable?input=A.B&fn=B.A";
    const answer = { vars: ["A", "B"], minTerms: [3], extraMinTerms: [[3]], matchedSets: [] };

    test("that cannot be checked is told as that, and can be tried again", async () => {
      const { page, context } = await at(path);
      await context.route("**/api/mix/ttable/solve", (route) =>
        route.fulfill({ json: { ...answer, comparison: "unavailable" } }),
      );
      await page.getByRole("switch", { name: /^Compare columns/ }).click();
      await page
        .getByText("It could not be checked whether you have Premium. Try again in a minute.")
        .waitFor();
      expect(await page.getByRole("dialog").count()).toBe(0);
      await context.unroute("**/api/mix/ttable/solve");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("region", { name: "Equal columns" }).waitFor();
    });

    test("that the service refuses to an expired sign-in asks to sign in again", async () => {
      const { page, context } = await at(path);
      await context.route("**/api/mix/ttable/solve", (route) =>
        route.fulfill({
          status: 401,
          json: { message: "Sign in, then try again.", code: "unauthenticated" },
        }),
      );
      const compare = page.getByRole("switch", { name: /^Compare columns/ });
      await compare.click();
      await page.getByText("Your sign-in has expired. Sign in again.", { exact: true }).waitFor();
      await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
      await new AccountScreen(page).title("Sign in").waitFor();
    });

    test("that the service refuses asks for the package anew and explains Premium", async () => {
      const { page, context } = await at(path);
      await badge(page).waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      await context.route("**/api/mix/ttable/solve", (route) =>
        route.fulfill({ json: { ...answer, comparison: "premium_only" } }),
      );
      const asked = page.waitForRequest("**/api/signed/package");
      await page.getByRole("switch", { name: /^Compare columns/ }).click();
      await page.getByRole("dialog", { name: "Premium Feature" }).waitFor();
      await asked;
      await page.getByRole("button", { name: "Not Now" }).click();
      expect(await page.getByRole("switch", { name: /^Compare columns/ }).getAttribute("aria-checked")).toBe(
        "false",
      );
    });
  });

  // Last: its user signs out.
  test("a refused token is replaced once, and an answer for another user is dropped", async () => {
    const { page, context } = await at("/ttable?input=A.B&fn=B.A&compare=1");
    const legend = page.getByRole("region", { name: "Equal columns" });
    await legend.waitFor();
    let renewals = 0;
    page.on(
      "request",
      (request) => (renewals += Number(request.url().includes("securetoken.googleapis.com"))),
    );
    const accepted: boolean[] = [];
    await context.route("**/api/mix/ttable/solve", async (route) => {
      accepted.push(renewals > 0);
      if (renewals > 0) return route.continue();
      const body = { message: "Sign in, then try again.", code: "unauthenticated" };
      return route.fulfill({ status: 401, json: body });
    });
    const renewed = page.waitForResponse("**/securetoken.googleapis.com/**");
    await page.reload();
    await renewed;
    await legend.waitFor();
    expect(renewals).toBe(1);
    expect(accepted.filter(Boolean)).toHaveLength(1);

    let answer = () => {};
    await context.unroute("**/api/mix/ttable/solve");
    await context.route("**/api/mix/ttable/solve", async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
    await page.reload();
    await page.getByText("Comparing columns").waitFor({ state: "attached" });
    const account = new AccountScreen(page);
    const isCall = (request: Request) => request.url().endsWith("/api/mix/ttable/solve");
    const over = Promise.race([
      page.waitForEvent("requestfailed", isCall),
      page.waitForEvent("requestfinished", isCall),
    ]);
    await account.signOut();
    answer();
    await over;
    await untilIdle(page);
    expect(await legend.count()).toBe(0);
  });
});
