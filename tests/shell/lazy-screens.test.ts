// Screens and panels that are fetched on demand: each says that it could not be fetched, leaves the page around it alone,
// and comes with the next press, with the network or with a reload.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Size, useBrowser } from "#support/browser/browser.ts";
import { named } from "#support/browser/named.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";
import { failure, openWithout, sentence, tryAgain } from "./broken-files.ts";
import { entryScript, ownStylesOf, scriptOf } from "#support/browser/built-file.ts";

const open = useBrowser();

function drawerLink(name: string) {
  return (page: Page) => page.getByRole("link", { name, exact: true });
}

async function solved(files: readonly string[], size: Size = "desktop") {
  const opened = await openWithout(open, files, { size, path: "/simplify" });
  const screen = new SimplifierScreen(opened.page);
  await screen.solve("AB+A'C+BC");
  return { ...opened, screen };
}

const screens = [
  ["#/", scriptOf("src/features/home/home-page.tsx"), "Home"],
  ["#/ttable", scriptOf("src/features/truth-table/truth-table-page.tsx"), "Truth Table"],
  ["#/soppos", scriptOf("src/features/sop-pos/sop-pos-page.tsx"), "SoP PoS"],
  ["#/kmap", scriptOf("src/features/kmap/kmap-page.tsx"), "Karnaugh Map"],
  ["#/number-systems", scriptOf("src/features/number-systems/number-systems-page.tsx"), "Number Systems"],
  ["#/csim", scriptOf("src/features/simulator/simulator-page.tsx"), "Simulator"],
] as const;
const styleSheet = ownStylesOf("/ttable");

/** From an answer to a screen that fails and comes, and back. */
async function goThere(
  { page, screen, brokenOf }: Awaited<ReturnType<typeof solved>>,
  [hash, file, title]: readonly [hash: string, file: string, title: string],
  whenDrawn: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { mend, fetched } = brokenOf(file);
  await drawerLink(title)(page).click();
  await failure(page).waitFor();
  expect(new URL(page.url()).hash).toBe(hash);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
  expect(await page.locator("main").textContent()).not.toContain("assets");
  await tryAgain(page).click();
  await failure(page).waitFor();

  mend();
  await tryAgain(page).click();
  await failure(page).waitFor({ state: "detached" });
  await expect.poll(fetched).toBeGreaterThan(0);
  await page.locator("main").locator("input, textarea, [role=application]").first().waitFor();
  await whenDrawn();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");

  await page.goBack();
  await screen.row("Result").waitFor();
  expect(await screen.field.inputValue()).toBe("AB+A'C+BC");
}

test("a screen without its script says so, keeps the page around it, and comes with the next press", async () => {
  const opened = await solved(screens.map(([, file]) => file));
  for (const screen of screens) await named(screen[1], () => goThere(opened, screen));
});

test("a screen whose style sheet failed says so too, and is drawn only once it has come", async () => {
  const opened = await solved([styleSheet]);
  const { page } = opened;
  await goThere(opened, ["#/ttable", styleSheet, "Truth Table"], async () => {
    const styles = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][href*=truth-table-page]"),
        ({ sheet }) => (sheet ? sheet.cssRules.length : 0),
      ),
    );
    expect(styles).toHaveLength(1);
    expect(styles[0]).toBeGreaterThan(10);
    await page.getByRole("button", { name: "Generate" }).waitFor();
  });
});

describe.each(["desktop", "phone"] as const)("the history panel on a %s", (size) => {
  test("shows its title, its close button and what failed, and leaves the answer alone", async () => {
    const file = scriptOf("src/history/history-panel.tsx");
    const { page, screen, brokenOf } = await solved([file], size);
    await page.getByRole("button", { name: "History" }).click();
    const panel = page.getByRole("complementary", { name: "History" });
    await panel.getByText(sentence).waitFor();
    await panel.getByRole("button", { name: "Close" }).click();
    await panel.waitFor({ state: "detached" });
    expect(await screen.field.inputValue()).toBe("AB+A'C+BC");
    expect(await screen.row("Result").isVisible()).toBe(true);

    brokenOf(file).mend();
    await page.getByRole("button", { name: "History" }).click();
    await panel.getByRole("button", { name: "Try again" }).click();
    await panel.getByRole("listitem").first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    expect(await screen.row("Result").count()).toBe(1);
  });
});

test("a panel opens with its title and its close button before its content", async () => {
  const { page } = await open({
    path: "/simplify",
    before: (context) => context.route(scriptOf("src/history/history-panel.tsx"), () => undefined),
  });
  await page.getByRole("button", { name: "History" }).click();
  const panel = page.getByRole("complementary", { name: "History" });
  await panel.getByRole("button", { name: "Close" }).waitFor();
  await page.getByText("Loading", { exact: true }).waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
});

test("a style sheet that fails after its screen was drawn comes with a screen after it", async () => {
  let fail = () => undefined as unknown;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  let asked = 0;
  const { page } = await open({
    path: "/ttable",
    before: (context) =>
      context.route(ownStylesOf("/ttable"), async (route) => {
        asked += 1;
        if (asked > 1) return route.continue();
        await failing;
        return route.abort("internetdisconnected");
      }),
    until: "commit",
  });
  // Until then the frame's links open the screens, which fetches nothing lazily. The frame itself is not there at once.
  await page.locator("#root").getByRole("textbox").first().waitFor();
  await page.waitForSelector("page-frame", { state: "detached" });
  await expect.poll(() => asked).toBe(1);
  const failed = page.waitForEvent("requestfailed");
  fail();
  await failed;
  // The page may hear of the failure while it fetches the first of the two.
  await drawerLink("SoP PoS")(page).click();
  await page.getByRole("table").waitFor();
  await drawerLink("Number Systems")(page).click();
  await page.getByLabel("Number", { exact: true }).waitFor();
  await expect.poll(() => asked).toBe(2);
});

test("a screen is fetched by itself when the network returns", async () => {
  // A page that was used before may have the screen in its cache.
  const { page, context } = await open({ path: "/simplify", isFresh: true });
  await new SimplifierScreen(page).field.waitFor();
  await context.setOffline(true);
  await drawerLink("SoP PoS")(page).click();
  await failure(page).waitFor();
  await context.setOffline(false);
  await page.getByRole("table").waitFor();
  expect(await failure(page).count()).toBe(0);
});

test("a screen of a version that is gone offers the new one", async () => {
  const { page } = await open({
    path: "/simplify",
    before: async (context) => {
      await context.route(scriptOf("src/features/sop-pos/sop-pos-page.tsx"), (route) =>
        route.fulfill({ status: 404 }),
      );
      await context.route(entryScript(), (route) =>
        route.request().method() === "HEAD" ? route.fulfill({ status: 404 }) : route.continue(),
      );
    },
  });
  const screen = new SimplifierScreen(page);
  await screen.field.fill("A+B.C");
  await expect.poll(() => page.url()).toContain("input=A");
  await drawerLink("SoP PoS")(page).click();
  await page.getByText("A new version of this page is ready. Reload to go on.").waitFor();
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload" }).click()]);
  await page.goBack();
  await expect.poll(() => screen.field.inputValue()).toBe("A+B.C");
});

test("a pressed link is marked and titled before its screen has come, and a bar runs after a moment", async () => {
  const { page } = await open({
    path: "/simplify",
    before: (context) => context.route(scriptOf("src/features/sop-pos/sop-pos-page.tsx"), () => undefined),
  });
  const link = drawerLink("SoP PoS")(page);
  await link.click();
  await page.getByRole("heading", { level: 1, name: "SoP PoS" }).waitFor();
  expect(await link.getAttribute("aria-current")).toBe("page");
  await page.getByText("Loading", { exact: true }).waitFor({ state: "attached" });
});
