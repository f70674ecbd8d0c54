// Home: each card of the specification opens the screen it names, and the field opens the Simplifier with the input;
// below the field are an example, the last items of the history and the lesson to continue.
// @module-tag deep

import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { readingTexts } from "#messages/expression.ts";
import { begin } from "#support/browser/begin.ts";
import { type OpenOptions, type Size, sizeNames, useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { SimplifierScreen } from "../simplifier/screen.ts";

const open = useBrowser();

const cards: readonly [title: string, actions: readonly [label: string, path: string][]][] = [
  ["Simplify Expression", [["Open", "#/simplify"]]],
  [
    "Karnaugh Map",
    [
      ["4 variables", "#/kmap?vars=4"],
      ["3", "#/kmap?vars=3"],
      ["2", "#/kmap?vars=2"],
    ],
  ],
  ["Truth Table", [["Open", "#/ttable"]]],
  [
    "SoP PoS",
    [
      ["5 variables", "#/soppos?vars=5"],
      ["4", "#/soppos?vars=4"],
      ["3", "#/soppos?vars=3"],
    ],
  ],
  [
    "Circuit",
    [
      ["Simulator", "#/csim"],
      ["Generator", "#/cgen"],
    ],
  ],
  ["Number Systems", [["Open", "#/number-systems"]]],
  ["Learn", [["Open", "#/learn"]]],
];

test("the cards stand in the specification's order with its titles; each has a hashtag subheader and its actions", async () => {
  const { page } = await open();
  const titles = page.locator("main").getByRole("heading", { level: 2 });
  await titles.first().waitFor();
  expect(await titles.allInnerTexts()).toEqual(cards.map(([title]) => title));
  for (const [title, actions] of cards) {
    const card = page.getByRole("region", { name: title });
    await card.waitFor();
    expect.soft(await card.locator("p").first().innerText(), title).toMatch(/^#\w/);
    const links = card.getByRole("link").filter({ hasNotText: "Try it" });
    const found = await Promise.all(
      (await links.all()).map(async (link) => [
        (await link.innerText()).replace(/\s+/g, " ").trim(),
        await link.getAttribute("href"),
      ]),
    );
    expect
      .soft(
        found.map(([, href]) => href),
        title,
      )
      .toEqual(actions.map(([, path]) => path));
    for (const [at, [label]] of actions.entries())
      expect.soft(found[at]?.[0], title).toMatch(new RegExp(`^${label}\\b`));
  }
});

test("the card and the action that the specification marks say so, the action by ear", async () => {
  const { page } = await open();
  await page.getByRole("region", { name: "Karnaugh Map" }).getByText("Under construction").waitFor();
  await page.getByRole("link", { name: "Generator Circuit, Under construction" }).waitFor();
  await page.getByRole("link", { name: "Simulator Circuit", exact: true }).waitFor();
});

test("an action goes to its address", async () => {
  const { page } = await open();
  await page.getByRole("link", { name: "3 SoP PoS" }).click();
  await page.getByRole("heading", { level: 1, name: "SoP PoS" }).waitFor();
  expect(new URL(page.url()).hash).toBe("#/soppos?vars=3");
});

test("at 1280, 1000, 700 and 360 px a row holds 3, 2, 1 and 1 cards, and the Simplifier's takes the whole width", async () => {
  const { page } = await open();
  await page.getByRole("region", { name: "Learn" }).waitFor();
  for (const [width, inRow] of [
    [1280, 3],
    [1000, 2],
    [700, 1],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    /** The cards' boxes; the Simplifier's is the first one. */
    const boxesOf = async () => {
      const drawn = await page.locator("main").getByRole("region").all();
      const boxes = await Promise.all(drawn.map((card) => card.boundingBox()));
      return boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    };
    const rowOf = async () => {
      const [, ...rest] = await boxesOf();
      return rest.filter(({ y }) => y === rest[0]?.y);
    };
    // The page hears of its new width after the window has it.
    await expect.poll(rowOf, { message: `${width} px` }).toHaveLength(inRow);
    const [first] = await boxesOf();
    const row = await rowOf();
    const right = Math.max(...row.map((box) => box.x + box.width));
    expect.soft(first?.x, `${width} px`).toBe(row[0]?.x);
    expect.soft((first?.x ?? 0) + (first?.width ?? 0), `${width} px`).toBeCloseTo(right, 0);
  }
});

test.each(sizeNames)("the field opens the Simplifier with the text in the address, on a %s", async (size) => {
  const { page } = await open({ size });
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).hash));
  const screen = new SimplifierScreen(page);
  const heading = page.getByRole("heading", { level: 1, name: "Simplify" });
  for (const [input, hash] of [
    ["A.B+A'.C", "#/simplify?input=A.B%2BA%27.C"],
    ["1 3 8 6 12", "#/simplify?input=1%203%208%206%2012"],
    ["a&b=c#d%", "#/simplify?input=a%26b%3Dc%23d%25"],
  ] as const) {
    await begin(page, "/");
    await screen.field.waitFor();
    visited.length = 0;
    await screen.field.fill(input);
    await screen.field.press("Enter");
    await heading.waitFor();
    expect.soft(visited[0], input).toBe(hash);
  }
});

test("min terms in another notation open as min terms, with their don't-cares", async () => {
  const { page } = await open();
  const screen = new SimplifierScreen(page);
  await screen.field.fill("F(A,B,C) = Σm(1,3) + d(5)");
  await page.getByRole("button", { name: readingTexts.takeNotation, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Simplify" }).waitFor();
  await expect.poll(() => screen.dontCares.inputValue()).toBe("5");
  expect(await screen.field.inputValue()).toBe("1 3");
});

test("the button does the same, and without a text opens the Simplifier", async () => {
  const { page } = await open();
  await new SimplifierScreen(page).button.click();
  await page.getByRole("heading", { level: 1, name: "Simplify" }).waitFor();
  expect(new URL(page.url()).hash).toBe("#/simplify");
});

/** Five, the oldest first; one has no Result, as those of before. */
const long = Array.from({ length: 9 }, (_, at) => `A.B'.C.x${at}`).join("+");
const stored = [
  { expression: "X+Y", mode: "boolean", result: "X+Y" },
  { expression: "P.P", mode: "boolean", result: "P" },
  { expression: long, mode: "boolean", result: long },
  { expression: "A+A'", mode: "boolean" },
  { expression: "1 3", mode: "mint", dontCares: "2", result: "B" },
].map((item, at) => ({ ...item, id: at + 1, timestamp: at + 1 }));

const withHistory = (items: unknown): Required<OpenOptions>["before"] => {
  const text = JSON.stringify(items);
  return (context) => context.addInitScript((kept) => localStorage.setItem("historyItems", kept), text);
};
const recent = (page: Page) => page.getByRole("region", { name: "Recent" });
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(sizeNames)("below the field on a %s", (size) => {
  test("an example is typeset and answered; one press makes it the visitor's own", async () => {
    const { page } = await open({ size });
    const example = page.getByRole("link", { name: /Try it$/ });
    await example.waitFor();
    expect(
      await example
        .getByRole("math")
        .evaluateAll((all) => all.map((math) => math.getAttribute("aria-label"))),
    ).toEqual(["A and B, or not A and C, or B and C", "A and B, or not A and C"]);
    await example.getByText("minimal (proved)").waitFor();
    await example.getByText("2 terms, 4 literals").waitFor();
    await example.click();
    const screen = new SimplifierScreen(page);
    await screen.proved.waitFor();
    expect(await screen.field.inputValue()).toBe("AB+A'C+BC");
    expect(await screen.row("Result").getByRole("math").innerText()).toBe("A.B+A'.C");
    await page.goBack();
    // It is an item of the history now.
    await recent(page).getByRole("link").waitFor();
    expect(await recent(page).getByRole("math").allInnerTexts()).toEqual(["A.B+A'.C+B.C", "A.B+A'.C"]);
  });

  test("the last three items, newest first, each with its Result where that is known", async () => {
    const { page } = await open({ size, before: withHistory(stored) });
    const items = recent(page).getByRole("link");
    await items.first().waitFor();
    expect(await items.count()).toBe(3);
    expect(await items.nth(0).innerText()).toContain("1 3");
    expect(await items.nth(0).getByRole("math").allInnerTexts()).toEqual(["B"]);
    expect(await items.nth(1).getByRole("math").allInnerTexts()).toEqual(["A+A'"]);
    expect(await items.nth(2).getByRole("math").allInnerTexts()).toEqual([long, long]);
    const [list, next, first] = await Promise.all([
      recent(page).boundingBox(),
      page.getByRole("region", { name: "Karnaugh Map" }).boundingBox(),
      page.getByRole("region", { name: "Simplify Expression" }).boundingBox(),
    ]);
    expect(list?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
    expect(next?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0));
    expect([list?.x, list?.width]).toEqual([first?.x, first?.width]);
    await takesOneLine(items.nth(2), size);
    expect(await axeFaultsInBoth(page), "axe finds no fault").toEqual([]);
    await items.nth(0).click();
    const screen = new SimplifierScreen(page);
    await screen.proved.waitFor();
    expect([await screen.field.inputValue(), await screen.dontCares.inputValue()]).toEqual(["1 3", "2"]);
  });
});

/** An item takes one line; what is cut off fades, and both its parts are in sight. */
async function takesOneLine(item: Locator, size: Size): Promise<void> {
  const box = await item.boundingBox();
  expect(box?.height, "an item takes one line").toBeLessThanOrEqual(size === "phone" ? 44 : 40);
  const parts = await item.getByRole("math").evaluateAll((all) =>
    all.map((math) => {
      const part = math.closest("[class*=part]") ?? math;
      const { left, right } = part.getBoundingClientRect();
      const isCut = part.scrollWidth > part.clientWidth;
      return { width: right - left, right, isCut, fades: getComputedStyle(part).maskImage !== "none" };
    }),
  );
  expect(parts).toHaveLength(2);
  for (const { width, right, isCut, fades } of parts) {
    expect(isCut && fades, "what is cut off fades").toBe(true);
    expect(width, "both its parts are in sight").toBeGreaterThan(100);
    expect(right).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  }
}

test("nothing is listed where history and begun lessons are broken", async () => {
  const { page } = await open({
    before: (context) =>
      context.addInitScript(() => {
        for (const key of ["historyItems", "begunLessons"]) localStorage.setItem(key, "[{");
      }),
  });
  await page.getByRole("link", { name: /Try it$/ }).waitFor();
  await page.getByRole("link", { name: "Open Learn" }).waitFor();
  expect(await page.getByText("Recent").count()).toBe(0);
  expect(await page.getByRole("link", { name: /^Continue lesson/ }).count()).toBe(0);
});

test("at 320 px nothing scrolls sideways, and every line can be pressed by a finger", async () => {
  const { page } = await open({ size: "phone", before: withHistory(stored) });
  await page.setViewportSize({ width: 320, height: 640 });
  const items = recent(page).getByRole("link");
  await items.first().waitFor();
  expect(await sideways(page)).toBe(0);
  for (const item of await items.all()) expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test("by keyboard: from the field to the button, the example and the items", async () => {
  const { page } = await open({ before: withHistory(stored) });
  const { field, button } = new SimplifierScreen(page);
  await recent(page).getByRole("link").first().waitFor();
  await field.focus();
  const items = await recent(page).getByRole("link").all();
  const reaches = async (next: Locator) => {
    await page.keyboard.press("Tab");
    await expect.poll(() => next.evaluate((element) => element === document.activeElement)).toBe(true);
  };
  for (const next of [button, page.getByRole("link", { name: /Try it$/ })]) await reaches(next);
  for (const next of items) await reaches(next);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Simplify" }).waitFor();
});

describe.each(sizeNames)("the lesson to continue, on a %s", (size) => {
  const begun = (text: string): OpenOptions => ({
    size,
    before: (context) => context.addInitScript((kept) => localStorage.setItem("begunLessons", kept), text),
  });
  const way = (page: Page) => page.getByRole("link", { name: /^Continue lesson/ });

  test("is the one that was open last, and leads to its first section that is not read", async () => {
    const { page } = await open(begun('[{"id":"01","section":"alarm"},{"id":"02","section":"nand"}]'));
    await way(page).waitFor();
    expect(await way(page).getAttribute("href")).toBe("#/learn/lesson/02?section=nand");
    expect(await way(page).innerText()).toBe("Continue lesson 02");
    // Without any history it is the only line.
    expect(await recent(page).getByRole("link").count()).toBe(1);
    const box = await way(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(size === "phone" ? 44 : 40);
    expect(await axeFaultsInBoth(page)).toEqual([]);
    await way(page).click();
    await page.locator("#section-nand").waitFor();
  });
});
