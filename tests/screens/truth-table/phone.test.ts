// A wide table: which columns stay in sight, how its head behaves, the table over the whole screen, and swipes on it.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { swipe } from "#support/browser/touch.ts";
import { TruthTableScreen } from "./screen.ts";

const open = useBrowser();

const ten = "A.B.C.D.E+F.G.H.I.J";

function queryOf(input: string, functions: number, rest: readonly [string, string][] = []): string {
  const extras = Array.from({ length: functions - 1 }, (_, at) => ["fn", `${ten.charAt((at % 5) * 2)}+J`]);
  return new URLSearchParams([["input", input], ...extras, ...rest]).toString();
}

async function openTable(query: string, width = 360) {
  const opened = await open({ size: "phone", path: `/ttable?${query}` });
  await opened.page.setViewportSize({ width, height: 740 });
  const screen = new TruthTableScreen(opened.page);
  await screen.settled();
  return { ...opened, screen };
}

/** Another table on the same page. */
async function showTable(screen: TruthTableScreen, query: string) {
  await begin(screen.page, `/ttable?${query}`);
  await screen.settled();
}

/** The texts at the left and right edges of a row, and what is in sight of the columns, as a visitor sees them. */
function seen(page: Page, selector: string) {
  return page.evaluate((row) => {
    const line = document.querySelector(row);
    const box = document.querySelector("main table")?.parentElement;
    if (!line || !box) throw new Error("There is no such row.");
    const { left, right } = box.getBoundingClientRect();
    line.scrollIntoView({ block: "center" });
    const { top, height } = line.getBoundingClientRect();
    const textAt = (x: number) =>
      document.elementFromPoint(x, top + height / 2)?.closest("td, th")?.textContent ?? null;
    const shown = new Set<string | null>();
    for (let x = left + 4; x < right - 1; x += 4) shown.add(textAt(x));
    return { first: textAt(left + 20), last: textAt(right - 12), shown: [...shown] };
  }, selector);
}

const scrollSideways = (page: Page, left: number) =>
  page.evaluate((to) => document.querySelector("main table")?.parentElement?.scrollTo({ left: to }), left);

test.each([320, 360])(
  "10 variables on a screen of %i px: row number, inputs and the primary output are in sight",
  async (width) => {
    const { page, screen } = await openTable(queryOf("A", 1), width);
    const last = width === 320 ? "F2" : "F3";
    for (const { functions, ...expected } of [
      { functions: 1, primary: "Fn", last: "Fn", farthest: "Fn" },
      { functions: 3, primary: "F1", last, farthest: "F3" },
      { functions: 10, primary: "F1", last, farthest: "F10" },
      { functions: 31, primary: "F1", last, farthest: "F31" },
    ]) {
      const what = `${functions} functions`;
      await showTable(screen, queryOf(ten, functions));
      const head = "main table thead tr";
      const atStart = await seen(page, head);
      expect.soft(atStart, what).toMatchObject({ first: "#", last: expected.last });
      expect.soft(atStart.shown, what).toEqual(expect.arrayContaining(["A", "B", "C", expected.primary]));
      const row = await seen(page, "main table tbody tr[aria-rowindex='7']");
      expect.soft(row.first, what).toBe("5");

      await scrollSideways(page, 100);
      const between = await seen(page, head);
      expect.soft(between, what).toMatchObject({ first: "#", last: expected.last });
      expect.soft(between.shown, what).not.toContain("A");

      await scrollSideways(page, 10_000);
      const atEnd = await seen(page, head);
      expect.soft(atEnd, what).toMatchObject({ first: "#", last: expected.farthest });
      expect.soft((await seen(page, "main table tbody tr[aria-rowindex='7']")).first, what).toBe("5");
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(sideways, what).toBe(0);
    }
  },
);

test("a strong rule stands before the outputs, also while inputs scroll below them", async () => {
  const { page } = await openTable(queryOf(ten, 3));
  const rule = await page.evaluate(() => {
    const cell = document.querySelector("main tbody tr")?.children[11];
    if (!cell) throw new Error("There is no output.");
    const { borderInlineStartWidth, borderInlineStartColor, borderBottomColor } = getComputedStyle(cell);
    return { width: borderInlineStartWidth, differs: borderInlineStartColor !== borderBottomColor };
  });
  expect(rule).toEqual({ width: "1px", differs: true });
});

test("a shade is at each edge behind which columns are hidden", async () => {
  const { page } = await openTable(queryOf(ten, 10));
  const shades = () =>
    page
      .locator("main [data-at]")
      .evaluateAll((all) =>
        all.flatMap((shade) =>
          getComputedStyle(shade).display === "none" ? [] : [shade.getAttribute("data-at")],
        ),
      );
  await expect.poll(shades).toEqual(["below"]);
  await scrollSideways(page, 100);
  await expect.poll(shades).toEqual(["start", "below"]);
  await scrollSideways(page, 10_000);
  await expect.poll(shades).toEqual(["start"]);
});

test("the columns stay where they are whatever row numbers are in sight", async () => {
  const { page, screen } = await openTable(queryOf(ten, 1));
  const left = () =>
    page.evaluate(() => document.querySelector("main thead th:nth-child(2)")?.getBoundingClientRect().left);
  const before = await left();
  await screen.goTo("1023");
  await expect.poll(() => screen.row(1023)).not.toBeNull();
  expect(await left()).toBe(before);
});

test("headed by expressions no heading wraps, and a cut one shows its whole text on a press", async () => {
  const query = `${queryOf(ten, 3, [["header", "text"]])}&fn=A.B.C.D.E.F.G.H.I.J.A.B.C.D.E.F.G.H`;
  const { page, screen } = await openTable(queryOf("A", 1));
  for (const width of [320, 360, 900, 1280]) {
    const what = `${width} px`;
    await page.setViewportSize({ width, height: 740 });
    await showTable(screen, query);
    const heights = await page
      .locator("main thead th")
      .evaluateAll((heads) =>
        heads.map((head) => head.firstElementChild?.getBoundingClientRect().height ?? 0),
      );
    expect.soft(Math.max(...heights), what).toBeLessThan(50);
    const cut = page.locator("main thead").getByRole("button").last();
    await cut.scrollIntoViewIfNeeded();
    await cut.click();
    const dialog = page.getByRole("dialog", { name: "F4, in full" });
    const text = await dialog.getByRole("math").textContent();
    expect.soft(text, what).toBe("A.B.C.D.E.F.G.H.I.J.A.B.C.D.E.F.G.H");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect.soft(await cut.evaluate((button) => button === document.activeElement), what).toBe(true);
  }
});

test("export, Go to row and full screen stand in one row of the table's card", async () => {
  const { page, screen } = await openTable(queryOf("A", 1));
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await showTable(screen, queryOf(ten, 1));
    const controls = [
      page.getByRole("textbox", { name: "Go to row" }),
      page.getByRole("button", { name: "Go", exact: true }),
      page.getByRole("button", { name: "Full screen" }),
      page.getByRole("button", { name: "Copy or save the table" }),
    ];
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size).toBe(1);
    const card = await page.locator("main table").evaluate((table) => {
      const { left, right, top } = (table.closest("[data-long]") as Element).getBoundingClientRect();
      return { left, right, top };
    });
    for (const box of boxes) {
      expect(box?.x).toBeGreaterThan(card.left);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(card.right);
      expect(box?.y).toBeGreaterThan(card.top);
    }
  }
});

describe("over the whole screen", () => {
  const openFull = async () => {
    const opened = await openTable(queryOf(ten, 3));
    return { ...opened, ...(await showFull(opened.screen)) };
  };
  const showFull = async ({ page, addField }: TruthTableScreen) => {
    await addField.fill("A^B");
    const button = page.getByRole("button", { name: "Full screen" });
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Truth table" });
    await dialog.waitFor();
    return { button, dialog };
  };

  test("Close, Esc and Back close it; the focus returns and nothing typed is lost", async () => {
    const { page, screen, errors } = await openTable(queryOf("A", 1));
    for (const way of ["Close", "Esc", "Back"]) {
      await showTable(screen, queryOf(ten, 3));
      const { button, dialog } = await showFull(screen);
      const address = await page.evaluate(() => location.hash);
      expect.soft(await dialog.boundingBox(), way).toEqual({ x: 0, y: 0, width: 360, height: 740 });
      if (way === "Close") await dialog.getByRole("button", { name: "Close" }).click();
      if (way === "Esc") await page.keyboard.press("Escape");
      if (way === "Back") await page.goBack();
      await dialog.waitFor({ state: "detached" });
      expect.soft(await button.evaluate((node) => node === document.activeElement), way).toBe(true);
      expect.soft(await page.evaluate(() => location.hash), way).toBe(address);
      expect.soft(await screen.addField.inputValue(), way).toBe("A^B");
      expect.soft(await screen.heads(), way).toContain("F3");
    }
    expect(errors).toEqual([]);
  });

  test("after closing, one Back leaves the table as if it had never been opened", async () => {
    const { page, dialog } = await openFull();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => "layers" in history.state)).toBe(false);
    await page.goBack();
    await expect.poll(() => page.url()).toBe("about:blank");
  });

  test("Tab stays inside, Go to row works there, and the page keeps the row on closing", async () => {
    const { page, screen, dialog } = await openFull();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      const isOut = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(isOut).toBe(false);
    }
    await dialog.getByRole("textbox", { name: "Go to row" }).fill("700");
    await page.keyboard.press("Enter");
    const line = dialog.locator("tr[aria-rowindex='702']");
    await line.waitFor();
    const { y = 0 } = (await line.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(100);
    expect(y).toBeLessThan(740);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => screen.row(700)).not.toBeNull();
  });

  test("axe finds nothing, and everything to press is at least 44 px high", async () => {
    const { page, dialog } = await openFull();
    expect(await axeFaults(page, { within: "dialog" })).toEqual([]);
    const heights = await dialog
      .locator("button, input")
      .evaluateAll((found) => found.map((node) => node.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(
      await dialog.getByRole("button", { name: "Close" }).evaluate((node) => node === document.activeElement),
    ).toBe(true);
  });

  test("a desktop has no such button", async () => {
    const { page } = await open({ path: `/ttable?${queryOf(ten, 3)}` });
    await new TruthTableScreen(page).settled();
    expect(await page.getByRole("button", { name: "Full screen" }).isVisible()).toBe(false);
    expect(await page.getByRole("button", { name: "Copy or save the table" }).isVisible()).toBe(true);
  });
});

describe("a swipe that begins on the table", () => {
  const offsets = (page: Page) =>
    page.evaluate(() => {
      const box = document.querySelector("main table")?.parentElement;
      return { page: window.scrollY, down: box?.scrollTop ?? 0, sideways: box?.scrollLeft ?? 0 };
    });
  const toTable = (page: Page, block: "start" | "center") =>
    page.evaluate(
      (to) => document.querySelector("main table")?.parentElement?.scrollIntoView({ block: to }),
      block,
    );

  test("scrolls the page up and down where the table has all its rows", async () => {
    const { page, context } = await openTable(queryOf("A.B.C.D+E", 7));
    await toTable(page, "center");
    const before = await offsets(page);
    await swipe(context, page, { from: [180, 500], by: [0, -200] });
    const lower = await offsets(page);
    expect(lower.page).toBeGreaterThan(before.page + 100);
    await swipe(context, page, { from: [180, 300], by: [0, 200] });
    expect((await offsets(page)).page).toBeLessThan(lower.page - 100);
  });

  test("sideways scrolls the columns, and then up the page again", async () => {
    const { page, context } = await openTable(queryOf("A.B.C.D+E", 7));
    await toTable(page, "center");
    const before = await offsets(page);
    await swipe(context, page, { from: [280, 400], by: [-160, 8] });
    const after = await offsets(page);
    expect(after.sideways).toBeGreaterThan(80);
    expect(Math.abs(after.page - before.page)).toBeLessThan(20);
    await swipe(context, page, { from: [180, 500], by: [0, -200] });
    expect((await offsets(page)).page).toBeGreaterThan(after.page + 100);
  });

  test("of a long table scrolls the page where the rows end, and leaves room beside it for a finger", async () => {
    const { page, context, screen } = await openTable(queryOf(ten, 1));
    await toTable(page, "center");
    const height = await page.evaluate(
      () => document.querySelector("main table")?.parentElement?.clientHeight ?? 0,
    );
    expect(height).toBeLessThan(0.65 * 740);
    const before = await offsets(page);
    await swipe(context, page, { from: [180, 300], by: [0, 160] });
    expect((await offsets(page)).page).toBeLessThan(before.page - 60);
    await toTable(page, "center");
    await screen.goTo("1023");
    await toTable(page, "center");
    await page.evaluate(() => document.querySelector("main table")?.parentElement?.scrollTo({ top: 1e9 }));
    const atEnd = await offsets(page);
    await swipe(context, page, { from: [180, 480], by: [0, -160] });
    expect((await offsets(page)).page).toBeGreaterThan(atEnd.page + 60);
  });
});

test("what goes away when it is pressed leaves the focus on the screen", async () => {
  const { page } = await open({ path: "/ttable" });
  const screen = new TruthTableScreen(page);
  await page.getByRole("button", { name: "A.B+C A^C (A+C).(B+C)" }).focus();
  await page.keyboard.press("Enter");
  await screen.settled();
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  expect(await isLost()).toBe(false);
  await page.getByRole("button", { name: /^Remove F3/ }).press("Enter");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(() => screen.chips.count()).toBe(2);
  expect(await isLost()).toBe(false);
});

test("the names of functions have a real subscript, everywhere", async () => {
  const { page } = await open({ path: `/ttable?${queryOf("A.B", 3)}` });
  const screen = new TruthTableScreen(page);
  await screen.settled();
  const subscripts = (within: string) =>
    page
      .locator(within)
      .evaluateAll((found) =>
        found.map((node) => [...node.querySelectorAll("sub")].map((sub) => sub.textContent).join(" ")),
      );
  expect(await subscripts("main thead")).toEqual(["1 2 3"]);
  expect(await subscripts("[data-chip]")).toEqual(["2", "3"]);
  expect(await subscripts("main [role=switch] >> nth=0")).toEqual(["n"]);
  expect(await subscripts("main section[aria-labelledby] li")).toEqual(["1", "2", "3"]);
  const copy = page.getByRole("button", { name: "Copy F 2", exact: true });
  expect(await copy.getAttribute("title")).toBe("Copy F₂");
  await page.getByRole("button", { name: "Open in, F 2", exact: true }).waitFor();
  await page.getByRole("button", { name: /^F2 / }).click();
  await page.locator("output", { hasText: /^Editing F2$/ }).waitFor();
  expect(await subscripts("#chips-editing")).toEqual(["2"]);
  await page.getByRole("button", { name: /^Remove F2/ }).click();
  await page.getByText("F₂ removed").waitFor();
});

test("Enter and the button fold the keys and bring the table into sight, a link leaves the page at its top", async () => {
  const { page, screen } = await openTable("input=A.B&fn=A%5EB");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const keys = page.getByRole("region", { name: "Keys" });
  const table = screen.table.locator("thead");
  const heading = page.getByRole("heading", { name: "Truth table", level: 2 });
  const ways: readonly (readonly [text: string, submit: () => Promise<void>])[] = [
    ["A.C", () => keys.getByRole("button", { name: "Enter" }).tap()],
    ["A+C", () => screen.field.press("Enter")],
    // The same text again has the same table.
    ["A+C", () => screen.field.press("Enter")],
    ["A^C", () => screen.button.tap()],
  ];
  for (const [text, submit] of ways) {
    await screen.field.tap();
    await keys.waitFor();
    await screen.field.fill(text);
    await submit();
    await screen.settled();
    await keys.waitFor({ state: "detached" });
    await expect.poll(async () => (await table.boundingBox())?.y ?? 0, { message: text }).toBeLessThan(160);
    expect((await table.boundingBox())?.y, text).toBeGreaterThan(56);
    const focused = submit === ways.at(-1)?.[1] ? screen.button : heading;
    expect(await focused.evaluate((node) => node === document.activeElement), text).toBe(true);
  }
});
