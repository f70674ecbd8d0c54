// The answer card: the result in sight, one calm line a part, each prime implicant in one row with its marks.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { SimplifierScreen } from "./screen.ts";

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
/** How far the prime implicants reach beyond the card, in px; 0 or less when they keep to it. */
const beyondCard = (screen: SimplifierScreen) =>
  rowOf(screen, "Prime Implicants").evaluate((row) => {
    const parts = [...row.querySelectorAll("[role=math], td, button")];
    const ends = parts.map((part) => part.getBoundingClientRect().right);
    return Math.max(...ends) - (row.closest("section")?.getBoundingClientRect().right ?? -Infinity);
  });
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
    await page.waitForTimeout(200);
    expect(await page.getByRole("button", { name: "Go to the result" }).isVisible()).toBe(false);
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
    expect(await screen.field.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test("on touch it does so too where the card comes later than the answer", async () => {
    const { page } = await openSolved("A+A.B", {
      size: "phone",
      before: (context) =>
        context.route("**/assets/answer-card-*.js", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          await route.continue();
        }),
    });
    await expect.poll(() => focusIs(page)).toBe("Answer");
  });

  test("with a mouse it stays in the field", async () => {
    const { screen } = await openSolved("A+A.B");
    expect(await screen.field.evaluate((field) => field === document.activeElement)).toBe(true);
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
    await result.getByRole("button", { name: "Product of sums", exact: true }).click();
    await screen.productOfSums.getByRole("math").waitFor();
    expect((await boxOf(screen.productOfSums.locator("p").first())).height).toBe(3 * 34);
    await page.getByRole("button", { name: "All 32 clauses" }).waitFor();
  });

  test("with and without its product of sums the last rows are the same", async () => {
    const cases = [
      ["A.B+C", ["Result", "Hazards", "Karnaugh map"]],
      ["A.B+C+D.E.F.G", ["Prime Implicants", "Result", "Hazards"]],
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

  /** The card reaches its new width a moment after the window. */
  const resize = async (page: Page, width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  };

  test("600, 900 and 1280 px wide the min terms are beside the product", async () => {
    const { page, screen } = await openSolved("ABC+DEF+GHI");
    for (const width of [600, 900, 1280]) {
      await resize(page, width, 800);
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
      await resize(page, width, 740);
      const card = await boxOf(screen.answer);
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
        expect.soft(numbers?.right, `${width} px`).toBeLessThanOrEqual(card.x + card.width);
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
        // The card reaches its new width a moment after the window.
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
    const product = Array.from({ length: 16 }, (_, at) => `x${10 + at}`).join(".");
    const { page, screen } = await openSolved(product);
    for (const width of [1280, 700, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const row = screen.row("Prime Implicants").getByRole("row").filter({ hasText: product });
      const found = await row.evaluate((line) => {
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
      expect(found.lines, `${width}`).toBeGreaterThan(1);
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
