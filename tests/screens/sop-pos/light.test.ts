// The minimal form beside the table: the bar on phones, and the terms that a row lights.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { SopPosScreen } from "./screen.ts";

const open = useBrowser();

async function openScreen(options: OpenOptions) {
  const opened = await open(options);
  const screen = new SopPosScreen(opened.page);
  await screen.table.waitFor();
  return { ...opened, screen };
}

/** A.B + B'.C */
const sum = "/soppos?vars=3&rows=1,5-7";

/** The marked terms of the minimal form in the card, as a copy has them. */
const lit = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("math")
    .nth(1)
    .evaluate((form) => [...form.querySelectorAll("[data-lit]")].map((term) => term.textContent).join(" "));

describe.each(sizeNames)("on a %s", (size) => {
  test("a press on a row lights the products that cover it, marked by a line and said politely", async () => {
    const { page, screen } = await openScreen({ size, path: sum });
    await expect.poll(() => screen.minimal()).toBe("A.B+B'.C");
    expect(await lit(page)).toBe("");
    await screen.table.locator("tr[data-row='0'] td").first().click();
    await expect.poll(() => screen.ticked()).toEqual([0, 1, 5, 6, 7]);
    await expect.poll(() => lit(page)).toBe("A'.B'");
    await page.getByRole("status").filter({ hasText: "Row 0 is covered by A'.B'" }).waitFor();
    const border = await page
      .locator("[data-lit]")
      .filter({ visible: true })
      .last()
      .evaluate((term) => getComputedStyle(term).borderBottomWidth);
    expect(border).toBe("2px");
    await screen.table.locator("tr[data-row='0'] td").first().click();
    await expect.poll(() => lit(page)).toBe("");
    expect(await page.getByText("is covered by").count()).toBe(0);
  });
});

test("in PoS it lights the clauses", async () => {
  const { page, screen } = await openScreen({ path: `${sum}&form=pos` });
  await expect.poll(() => screen.minimal()).toBe("(A+B').(B+C)");
  await screen.row(3).focus();
  await expect.poll(() => lit(page)).toBe("(A +B')");
  await page.getByRole("status").filter({ hasText: "Row 3 is covered by (A+B')" }).waitFor();
  await screen.row(7).focus();
  await expect.poll(() => lit(page)).toBe("");
});

test("the pointer and the arrow keys light without changing the selection", async () => {
  const { page, screen } = await openScreen({ path: "/soppos?vars=3&rows=1,3,5,6,7" });
  await expect.poll(() => screen.minimal()).toBe("A.B+C");
  await screen.table.locator("tr[data-row='7'] td").first().hover();
  await expect.poll(() => lit(page)).toBe("A.B C");
  await page.getByText("Row 7 is covered by").waitFor();
  await screen.row(5).focus();
  await page.mouse.move(0, 0);
  await expect.poll(() => lit(page)).toBe("C");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => lit(page)).toBe("A.B");
  expect(await screen.ticked()).toEqual([1, 3, 5, 6, 7]);
  await screen.more.click();
  expect(await page.locator("tr[data-lit]").count()).toBe(0);
});

test("a press beside the checkbox keeps the focus in the row", async () => {
  const { page, screen } = await openScreen({ path: sum });
  await screen.table.locator("tr[data-row='2'] td").first().click();
  await expect.poll(() => screen.row(2).evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect.poll(() => screen.ticked()).toEqual([1, 2, 3, 5, 6, 7]);
});

describe("the bar at the lower edge of a phone", () => {
  const long = "/soppos?vars=5&rows=1,5-7,12-20";

  test("shows the live minimal form on one line while the card is out of sight, and goes to it", async () => {
    const { screen } = await openScreen({ size: "phone", path: long });
    await expect.poll(() => screen.minimal()).not.toBeNull();
    await screen.bar.waitFor();
    const { y = 0, height = 0, x = 1, width = 0 } = (await screen.bar.boundingBox()) ?? {};
    expect([x, width, Math.round(y + height)]).toEqual([0, 360, 760]);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThan(60);
    const before = await screen.minimal();
    expect(await screen.bar.locator("[aria-hidden]").first().textContent()).toContain(before);
    await screen.row(3).click();
    await expect.poll(() => screen.minimal()).not.toBe(before);
    expect(await screen.bar.locator("[aria-hidden]").first().textContent()).toContain(await screen.minimal());

    await screen.bar.click();
    const title = screen
      .card("Sum of products")
      .getByRole("heading", { name: "Sum of products", exact: true });
    await expect.poll(() => title.evaluate((heading) => document.activeElement === heading)).toBe(true);
    await screen.bar.waitFor({ state: "hidden" });
  });

  test("shows the lit term, also where it stands past the cut end", async () => {
    const { page, screen } = await openScreen({ size: "phone", path: long });
    await expect.poll(() => screen.minimal()).not.toBeNull();
    for (const row of [1, 7, 12, 20]) {
      await screen.row(row).focus();
      const mark = screen.bar.locator("[data-lit]").first();
      await mark.waitFor();
      await expect
        .poll(async () => {
          const { x = -1, width = 0 } = (await mark.boundingBox()) ?? {};
          return x >= 0 && x + width <= 360;
        })
        .toBe(true);
    }
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toMatch(/^Row 20/);
  });

  test("covers no row that has the focus", async () => {
    const { page, screen } = await openScreen({ size: "phone", path: long });
    await screen.row(0).focus();
    for (let row = 1; row < 20; row += 1) {
      await page.keyboard.press("ArrowDown");
      const bar = await screen.bar.boundingBox();
      const box = await screen.row(row).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? Infinity) + 1);
    }
  });

  test("keeps out of what the phone needs at its lower edge", async () => {
    const { page, context, screen } = await openScreen({ size: "phone", path: long });
    await screen.bar.waitFor();
    const { height: before = 0 } = (await screen.bar.boundingBox()) ?? {};
    const session = await context.newCDPSession(page);
    await session.send(
      "Emulation.setSafeAreaInsetsOverride" as "Emulation.setScrollbarsHidden",
      {
        insets: { bottom: 34 },
      } as unknown as { hidden: boolean },
    );
    await expect.poll(async () => (await screen.bar.boundingBox())?.height ?? 0).toBeGreaterThan(before + 30);
  });

  test("stays where the news that the card was in sight comes together with the news that it no longer is", async () => {
    const { screen } = await openScreen({
      size: "phone",
      path: long,
      before: (context) =>
        context.addInitScript(() => {
          window.IntersectionObserver = class extends IntersectionObserver {
            constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
              const outdated = (entry: IntersectionObserverEntry) =>
                ({ isIntersecting: !entry.isIntersecting }) as IntersectionObserverEntry;
              super(
                (entries, observer) =>
                  callback(
                    entries.flatMap((each) => [outdated(each), each]),
                    observer,
                  ),
                options,
              );
            }
          };
        }),
    });
    await screen.bar.waitFor();
  });

  test("is not there on a desktop, nor on paper", async () => {
    const { screen } = await openScreen({ path: "/soppos?vars=8&rows=1" });
    expect(await screen.bar.isVisible()).toBe(false);
    const phone = await openScreen({ size: "phone", path: long });
    await phone.screen.bar.waitFor();
    await phone.page.emulateMedia({ media: "print" });
    expect(await phone.screen.bar.isVisible()).toBe(false);
  });
});

test("after Try again the focus is on the expression's heading", async () => {
  let isBlocked = true;
  const { page, screen } = await openScreen({
    path: "/soppos",
    before: (context) => context.route(/\.wasm$/, (route) => (isBlocked ? route.abort() : route.continue())),
  });
  await screen.row(1).click();
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  isBlocked = false;
  await again.press("Enter");
  await expect.poll(() => screen.canonical()).toBe("A'.B");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Sum of products");
});
