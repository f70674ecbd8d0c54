// Tables of sixteen and more variables: rows reached by scrolling and by number, and rows on paper.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { TruthTableScreen } from "./screen.ts";

const open = useBrowser();

const names = "ABCDEFGHIJKLMNOP";

/** An expression and the same function in JavaScript; bit 0 of `v` is A. */
const functions: readonly [text: string, value: (v: readonly boolean[]) => boolean][] = [
  [
    "A.B.C.D+E.F'+G^H^P",
    (v) =>
      (at(v, "A") && at(v, "B") && at(v, "C") && at(v, "D")) ||
      (at(v, "E") && !at(v, "F")) ||
      at(v, "G") !== (at(v, "H") !== at(v, "P")),
  ],
  [
    "(I+J).(K'+L).(M+N^O)",
    (v) =>
      (at(v, "I") || at(v, "J")) && (!at(v, "K") || at(v, "L")) && (at(v, "M") || at(v, "N") !== at(v, "O")),
  ],
  ["(A.P)'", (v) => !(at(v, "A") && at(v, "P"))],
];

function at(values: readonly boolean[], name: string): boolean {
  return values[names.indexOf(name)] === true;
}

function expectedRow(row: number): string {
  const bits = row.toString(2).padStart(16, "0");
  const values = [...bits].map((bit) => bit === "1");
  return `${row}: ${bits}${functions.map(([, value]) => (value(values) ? 1 : 0)).join("")}`;
}

const [[input] = [""], ...extras] = functions;
const query = new URLSearchParams([["input", input], ...extras.map(([text]) => ["fn", text])]).toString();

describe.each(sizeNames)("on a %s", (size) => {
  test("65,536 rows: any of them by its number, with the right digits, few drawn at a time", async () => {
    const { page, errors } = await open({ size, path: `/ttable?${query}` });
    const screen = new TruthTableScreen(page);
    await screen.settled();
    expect(await screen.table.getAttribute("aria-rowcount")).toBe("65537");
    const picked = [0, 65_535, ...Array.from({ length: 20 }, (_, n) => (n * 40_503 + 12_345) % 65_536)];
    for (const row of picked) {
      await screen.goTo(String(row));
      await expect.poll(() => screen.row(row)).toBe(expectedRow(row));
      const { isSeen, drawn } = await screen.table.evaluate((table, number) => {
        const line = table.querySelector(`tr[aria-rowindex="${number + 2}"]`)?.getBoundingClientRect();
        const box = table.parentElement?.getBoundingClientRect();
        const head = table.querySelector("thead")?.getBoundingClientRect();
        return {
          isSeen: line && box && head && line.top >= head.bottom - 1 && line.bottom <= box.bottom + 1,
          drawn: table.querySelectorAll("tbody tr[aria-rowindex]").length,
        };
      }, row);
      expect(isSeen, String(row)).toBe(true);
      expect(drawn).toBeLessThan(150);
    }
    expect(errors).toEqual([]);
  });

  test("the table scrolls by keyboard, its head stays, and the page does not go sideways", async () => {
    const { page } = await open({ size, path: `/ttable?${query}` });
    const screen = new TruthTableScreen(page);
    await screen.settled();
    await page.getByRole("region", { name: "Truth table" }).focus();
    await page.keyboard.press("End");
    await expect.poll(() => screen.row(65_535)).toBe(expectedRow(65_535));
    const headAtTop = await screen.table.evaluate((table) => {
      const head = table.querySelector("thead th")?.getBoundingClientRect().top ?? 0;
      return Math.abs(head - (table.parentElement?.getBoundingClientRect().top ?? 0)) < 3;
    });
    expect(headAtTop).toBe(true);
    await page.keyboard.press("PageUp");
    await page.keyboard.press("Home");
    await expect.poll(() => screen.row(0)).toBe(expectedRow(0));
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
});

test("a row that does not exist is told with the limits, and what was typed stays", async () => {
  const { page } = await open({ path: `/ttable?${query}` });
  const screen = new TruthTableScreen(page);
  await screen.settled();
  for (const wrong of ["65536", "-1", "x", ""]) {
    await screen.goTo(wrong);
    await page.getByText("Enter a row number from 0 to 65,535.").waitFor();
    expect(await page.getByRole("textbox", { name: "Go to row" }).inputValue()).toBe(wrong);
    await page.getByRole("textbox", { name: "Go to row" }).fill("1");
    await page.getByText("Enter a row number from 0 to 65,535.").waitFor({ state: "detached" });
  }
});

test("eighteen variables have 262,144 rows; the nineteenth is refused with the limit", async () => {
  const { page } = await open({ path: "/ttable?input=ABCDEFGHIJKLMNOPQR" });
  const screen = new TruthTableScreen(page);
  await screen.settled();
  await screen.goTo("262143");
  await expect.poll(() => screen.row(262_143)).toBe(`262143: ${"1".repeat(19)}`);
  await screen.add("S");
  await screen.field.press("Enter");
  await screen.chips.first().getByText("There are more than 18 variables").waitFor();
  expect(await screen.row(262_143)).toBe(`262143: ${"1".repeat(19)}`);
});

test("a table that is too long for the clipboard is offered as a file, which has every row", async () => {
  const { page } = await open({ path: `/ttable?${query}` });
  const screen = new TruthTableScreen(page);
  await screen.settled();
  await page.getByRole("button", { name: "Copy or save the table" }).click();
  await page.getByRole("menuitem", { name: "Copy as CSV" }).click();
  await page.getByText("The table is too long for the clipboard.").waitFor();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const stream = await (await saving).createReadStream();
  let text = "";
  for await (const chunk of stream) text += String(chunk);
  const lines = text.split("\r\n");
  expect(lines).toHaveLength(65_538);
  for (const row of [0, 1, 40_000, 65_535]) {
    expect(`${row}: ${lines[row + 1]?.replaceAll(",", "")}`).toBe(expectedRow(row));
  }
});

test("min terms are cut, and shown in full when asked for", async () => {
  const { page } = await open({ path: "/ttable?input=A%2BB%2BC%2BD%2BE%2BF%2BG" });
  const screen = new TruthTableScreen(page);
  await screen.settled();
  expect(await screen.functions.innerText()).not.toContain("26,");
  await page.getByRole("button", { name: "All 127 min terms" }).click();
  await expect.poll(() => screen.functions.innerText()).toContain("127)");
});

test("on paper the table is whole, without controls, up to 4,096 rows", async () => {
  const { page } = await open({ path: "/ttable?input=A.B.C.D.E.F.G%2BH" });
  const screen = new TruthTableScreen(page);
  await screen.settled();
  expect((await screen.rows()).length).toBeLessThan(256);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect((await screen.rows()).length).toBe(256);
  expect(await screen.button.isVisible()).toBe(false);
  expect(await screen.table.isVisible()).toBe(true);
  expect(await page.getByRole("textbox", { name: "Go to row" }).isVisible()).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  await screen.generate("A.B.C.D.E.F.G.H.I.J.K.L.M");
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect((await screen.rows()).length).toBe(4096);
  expect(await page.getByText("Only the first 4,096 of 8,192 rows are printed").isVisible()).toBe(true);
});
