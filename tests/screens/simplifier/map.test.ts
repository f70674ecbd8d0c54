// The Karnaugh map of an answer: its groups are the terms of the sum that is chosen, or of the product of sums.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { MapChoice } from "#support/browser/map-choice.ts";
import { SimplifierScreen } from "./screen.ts";

const open = useBrowser();

/** Of a text, or of the question in `path`. */
async function answered(text: string | null, options: OpenOptions = {}) {
  const { page } = await open({ path: "/simplify", ...options });
  const screen = new SimplifierScreen(page);
  if (text !== null) await screen.solve(text);
  await screen.proved.waitFor();
  const row = screen.map;
  const grid = row.getByRole("grid");
  return {
    page,
    screen,
    row,
    grid,
    show: screen.row("More").getByRole("button", { name: "Map", exact: true }),
    /** The products or clauses of the legend, in its order. */
    groups: () =>
      row.getByRole("list", { name: "Groups" }).getByRole("button").getByRole("math").allInnerTexts(),
    minimum: (shown: string) => row.getByText(shown, { exact: true }),
    turn: (name: "Next" | "Previous") => row.getByRole("button", { name: `${name} minimum` }),
    result: () => screen.row("Result").getByRole("math").first().innerText(),
    announced: row.locator("output"),
  };
}

async function openMap(...args: Parameters<typeof answered>) {
  const opened = await answered(...args);
  await opened.show.click();
  await opened.grid.first().waitFor();
  return opened;
}

const cyclic = "A.B'+B.C'+C.A'";
const withDontCares = "/simplify?input=1 3 7 11 15&mode=mint&dc=0,2,5";

describe.each(sizeNames)("on a %s", (size) => {
  test("it opens and is read by keyboard", async () => {
    const { page, show, row, grid } = await answered("A.B+A.B'.C'+D.D'", { size });
    await show.focus();
    await page.keyboard.press("Enter");
    await grid.waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    await row.getByRole("button", { name: "Map options" }).focus();
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("A 0, B 0, C 0, D 0, row 0, 0");
    await page.keyboard.press("ArrowUp");
    expect(await focused()).toBe("A 1, B 0, C 0, D 0, row 8, 1, in b");
    await page.keyboard.press("Space");
    expect(await focused()).toBe("A 1, B 0, C 0, D 0, row 8, 1, in b");
    await page.keyboard.press("l");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-pressed")))
      .toBe("false");
  });

  test("the product of sums, once shown, has its groups and its own minima", async () => {
    const { page, screen, row, groups, minimum, turn } = await openMap("A'.B'.C'+A.B.C", { size });
    const product = row.getByRole("switch", { name: "Product of sums" });
    expect(await product.count()).toBe(0);
    const ofCard = screen.row("More").getByRole("button", { name: "Product of sums", exact: true });
    await ofCard.click();
    await product.click();
    const clauses = await screen.productOfSums.getByRole("math").innerText();
    await minimum("Minimum 1 of 2").waitFor();
    const shown = async () => (await groups()).join(".");
    expect(await shown()).toBe(clauses);
    await turn("Next").click();
    await minimum("Minimum 2 of 2").waitFor();
    expect(await shown()).not.toBe(clauses);
    expect(await groups()).toHaveLength(3);
    await new MapChoice(page).toggle("All prime implicants");
    expect(await groups()).toHaveLength(6);
    await ofCard.click();
    await product.waitFor({ state: "detached" });
    expect((await groups()).slice(0, 2).join("+")).toBe("A.B.C+A'.B'.C'");
  });

  test("axe finds nothing, nothing scrolls sideways", async () => {
    const { page, screen, row } = await openMap(null, { size, path: withDontCares });
    await screen.row("More").getByRole("button", { name: "Product of sums", exact: true }).click();
    await screen.row("Result").getByRole("button", { name: "Show the other one" }).click();
    await screen
      .row("Result")
      .getByRole("button", { name: /on the map$/ })
      .click();
    await row.getByText("Minimum 2 of 2").waitFor();
    expect(await axeFaultsInBoth(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });

  test("six variables fit, in four maps", async () => {
    const { page, grid } = await openMap("D'.F'+A.B.C.E'", { size });
    expect(await grid.count()).toBe(4);
    const rights = await grid.evaluateAll((grids) => grids.map((each) => each.getBoundingClientRect().right));
    const { right } = await page
      .getByRole("region", { name: "Answer" })
      .evaluate((card) => card.getBoundingClientRect());
    expect(Math.max(...rights)).toBeLessThan(right);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
});

test("a press fetches the map, whose groups are the terms of the Result; another folds it", async () => {
  const { page, show, grid, groups, result } = await answered("A.B.C'+B.D+A'.C.D'");
  const ofMap = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((url) => /\/(?:answer-map|karnaugh-map)-[^/]*$/.test(url)),
    );
  const address = page.url();
  expect(await show.getAttribute("aria-expanded")).toBe("false");
  expect(await grid.count()).toBe(0);
  expect(await ofMap()).toEqual([]);
  await show.click();
  await grid.waitFor();
  expect((await ofMap()).length).toBeGreaterThan(0);
  expect((await groups()).join("+")).toBe(await result());
  expect(page.url()).toBe(address);
  await show.click();
  await grid.waitFor({ state: "detached" });
  await show.waitFor();
});

test("other minima are chosen in the list and on the map, with one state", async () => {
  const { screen, groups, minimum, turn, result } = await openMap(cyclic);
  const resultRow = screen.row("Result");
  await resultRow.getByRole("button", { name: "Show the other one" }).click();
  const other = resultRow.getByRole("button", { name: "Show other minimal form 1 on the map" });
  const first = await result();
  const second = await resultRow.getByRole("list").getByRole("math").innerText();
  expect((await groups()).join("+")).toBe(first);
  expect(await other.getAttribute("aria-pressed")).toBe("false");
  await other.click();
  await minimum("Minimum 2 of 2").waitFor();
  expect((await groups()).join("+")).toBe(second);
  expect(await other.getAttribute("aria-pressed")).toBe("true");
  await turn("Next").click();
  await minimum("Minimum 1 of 2").waitFor();
  expect((await groups()).join("+")).toBe(first);
  expect(await other.getAttribute("aria-pressed")).toBe("false");
  await turn("Previous").click();
  await expect.poll(() => other.getAttribute("aria-pressed")).toBe("true");
  await other.click();
  await minimum("Minimum 1 of 2").waitFor();
  expect(await result()).toBe(first);
});

test("of four minima Next and Previous lead one on and one back, round at both ends", async () => {
  const { minimum, turn } = await openMap("A.B'.D+B.C'.D+C.A'.D+E.(A^B).D'+E.(B^C).D'");
  await minimum("Minimum 1 of 4").waitFor();
  for (const [name, shown] of [
    ["Next", 2],
    ["Next", 3],
    ["Previous", 2],
    ["Previous", 1],
    ["Previous", 4],
    ["Next", 1],
  ] as const) {
    await turn(name).click();
    await minimum(`Minimum ${shown} of 4`).waitFor();
  }
});

test("from two variables to six there is a map", async () => {
  const { screen, show } = await answered("A");
  const isThere = async (text: string, count: number) => {
    expect.soft(await show.count(), text).toBe(count);
  };
  await isThere("A", 0);
  for (const [text, count] of [
    ["A+B", 1],
    ["A+B.C.D.E.F", 1],
    ["A+B.C.D.E.F.G", 0],
  ] as const) {
    await screen.begin();
    await screen.solve(text);
    await isThere(text, count);
  }
});

test("a variable that vanished is on the map, and a press changes nothing", async () => {
  const { grid, groups } = await openMap("A.B+A.B'");
  const cells = grid.locator("[data-cell]");
  const values = () => cells.evaluateAll((all) => all.map((cell) => cell.getAttribute("data-value")));
  expect(await values()).toEqual(["0", "0", "1", "1"]);
  expect(await groups()).toEqual(["A"]);
  await cells.first().click();
  expect(await values()).toEqual(["0", "0", "1", "1"]);
  expect(await grid.getAttribute("aria-readonly")).toBe("true");
});

test("don't-cares are X, and only those in a group are spoken with it", async () => {
  const { grid } = await openMap(null, { path: withDontCares });
  const labels = await grid
    .locator("[data-value=X]")
    .evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")));
  expect(labels.toSorted()).toEqual([
    "A 0, B 0, C 0, D 0, row 0, X, in a",
    "A 0, B 0, C 1, D 0, row 2, X, in a",
    "A 0, B 1, C 0, D 1, row 5, X",
  ]);
});

test("a turn is announced by the map, an answer that comes back by the screen alone", async () => {
  const { page, screen, turn, announced } = await openMap(cyclic);
  expect(await announced.textContent()).toBe("");
  await turn("Next").click();
  await expect.poll(() => announced.textContent()).toMatch(/^Minimal sum of products: /);
  await screen.field.press("End");
  await page.keyboard.type("+");
  await screen.proved.waitFor({ state: "detached" });
  expect(await announced.textContent()).toBe("");
  await page.keyboard.press("Backspace");
  await screen.field.press("Enter");
  await screen.proved.waitFor();
  expect(await announced.textContent()).toBe("");
  // The choice was kept.
  expect(await screen.map.getByText("Minimum 2 of 2").count()).toBe(1);
});

test("the next answer's row is folded, and Back returns to the earlier answer", async () => {
  const { page, screen, show, groups, grid } = await openMap("A+B");
  await screen.solve("A.B");
  await grid.waitFor({ state: "detached" });
  await show.waitFor();
  await page.goBack();
  await expect.poll(() => screen.field.inputValue()).toBe("A+B");
  await screen.proved.waitFor();
  await show.click();
  await expect.poll(groups).toEqual(["A", "B"]);
});

test("paper has the map if it is open, without controls, and no row of a folded one", async () => {
  const { page, screen, show, row, grid } = await answered(cyclic);
  const label = screen.answer.locator("dt", { hasText: "More" });
  await page.emulateMedia({ media: "print" });
  expect(await label.isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await show.click();
  await grid.waitFor();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect(await label.isVisible()).toBe(true);
  expect(await row.locator("svg [data-group]").first().isVisible()).toBe(true);
  expect(await row.locator("[role=switch]:visible").count()).toBe(0);
  expect(await row.getByRole("list", { name: "Groups" }).isVisible()).toBe(true);
});

test("a prime implicant, a term of the Result and a group of the map mark each other; a press holds the mark", async () => {
  const { page, screen, row } = await openMap("A.B+A'.C+B.C");
  /** The marked products by part, as they are drawn. */
  const marked = async () => {
    const textsOf = async (label: "Prime Implicants" | "Result", selector: string) =>
      (await screen.row(label).locator(selector).allTextContents()).map((text) =>
        text.replaceAll(/[\s\u200b]/g, ""),
      );
    return {
      prime: await textsOf("Prime Implicants", "tr[data-lit] [role=math]"),
      term: await textsOf("Result", "[data-term] [data-lit]"),
    };
  };
  const prime = (name: string) =>
    screen.row("Prime Implicants").locator("tr[data-prime]").filter({ hasText: name }).first();
  const legend = row.getByRole("list", { name: "Groups" }).getByRole("button");
  await prime("A'.C").hover();
  await expect.poll(marked).toEqual({ prime: ["A'.C"], term: ["A'.C"] });
  await screen.row("Result").locator('[data-term="0"]').first().hover();
  await expect.poll(marked).toEqual({ prime: ["A.B"], term: ["A.B"] });
  await legend.nth(1).hover();
  await expect.poll(marked).toEqual({ prime: ["A'.C"], term: ["A'.C"] });
  // One that the Result does not need.
  await prime("B.C").hover();
  await expect.poll(marked).toEqual({ prime: ["B.C"], term: [] });
  await prime("A.B").click();
  await page.mouse.move(0, 0);
  await expect.poll(marked).toEqual({ prime: ["A.B"], term: ["A.B"] });
  expect(await legend.nth(0).getAttribute("aria-pressed")).toBe("true");
  await prime("A.B").click();
  await page.mouse.move(0, 0);
  await expect.poll(marked).toEqual({ prime: [], term: [] });
  expect(await axeFaultsInBoth(page)).toEqual([]);
});
