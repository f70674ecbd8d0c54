// The card about the current package: PREMIUM or FREE, and neither before it is known.
// @module-tag deep

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { AccountScreen } from "#support/browser/account-screen.ts";
import {
  type DemoEmail,
  demoPassword,
  type OpenOptions,
  type Size,
  sizeNames,
  useBrowser,
} from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { named } from "#support/browser/named.ts";
import { untilIdle } from "#support/browser/until-idle.ts";
import { ReturnScreen } from "./return-screen.ts";
import { entryScript, scriptOf } from "#support/browser/built-file.ts";

const open = useBrowser();
const site = inject("url");
const packageCalls = "**/api/signed/package";
const freeSentence = "Every tool works. Premium checks your own steps and explains each answer.";
const failureSentence = "It could not be checked whether you have Premium. Try again in a minute.";

type Opened = Awaited<ReturnType<typeof opened>>;

async function opened(options: OpenOptions = {}) {
  const { page, errors } = await open({ path: "/upgrade", ...options });
  const { packageCard: card, badge } = new ReturnScreen(page, site);
  await card.waitFor();
  return {
    page,
    errors,
    card,
    badge,
    packages: page.getByRole("region", { name: "Packages", exact: true }),
    says: (text: string) => card.getByText(text, { exact: true }),
  };
}

/** Keeps every word that the page shows from now on, over reloads. */
async function keepWords(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const words = new Set<string>();
    Object.assign(window, { words });
    const look = () => {
      for (const element of document.querySelectorAll("main p")) words.add(element.textContent);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { words: Set<string> }).words]);
}

/** Makes the next load be as in a browser that knows the user and not the package. */
async function forgetPackage(page: Page): Promise<void> {
  // When that load begins: the page that is open may keep an answer yet.
  await page.evaluate(() => sessionStorage.setItem("forget", "package"));
}

/** The pages of those who are signed in: one for each, which its tests load again. */
const pages = new Map<string, Opened>();
async function of(as: DemoEmail, size: Size = "desktop"): Promise<Opened> {
  const key = `${as} ${size}`;
  const known = pages.get(key);
  if (!known) throw new Error(`${key} has no page.`);
  await known.page.unrouteAll();
  await known.page.reload();
  await known.card.waitFor();
  return known;
}
beforeAll(async () => {
  for (const size of sizeNames)
    for (const as of ["premium@example.com", "free@example.com"] as const)
      pages.set(`${as} ${size}`, await opened({ as, size }));
  for (const { page } of pages.values())
    await page.addInitScript(() => {
      const forgotten = sessionStorage.getItem("forget");
      sessionStorage.removeItem("forget");
      if (forgotten !== null) localStorage.removeItem(forgotten);
    });
});

describe("a visitor", () => {
  test("has FREE who is not signed in, without a package, and whose address is not verified", async () => {
    const expectFree = async ({ says, badge }: Opened) => {
      await says("FREE").waitFor();
      await says(freeSentence).waitFor();
      expect(await badge.count()).toBe(0);
    };
    const visitor = await opened();
    await named("who is not signed in", () => expectFree(visitor));
    await named("whose address is not verified", async () => {
      const account = new AccountScreen(visitor.page);
      await account.signIn("unverified@example.com", demoPassword);
      await visitor.page.reload();
      await account.banner.waitFor();
      await expectFree(visitor);
    });
    expect(visitor.errors).toEqual([]);
    await named("without a package", async () => {
      const free = await of("free@example.com");
      await expectFree(free);
      expect(free.errors).toEqual([]);
    });
  });

  test("who has Premium reads that buying again adds days, and who has not does not", async () => {
    const premium = await of("premium@example.com");
    await premium.packages.getByText("Buying again adds its days to the end.", { exact: true }).waitFor();
    const free = await of("free@example.com");
    await free.says("FREE").waitFor();
    await free.packages.getByRole("button", { name: "Buy Now" }).first().waitFor();
    expect(await free.packages.getByText(/Buying again/).count()).toBe(0);
  });

  test.each([
    ["en-US", { year: "numeric", month: "long", day: "numeric" }],
    ["de-DE", { year: "numeric", month: "long", day: "numeric" }],
  ] as const)("who is premium sees the days left and the last day as %s writes it", async (locale, form) => {
    const { page, says } =
      locale === "en-US"
        ? await of("premium@example.com")
        : await opened({ as: "premium@example.com", locale });
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
    const { page, says } = await of("premium@example.com");
    const words = await keepWords(page);
    await page.route(packageCalls, () => undefined);
    await page.route(scriptOf("src/account/identity.ts"), () => undefined);
    const asked = page.waitForRequest(scriptOf("src/account/identity.ts"));
    await page.reload();
    await says("PREMIUM").waitFor();
    await asked;
    await untilIdle(page);
    expect(await words()).not.toContain("FREE");
  });

  test("a package that is not known is neither until the service has answered", async () => {
    const { page, card, says } = await of("premium@example.com");
    const words = await keepWords(page);
    await forgetPackage(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(packageCalls, async (route) => {
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
    expect(await words()).not.toContain("FREE");
  });

  test.each(sizeNames)("the cards end where they end on a %s, whatever comes late", async (size) => {
    const { page, card, says } = await of("premium@example.com", size);
    const below = () =>
      Promise.all(
        [card, page.getByRole("region", { name: "Account" })].map((each) =>
          each.evaluate((element) => element.getBoundingClientRect().bottom),
        ),
      );
    await page.getByText("Premium Demo").waitFor();
    const expected = await below();
    await forgetPackage(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    for (const asked of [scriptOf("src/account/identity.ts"), "**/api/signed/package"])
      await page.route(asked, async (route) => {
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

type Asked = string | ((url: URL) => boolean);

describe("what cannot be asked is told, and can be tried again", () => {
  const failures: readonly (readonly [string, Asked, (page: Page) => Promise<unknown>])[] = [
    [
      "a service that is not available",
      packageCalls,
      (page) =>
        page.route(packageCalls, (route) =>
          route.fulfill({ status: 503, json: { message: "Not now.", code: "unavailable" } }),
        ),
    ],
    [
      // A refusal is not tried again by itself.
      "a service that refuses",
      packageCalls,
      (page) =>
        page.route(packageCalls, (route) =>
          route.fulfill({ status: 429, json: { message: "Too many calls.", code: "rate_limited" } }),
        ),
    ],
    ["a network that is gone", packageCalls, (page) => page.route(packageCalls, (route) => route.abort())],
    ...["session.tsx", "identity.ts"].map((module) => {
      const lazy = scriptOf(`src/account/${module}`);
      // The server that does not send the script does not answer for the page either.
      const isBroken = ({ pathname }: URL) => [lazy, entryScript()].includes(`**${pathname}`);
      const breakIt = (page: Page) =>
        page.route(isBroken, (route) =>
          lazy.endsWith(new URL(route.request().url()).pathname) || route.request().method() === "HEAD"
            ? route.abort("internetdisconnected")
            : route.continue(),
        );
      return [`the script of ${module}`, isBroken, breakIt] as const;
    }),
  ];
  test("a service that is not available or refuses, a network that is gone, a script that does not come", async () => {
    for (const [name, calls, breakIt] of failures)
      await named(name, async () => {
        const { page, card, says } = await of("premium@example.com");
        await says("PREMIUM").waitFor();
        await forgetPackage(page);
        await breakIt(page);
        await page.reload();
        await says(failureSentence).waitFor();
        expect(await says("FREE").count()).toBe(0);
        const again = card.getByRole("button", { name: "Try again" });
        // The button stands there until the next try begins, so it is the try that is waited for.
        const tried = Promise.race([
          page.waitForEvent("requestfailed"),
          page.waitForEvent("requestfinished"),
        ]);
        await Promise.all([tried, again.click()]);
        await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("main");
        await says(failureSentence).waitFor();
        await page.unroute(calls);
        await again.click();
        await says("PREMIUM").waitFor();
        expect(await again.count()).toBe(0);
      });
  });

  test("known FREE is not claimed either, and known Premium stands", async () => {
    const noAnswer = async ({ page, card }: Opened) => {
      await page.waitForLoadState("networkidle");
      await page.route(packageCalls, (route) => route.abort());
      const failed = page.waitForEvent("requestfailed");
      await page.reload();
      await failed;
      await card.waitFor();
    };
    const free = await of("free@example.com");
    await noAnswer(free);
    await free.says(failureSentence).waitFor();
    const premium = await of("premium@example.com");
    await noAnswer(premium);
    // The page asks again a second after it has taken note of the failure.
    await premium.page.waitForEvent("requestfailed");
    await premium.says("PREMIUM").waitFor();
    expect(await premium.says(failureSentence).count()).toBe(0);
  });
});

describe.each(sizeNames)("on a %s", (size) => {
  test("the card can be read", async () => {
    for (const as of ["premium@example.com", "free@example.com"] as const) {
      const { page, card, says } = await of(as, size);
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
