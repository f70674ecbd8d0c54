// The answer card: the result in sight, one calm line a part, and what is copied; its prime implicants have a file of their own.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { SimplifierScreen } from "./screen.ts";
import { scriptOf } from "#support/browser/built-file.ts";

const open = useBrowser();

async function openSolved(text: string, options: OpenOptions = {}) {
  const { page, context } = await open({ path: "/simplify", ...options });
  const screen = new SimplifierScreen(page);
  await screen.solve(text);
  return { page, context, screen };
}

/** The whole row of a part, label and padding included. */
const rowOf = (screen: SimplifierScreen, label: Parameters<SimplifierScreen["row"]>[0]) =>
  screen.row(label).locator("xpath=..");
const boxOf = async (locator: ReturnType<typeof rowOf>) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("Nothing is drawn.");
  return { ...box, bottom: box.y + box.height };
};
const focusIs = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: holder } = document;
    return holder?.getAttribute("aria-label") ?? holder?.textContent ?? "";
  });
const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe("the result is in sight, proof tag included, without scrolling", () => {
  const cases = [
    { text: "ABC+DEF+GHI", size: "desktop", viewport: { width: 1280, height: 800 } },
    { text: "AB+A'C+BC", size: "phone", viewport: { width: 360, height: 740 } },
  ] as const;
  test.each(cases)("$text on a $size, by a link and by keyboard", async ({ text, size, viewport }) => {
    const { page } = await open({
      size,
      path: `/simplify?input=${encodeURIComponent(text)}&mode=boolean`,
    });
    const screen = new SimplifierScreen(page);
    await page.setViewportSize(viewport);
    for (const way of ["by a link", "by keyboard"] as const) {
      if (way === "by keyboard") {
        await screen.begin();
        await screen.solve(text);
      }
      await screen.proved.waitFor();
      await expect
        .poll(async () => (await boxOf(rowOf(screen, "Result"))).bottom, { message: way })
        .toBeLessThanOrEqual(viewport.height);
      expect((await boxOf(screen.proved)).bottom, way).toBeLessThanOrEqual(viewport.height);
      expect(await page.evaluate(() => scrollY), way).toBe(0);
      expect(await page.getByRole("button", { name: "Go to the result" }).count(), way).toBe(0);
    }
  });
});

describe("on touch a strip stands for a result out of sight", () => {
  const long = "0 3 4 8 9 14 16 19 23 27 31 32 37 39 40 41 48 53 55 60 63";

  test("it shows the result, a press goes there with the focus, and it leaves", async () => {
    const { page, screen } = await openSolved(long, { size: "phone" });
    const strip = page.getByRole("button", { name: "Go to the result" });
    await strip.waitFor();
    const { height, bottom } = await boxOf(strip);
    expect(height).toBe(44);
    expect(bottom).toBe(760);
    expect(await strip.innerText()).toContain("A'.B'.C'.E'.F'");
    await strip.press("Enter");
    await strip.waitFor({ state: "detached" });
    const row = await boxOf(rowOf(screen, "Result"));
    expect(row.y).toBeLessThan(760 - 100);
    expect(row.y).toBeGreaterThanOrEqual(56);
    expect(await focusIs(page)).toContain("minimal (proved)");
    await page.evaluate(() => window.scrollTo(0, 0));
    await strip.waitFor();
  });

  test("it is away as soon as the first line of the result is in sight", async () => {
    const { page, screen } = await openSolved(long, { size: "phone" });
    const strip = page.getByRole("button", { name: "Go to the result" });
    await strip.waitFor();
    /** Scrolls until the line ends so many px above the window's lower edge. */
    const scrollTo = (above: number) =>
      screen
        .row("Result")
        .evaluate(
          (value, px) => window.scrollBy(0, value.getBoundingClientRect().top + 42 + px - window.innerHeight),
          above,
        );
    for (const [above, isThere] of [
      [4, false],
      [-4, true],
      [60, false],
      [-60, true],
    ] as const) {
      await scrollTo(above);
      await expect.poll(() => strip.count(), { message: `${above} px` }).toBe(isThere ? 1 : 0);
    }
  });

  test("it covers no field that is typed in, and shows no earlier answer", async () => {
    const { page, screen } = await openSolved(long, { size: "phone" });
    const strip = page.getByRole("button", { name: "Go to the result" });
    await strip.waitFor();
    await screen.dontCares.focus();
    expect(await strip.isVisible()).toBe(false);
    await screen.dontCares.blur();
    expect(await strip.isVisible()).toBe(true);
    await screen.dontCares.fill("1");
    await screen.dontCares.blur();
    await strip.waitFor({ state: "detached" });
  });

  test("above a mouse there is none", async () => {
    const { page } = await openSolved(long, { size: "desktop" });
    await page.setViewportSize({ width: 1280, height: 500 });
    // It is there, and its style hides it.
    const strip = page.getByRole("button", { name: "Go to the result", includeHidden: true });
    await strip.waitFor({ state: "attached" });
    expect(await strip.isVisible()).toBe(false);
  });
});

test("a result is drawn at 20 px before one of its products breaks, and at 26 px otherwise", async () => {
  const { page, screen } = await openSolved("A+Z", { size: "phone" });
  const seen: { readonly px: string; readonly lines: number }[] = [];
  for (let literals = 6; literals <= 14; literals += 1) {
    const product = [..."ABCDEFGHIJKLMN"].slice(0, literals).join(".");
    await screen.solve(`${product}+Z`);
    const result = screen.row("Result").getByRole("math").first();
    await expect.poll(() => result.textContent()).toBe(`${product}+Z`);
    seen.push(
      await result.evaluate((math) => {
        const tops = [...math.querySelectorAll("[data-long] > :last-child")].flatMap((part) =>
          [...part.getClientRects()].map(({ top }) => Math.round(top)),
        );
        return { px: getComputedStyle(math).fontSize, lines: new Set(tops).size };
      }),
    );
  }
  expect(new Set(seen.map(({ px, lines }) => `${px} ${lines}`))).toEqual(
    new Set(["26px 1", "20px 1", "20px 2"]),
  );
  // The shorter a product, the larger.
  expect(seen.map(({ px }) => px)).toEqual(
    seen
      .map(({ px }) => px)
      .toSorted()
      .toReversed(),
  );
  await page.setViewportSize({ width: 800, height: 740 });
  await expect
    .poll(() =>
      screen
        .row("Result")
        .getByRole("math")
        .first()
        .evaluate((math) => getComputedStyle(math).fontSize),
    )
    .toBe("26px");
});

describe("the focus after an answer", () => {
  test("on touch it leaves the field for the answer's heading, also when nothing is new", async () => {
    const { page, screen } = await openSolved("A+A.B", { size: "phone" });
    await expect.poll(() => focusIs(page)).toBe("Answer");
    await screen.field.focus();
    await screen.field.press("Enter");
    await expect.poll(() => focusIs(page)).toBe("Answer");
    await screen.field.fill("A+");
    await screen.field.press("Enter");
    await screen.alert.waitFor();
    await expect.poll(() => screen.field.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test("on touch it does so too where the card comes later than the answer", async () => {
    const { page } = await openSolved("A+A.B", {
      size: "phone",
      before: (context) =>
        context.route(scriptOf("src/features/simplifier/answer-card.tsx"), async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          await route.continue();
        }),
    });
    await expect.poll(() => focusIs(page)).toBe("Answer");
  });

  test("with a mouse it stays in the field", async () => {
    const { screen } = await openSolved("A+A.B");
    await expect.poll(() => screen.field.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test.each(sizeNames)("on a %s it does not fall to the body with a pressed example", async (size) => {
    const { page } = await open({ size, path: "/simplify" });
    const screen = new SimplifierScreen(page);
    await page.getByRole("button", { name: "AB+A'C+BC" }).click();
    await screen.proved.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  });
});

describe("one calm line a part", () => {
  test.each(sizeNames)(
    "on a %s a sum of more than 16 terms is one line, in full on a press",
    async (size) => {
      const { page, screen } = await openSolved("0 3 4 8 9 14 16 19 23 27 31 32 37 39 40 41 48", { size });
      const row = rowOf(screen, "Sum Of Product");
      const more = row.getByRole("button", { name: "All 17 terms" });
      const text = screen.row("Sum Of Product").locator("p").first();
      expect((await boxOf(text)).height).toBe(34);
      if (size === "desktop") expect(Math.round((await boxOf(row)).height)).toBe(48);
      expect(await row.innerText()).not.toContain("Σm");
      await more.press("Enter");
      expect(await row.innerText()).toContain("Σm(0,3,4,8,9,14,16,19,23,27,31,32,37,39,40,41,48)");
      expect(await focusIs(page)).toBe("Show less");
      expect(await sidewaysOf(page)).toBe(0);
      await page.keyboard.press("Enter");
      await more.waitFor();
    },
  );

  test("a sum of 16 terms is not cut to a line; a long result is cut at 5 rows, its product of sums at 3 lines", async () => {
    const { page, screen } = await openSolved("A^B^C^D^E");
    const text = screen.row("Sum Of Product").locator("p").first();
    expect((await boxOf(text)).height).toBe(3 * 34);
    expect(await screen.row("Sum Of Product").innerText()).toContain("Σm(1,2,4,7,8,11,13,14,");

    await screen.begin();
    await screen.solve("A^B^C^D^E^F");
    const result = screen.row("Result");
    expect((await boxOf(result.locator("p").first())).height).toBe(5 * 42);
    await result.getByRole("button", { name: "All 32 terms" }).waitFor();
    await screen.row("More").getByRole("button", { name: "Product of sums", exact: true }).click();
    await screen.productOfSums.getByRole("math").waitFor();
    expect((await boxOf(screen.productOfSums.locator("p").first())).height).toBe(3 * 34);
    await page.getByRole("button", { name: "All 32 clauses" }).waitFor();
  });

  test("with and without its product of sums the last rows are the same", async () => {
    const cases = [
      ["A.B+C", ["Prime Implicants", "Result", "More"]],
      ["A.B+C+D.E.F.G", ["Prime Implicants", "Result", "More"]],
    ] as const;
    const { page } = await open({ path: "/simplify" });
    const screen = new SimplifierScreen(page);
    const last = async () => (await screen.answer.locator("dt").allInnerTexts()).slice(-3);
    for (const [text, rows] of cases) {
      await screen.solve(text);
      expect.soft(await last(), `${text} without`).toEqual(rows);
      await screen.answer.getByRole("button", { name: "Product of sums", exact: true }).click();
      await screen.productOfSums.getByRole("math").waitFor();
      expect.soft(await last(), `${text} with`).toEqual(rows);
      await screen.begin();
    }
  });
});

describe("lines after the first hang 1.4 em deeper than the first letter", () => {
  /** From the left edge of the first letter to that of each line's first sign, in em. */
  const hangs = (screen: SimplifierScreen, part: Parameters<SimplifierScreen["row"]>[0], pieces: string) =>
    screen
      .row(part)
      .locator("p")
      .first()
      .evaluate((text, selector) => {
        const size = Number.parseFloat(getComputedStyle(text.querySelector("[role=math]") ?? text).fontSize);
        const lines = new Map<number, number>();
        for (const piece of text.querySelectorAll(selector)) {
          const { left, top } = piece.getBoundingClientRect();
          const line = Math.round(top / 20);
          lines.set(line, Math.min(lines.get(line) ?? Infinity, left));
        }
        const [first = 0, ...others] = lines.values();
        return others.map((left) => Math.round(((left - first) / size) * 100) / 100);
      }, pieces);

  const isOfResultAndSum = async (screen: SimplifierScreen) => {
    await screen.solve("A^B^C^D");
    for (const part of ["Result", "Sum Of Product"] as const) {
      const found = await hangs(screen, part, "[role=math] > span > span");
      expect(found.length, part).toBeGreaterThan(0);
      expect(new Set(found), part).toEqual(new Set([1.4]));
    }
  };

  const isOfList = async (screen: SimplifierScreen) => {
    await screen.solve("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 1023");
    const text = screen.row("Sum Of Product").locator("p").nth(1);
    const found = await text.evaluate((list) => {
      const lefts = [...list.querySelectorAll("span")].map((piece) => piece.getBoundingClientRect().left);
      const size = Number.parseFloat(getComputedStyle(list).fontSize);
      return (Math.min(...lefts.slice(1)) - (lefts[0] ?? 0)) / size;
    });
    expect(found, "of a list after its sign").toBeCloseTo(1.4, 1);
  };

  const isOfProduct = async (screen: SimplifierScreen) => {
    const names = Array.from({ length: 18 }, (_, at) => `x${1000 + at}`);
    await screen.solve(names.join("."));
    const found = await screen
      .row("Result")
      .getByRole("math")
      .evaluate((math) => {
        const range = document.createRange();
        range.selectNodeContents(math);
        const first = range.getBoundingClientRect();
        const dots = [...math.querySelectorAll("span")]
          .filter(({ textContent, childElementCount }) => textContent === "." && childElementCount === 0)
          .flatMap((dot) => [...dot.getClientRects()].slice(-1));
        const starts = dots.filter(({ left }, at) => left < (dots[at - 1]?.left ?? 0));
        const em = Number.parseFloat(getComputedStyle(math).fontSize);
        return starts.map(({ left }) => (left - first.left) / em);
      });
    expect(found.length, "of a product longer than a line").toBeGreaterThan(0);
    for (const hang of found) expect(hang, "of a product longer than a line").toBeCloseTo(1.4, 1);
  };

  test.each(sizeNames)(
    "of a result, of a sum of products, of a product longer than a line, and on a phone of a list after its sign: on a %s",
    async (size) => {
      const { page } = await open({ size, path: "/simplify" });
      const screen = new SimplifierScreen(page);
      await isOfResultAndSum(screen);
      await screen.begin();
      await isOfProduct(screen);
      await screen.begin();
      if (size === "phone") await isOfList(screen);
    },
  );
});

describe("what is copied", () => {
  test("Prime Implicants are their sum, which can be read again; min terms are the whole list; each other minimum is by itself", async () => {
    const { page, screen } = await openSolved("AB+A'C+BC", {
      before: (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
    });
    const isCopied = async (name: string, format: string, expected: string) => {
      await screen.answer.getByRole("button", { name: `Copy ${name}` }).click();
      await page.getByRole("menuitem", { name: format }).click();
      await page.getByText("Copied", { exact: true }).waitFor();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied, { message: `${name} as ${format}` }).toBe(expected);
    };
    await isCopied("Prime Implicants", "Text", "A.B+A'.C+B.C");
    await isCopied("Prime Implicants", "Unicode", "A·B + ¬A·C + B·C");

    await screen.begin();
    await screen.solve("ABC+DEF+GHI");
    const primes = screen.row("Prime Implicants");
    // A press shows the whole list, and hides it again.
    const more = primes.getByRole("button", { name: "All 64 min terms" }).first();
    await more.press("Enter");
    const whole = primes.locator("tbody tr").nth(1);
    const list = Array.from({ length: 64 }, (_, at) => 448 + at);
    expect((await whole.innerText()).trim()).toBe(list.join(", "));
    await isCopied("Min terms of A.B.C", "Text", `Σm(${list.join(",")})`);
    await more.click();
    await expect.poll(() => whole.innerText()).toContain("D.E.F");

    await screen.begin();
    await screen.solve("A.B'+B.C'+C.A'");
    await screen.answer.getByRole("button", { name: "Show the other one" }).click();
    await isCopied("other minimal form 1", "Text", "A.C'+A'.B+B'.C");
  });
});
