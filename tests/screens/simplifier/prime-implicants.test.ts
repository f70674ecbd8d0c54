// The prime implicants of an answer: each in one row, with its min terms and its marks, at any width.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { SimplifierScreen } from "./screen.ts";

const open = useBrowser();

async function openSolved(text: string, options: OpenOptions = {}) {
  const { page } = await open({ path: "/simplify", ...options });
  const screen = new SimplifierScreen(page);
  await screen.solve(text);
  return { page, screen };
}

/** How far the prime implicants reach beyond the card, in px; 0 or less when they keep to it. */
const beyondCard = (screen: SimplifierScreen) =>
  screen
    .row("Prime Implicants")
    .locator("xpath=..")
    .evaluate((row) => {
      const parts = [...row.querySelectorAll("[role=math], td, button")];
      const ends = parts.map((part) => part.getBoundingClientRect().right);
      return Math.max(...ends) - (row.closest("section")?.getBoundingClientRect().right ?? -Infinity);
    });
const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe("each prime implicant is one row", () => {
  /** The rows' products and min terms, as boxes. */
  const cellsOf = (screen: SimplifierScreen) =>
    screen
      .row("Prime Implicants")
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => {
          const [product, numbers] = [...row.querySelectorAll("td")].map((cell) =>
            cell.getBoundingClientRect(),
          );
          return { product, numbers, text: row.textContent };
        }),
      );

  test("600, 900 and 1280 px wide the min terms are beside the product", async () => {
    const { page, screen } = await openSolved("ABC+DEF+GHI");
    for (const width of [600, 900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const { product, numbers } of await cellsOf(screen)) {
        expect.soft(numbers?.left, `${width} px`).toBeGreaterThanOrEqual(product?.right ?? Infinity);
        expect.soft(numbers?.height, `${width} px`).toBeLessThanOrEqual(46);
      }
      expect.soft(await sidewaysOf(page), `${width} px`).toBe(0);
    }
  });

  test("320, 360 and 599 px wide they are under it, and nothing is cut off", async () => {
    const { page, screen } = await openSolved("ABC+DEF+GHI", { size: "phone" });
    for (const width of [320, 360, 599]) {
      await page.setViewportSize({ width, height: 740 });
      const cardRight = await screen.answer.evaluate((card) => card.getBoundingClientRect().right);
      const cells = await cellsOf(screen);
      expect
        .soft(
          cells.map(({ text }) => text.replace(/^.*?(?=\d)/, "")),
          `${width} px`,
        )
        .toEqual(["448, 449, 450, 451 … (64)", "56, 57, 58, 59, 60 … (64)", "7, 15, 23, 31, 39 … (64)"]);
      for (const { product, numbers } of cells) {
        expect.soft(numbers?.top, `${width} px`).toBeGreaterThanOrEqual(product?.bottom ?? Infinity);
        expect.soft(numbers?.height, `${width} px`).toBeLessThanOrEqual(24);
        expect.soft(numbers?.right, `${width} px`).toBeLessThanOrEqual(cardRight);
      }
      expect.soft(await sidewaysOf(page), `${width} px`).toBe(0);
    }
  });

  test("products of 8, 10 and 12 variables with digits keep to the card at any width", async () => {
    const { page } = await open({ path: "/simplify" });
    const screen = new SimplifierScreen(page);
    for (const n of [8, 10, 12]) {
      const literals = Array.from({ length: n }, (_, at) => `x${at + 1}${at % 2 === 0 ? "'" : ""}`);
      await screen.solve(`${literals.join("")}+${literals.slice(0, 3).join("")}x${n}`);
      for (const width of [320, 360, 600, 900, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const message = `${n} variables, ${width} px`;
        await expect.poll(() => beyondCard(screen), { message }).toBeLessThanOrEqual(0);
        expect.soft(await sidewaysOf(page), message).toBe(0);
      }
      await screen.begin();
    }
  });

  test("those of the result come first, and one more than five is shown rather than a button", async () => {
    const { screen } = await openSolved("A.B'+B.C'+C.A'");
    const primes = screen.row("Prime Implicants");
    const rows = async () => (await primes.getByRole("row").allInnerTexts()).slice(1);
    const marked = (await rows()).map((row) => row.includes("in the result"));
    expect(marked).toEqual([true, true, true, false, false, false]);
    const more = primes.getByRole("button", { name: /^All \d+ prime implicants$/ });
    expect(await more.count()).toBe(0);
    await screen.solve("0 1 2 5 6 7 8 9 10 14");
    await expect.poll(() => more.count()).toBe((await rows()).length > 6 ? 1 : 0);
  });

  test("a product takes the room that the min terms leave, and its marks stay on its first line", async () => {
    const product = Array.from({ length: 16 }, (_, at) => `x${100 + at}`).join(".");
    const { page, screen } = await openSolved(product);
    for (const width of [1280, 700, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const row = screen.row("Prime Implicants").getByRole("row").filter({ hasText: product });
      const measure = () =>
        row.evaluate((line) => {
          const math = line.querySelector("[data-long] > :last-child");
          const mark = line.querySelector("[class*=inResult]")?.getBoundingClientRect();
          const box = line.querySelector("[role=math]")?.parentElement?.getBoundingClientRect();
          const lines = [...(math?.getClientRects() ?? [])];
          const [first] = lines;
          if (!mark || !first || !box) throw new Error("Nothing is drawn.");
          const center = (mark.top + mark.bottom) / 2;
          return {
            lines: new Set(lines.map(({ top }) => Math.round(top))).size,
            isOnFirst: center > first.top && center < first.bottom,
            room: box.width,
          };
        });
      await expect.poll(async () => (await measure()).lines, { message: `${width}` }).toBeGreaterThan(1);
      const found = await measure();
      expect(found.isOnFirst, `${width}`).toBe(true);
      // One min term of five digits.
      if (width === 1280) expect(found.room).toBeGreaterThan(360);
    }
  });

  test("essential ones and those of the result are marked, in words too, with one legend", async () => {
    const { screen } = await openSolved("AB+A'C+BC");
    const rows = (await screen.row("Prime Implicants").locator("tbody tr").allInnerTexts()).map((text) =>
      text.replace(/\s+/g, " ").trim(),
    );
    expect(rows).toEqual([
      "in the result ✱ essential A.B 6, 7",
      "in the result ✱ essential A'.C 1, 3",
      "B.C 3, 7",
    ]);
    const words = await screen.row("Prime Implicants").innerText();
    expect(words.match(/essential/g)).toHaveLength(3);
    expect(words.match(/in the result/g)).toHaveLength(3);

    await screen.begin();
    await screen.solve("A.B'+B.C'+C.A'");
    const others = await screen.row("Prime Implicants").innerText();
    expect(others, "where no prime is essential the legend has no star").not.toContain("✱");
    expect(others).toContain("in the result");
  });

  test("the answer of 0 has None there, that of 1 has 1 and that of A has A", async () => {
    const { page } = await open({ path: "/simplify" });
    const screen = new SimplifierScreen(page);
    for (const [text, shown] of [
      ["0", "None"],
      ["1", "1"],
      ["A", "A"],
    ] as const) {
      await screen.solve(text);
      expect.soft(await screen.row("Prime Implicants").innerText(), text).toContain(shown);
      expect.soft(await axeFaults(page), text).toEqual([]);
      await screen.begin();
    }
  });
});
