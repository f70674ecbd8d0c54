// The card about the current package: PREMIUM or FREE, and neither before it is known.

import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { ReturnScreen } from "./return-screen.ts";

const open = useBrowser();
const site = inject("url");
const packageCalls = "**/api/signed/package";
const freeSentence =
  "Every tool works. Premium adds step-by-step explanations, column comparison and custom number bases.";
const failureSentence = "It could not be checked whether you have Premium. Try again in a minute.";

type Options = NonNullable<Parameters<typeof open>[0]>;

async function opened(options: Options = {}) {
  const { page, context, errors } = await open({ path: "/upgrade", ...options });
  const { packageCard: card, badge } = new ReturnScreen(page, site);
  await card.waitFor();
  return {
    page,
    context,
    errors,
    card,
    badge,
    says: (text: string) => card.getByText(text, { exact: true }),
  };
}

/** Keeps every word that the page shows from now on, over reloads. */
async function keepWords(context: BrowserContext): Promise<(page: Page) => Promise<readonly string[]>> {
  await context.addInitScript(() => {
    const words = new Set<string>();
    Object.assign(window, { words });
    const look = () => {
      for (const element of document.querySelectorAll("main p")) words.add(element.textContent);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return (page) => page.evaluate(() => [...(window as unknown as { words: Set<string> }).words]);
}

/** As in a browser that knows the user and not the package. */
function forgetPackage(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => localStorage.removeItem("package"));
}

describe("a visitor", () => {
  test.each([
    ["who is not signed in", {}],
    ["without a package", { as: "free@example.com" }],
    ["whose address is not verified", { as: "unverified@example.com" }],
  ] as const)("%s has FREE", async (_who, options) => {
    const { says, badge, errors } = await opened(options);
    await says("FREE").waitFor();
    await says(freeSentence).waitFor();
    expect(await badge.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test.each([
    ["en-US", { year: "numeric", month: "long", day: "numeric" }],
    ["de-DE", { year: "numeric", month: "long", day: "numeric" }],
  ] as const)("who is premium sees the days left and the last day as %s writes it", async (locale, form) => {
    const { page, says } = await opened({ as: "premium@example.com", locale });
    await says("PREMIUM").waitFor();
    const kept = await page.evaluate(() => localStorage.getItem("package"));
    const { StartDate, Period } = JSON.parse(kept ?? "").package;
    const lastMs = Date.parse(StartDate) + Period * 24 * 60 * 60 * 1000 - 1;
    const lastDay = new Date(lastMs).toLocaleDateString(locale, form);
    await says(`30 days left. The last day is ${lastDay}.`).waitFor();
  });
});

describe("on arrival", () => {
  test("known Premium shows at once, and FREE never, while nobody answers", async () => {
    const { page, context, says } = await opened({ as: "premium@example.com" });
    const words = await keepWords(context);
    await context.route(packageCalls, () => undefined);
    await context.route("**/assets/identity-*", () => undefined);
    await page.reload();
    await says("PREMIUM").waitFor();
    await page.waitForTimeout(300);
    expect(await words(page)).not.toContain("FREE");
  });

  test("a package that is not known is neither until the service has answered", async () => {
    const { page, context, card, says } = await opened({ as: "premium@example.com" });
    const words = await keepWords(context);
    await forgetPackage(context);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await context.route(packageCalls, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.getByText("Premium Demo").waitFor();
    expect(await card.getAttribute("aria-busy")).toBe("true");
    await card.getByText("Loading").waitFor({ state: "attached" });
    answer();
    await says("PREMIUM").waitFor();
    expect(await card.getAttribute("aria-busy")).toBe("false");
    expect(await words(page)).not.toContain("FREE");
  });

  test.each(sizeNames)("the cards end where they end on a %s, whatever comes late", async (size) => {
    const { page, context, card, says } = await opened({ as: "premium@example.com", size });
    const below = () =>
      Promise.all(
        [card, page.getByRole("region", { name: "Account" })].map((each) =>
          each.evaluate((element) => element.getBoundingClientRect().bottom),
        ),
      );
    await page.getByText("Premium Demo").waitFor();
    const expected = await below();
    await forgetPackage(context);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route(/\/assets\/identity-|\/api\/signed\/package/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.getByRole("region", { name: "Account" }).waitFor();
    expect(await below(), "while restoring").toEqual(expected);
    release();
    await page.getByText("Premium Demo").waitFor();
    expect(await below(), "with the user").toEqual(expected);
    await says("PREMIUM").waitFor();
    expect(await below(), "with the package").toEqual(expected);
  });
});

describe("what cannot be asked is told, and can be tried again", () => {
  const failures: readonly (readonly [
    string,
    string | RegExp,
    (context: BrowserContext) => Promise<unknown>,
  ])[] = [
    [
      "a service that is not available",
      packageCalls,
      (context) =>
        context.route(packageCalls, (route) =>
          route.fulfill({ status: 503, json: { message: "Not now.", code: "unavailable" } }),
        ),
    ],
    [
      "a network that is gone",
      packageCalls,
      (context) => context.route(packageCalls, (route) => route.abort()),
    ],
    ...["session", "identity"].map((part) => {
      // The server that does not send the part does not answer for the page either.
      const files = new RegExp(`/assets/(?:${part}|index|start)-`);
      const breakPart = (context: BrowserContext) =>
        context.route(files, (route) =>
          route.request().url().includes(`/${part}-`) || route.request().method() === "HEAD"
            ? route.abort("internetdisconnected")
            : route.continue(),
        );
      return [`the part ${part}`, files, breakPart] as const;
    }),
  ];
  test.each(failures)("%s", async (_name, calls, breakIt) => {
    const { page, context, card, says } = await opened({
      as: "premium@example.com",
      before: async (fresh) => {
        await forgetPackage(fresh);
        await breakIt(fresh);
      },
    });
    await says(failureSentence).waitFor();
    expect(await says("FREE").count()).toBe(0);
    const again = card.getByRole("button", { name: "Try again" });
    // The button stands there until the next try begins, so it is the try that is waited for.
    const tried = Promise.race([page.waitForEvent("requestfailed"), page.waitForEvent("requestfinished")]);
    await Promise.all([tried, again.click()]);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("main");
    await says(failureSentence).waitFor();
    await context.unroute(calls);
    await again.click();
    await says("PREMIUM").waitFor();
    expect(await again.count()).toBe(0);
  });

  test("known FREE is not claimed either, and known Premium stands", async () => {
    const noAnswer = (context: BrowserContext) => context.route(packageCalls, (route) => route.abort());
    const free = await opened({ as: "free@example.com", before: noAnswer });
    await free.says(failureSentence).waitFor();
    const premium = await opened({ as: "premium@example.com", before: noAnswer });
    await premium.page.waitForTimeout(300);
    await premium.says("PREMIUM").waitFor();
    expect(await premium.says(failureSentence).count()).toBe(0);
  });
});

describe.each(sizeNames)("on a %s", (size) => {
  test("the card can be read", async () => {
    for (const as of ["premium@example.com", "free@example.com"] as const) {
      const { page, card, says } = await opened({ as, size });
      await says(as === "premium@example.com" ? "PREMIUM" : "FREE").waitFor();
      expect(await axeFaultsInBoth(page)).toEqual([]);
      const mine = await card.boundingBox();
      const account = await page.getByRole("region", { name: "Account" }).boundingBox();
      if (!mine || !account) throw new Error("The cards are not drawn.");
      // Left of the account, as high; on a phone above, as wide.
      expect([mine.x < account.x, mine.height === account.height]).toEqual([
        size === "desktop",
        size === "desktop",
      ]);
      expect([mine.y < account.y, mine.width === account.width]).toEqual([
        size === "phone",
        size === "phone",
      ]);
    }
  });
});
