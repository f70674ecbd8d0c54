// The converter on a desktop and a phone: its rows, the line about an old number, axe, and room for everything.
// @module-tag deep

import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { systemColour } from "#support/browser/system-colour.ts";
import { openNumberSystems } from "./screen.ts";

const open = useBrowser();

const openScreen = (options?: OpenOptions) => openNumberSystems(open, options);

/** Whether an end of the line is hidden, or it reaches over what is above or below. */
function wordsAreCut(words: Locator): Promise<boolean> {
  return words.evaluate((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    const above =
      document.querySelector("main form")?.closest("section")?.getBoundingClientRect().bottom ?? NaN;
    const below =
      document.querySelector("main table")?.closest("section")?.getBoundingClientRect().top ?? NaN;
    return !(line.scrollWidth <= line.clientWidth && above < top && bottom < below);
  });
}

describe.each(sizeNames)("on a %s", (size) => {
  test("bases and complements of 45.625", async () => {
    const { page, screen } = await openScreen({ size, path: "/number-systems?number=45.625&base=10" });
    await screen.table.waitFor();
    expect(await screen.value("BIN")).toBe("0010 1101.1010");
    expect(await screen.value("OCT")).toBe("55.5");
    expect(await screen.value("DEC")).toBe("45.625");
    expect(await screen.value("HEX")).toBe("2D.A");
    expect(await screen.value("Value")).toMatch(/^0010 1101\s*2D$/);
    expect(await screen.value("1's")).toMatch(/^1101 0010\s*D2$/);
    expect(await screen.value("2's")).toMatch(/^1101 0011\s*D3$/);
    expect(await screen.row("DEC").getAttribute("aria-current")).toBe("true");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test("the old number is muted while the field is wrong, says so in words, and is not copied", async () => {
    const { page, screen } = await openScreen({ size });
    await screen.field.fill("45");
    await screen.table.waitFor();
    const cell = screen.row("DEC").getByRole("cell").first();
    const colour = () => cell.evaluate((element) => getComputedStyle(element).color);
    const ink = await colour();
    const places = () =>
      page.locator("main section, main tr").evaluateAll((boxes) =>
        boxes.map((box) => {
          const { x, y, width, height } = box.getBoundingClientRect();
          return [x, y, width, height].join(" ");
        }),
      );
    const before = await places();
    const words = page.getByText("Results of the earlier number: 45 in octal", { exact: true });
    const copies = page.getByRole("main").locator("button:enabled", { has: page.locator("svg") });
    const enabled = () => copies.and(page.getByRole("button", { name: /^Copy / })).count();
    expect(await words.count()).toBe(0);
    expect(await enabled()).toBe(4 + 4 + 3);
    await screen.field.fill("45-");
    await words.waitFor();
    await expect.poll(colour).not.toBe(ink);
    expect(await cell.innerText()).toContain("37");
    expect(await screen.value("Value")).toMatch(/^0010 0101\s*25$/);
    expect(await enabled()).toBe(0);
    expect(await places()).toEqual(before);
    expect(await wordsAreCut(words)).toBe(false);
    await page.emulateMedia({ forcedColors: "active" });
    const gray = await systemColour(page, "GrayText");
    expect(await colour()).toBe(gray);
    const widths = screen.widths.locator("label");
    const grayWidths = await widths.evaluateAll(
      (labels, system) =>
        labels
          .filter((label) => getComputedStyle(label).color === system)
          .map(({ textContent }) => textContent),
      gray,
    );
    expect(grayWidths, "widths that cannot be chosen").toEqual(["4"]);
    await page.emulateMedia({ forcedColors: "none" });
    await screen.field.fill("45");
    await expect.poll(colour).toBe(ink);
    expect(await words.count()).toBe(0);
    expect(await enabled()).toBe(4 + 4 + 3);
  });

  test("the words about an old number that is too long for a line leave it to the table", async () => {
    const { page, screen } = await openScreen({ size });
    await screen.field.fill("1011 ".repeat(20));
    await screen.table.waitFor();
    await screen.field.fill("1011-");
    const words = page.getByText("Results of the earlier number", { exact: true });
    await words.waitFor();
    expect(await wordsAreCut(words)).toBe(false);
  });

  test("a row of a number or complement is 48 px high, and one with a working says so", async () => {
    const { page, screen } = await openScreen({ size });
    await screen.field.fill("45");
    await screen.table.waitFor();
    const heights = await page
      .locator("main tbody tr")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights).toEqual(heights.map(() => 48));
    for (const name of ["BIN", "DEC", "HEX"]) {
      const button = screen.working(name);
      expect(await button.getByText("Working").isVisible()).toBe(true);
      expect(await page.getByRole("button", { name: new RegExp(`^${name} Working`) }).count()).toBe(1);
    }
    expect(await screen.row("OCT").getByText("Working").count()).toBe(0);
  });

  test("axe finds nothing and everything has room", async () => {
    const { page, screen } = await openScreen({ size });
    const check = async (what: string) => {
      expect(await axeFaultsInBoth(page), what).toEqual([]);
      const { wide, small } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        small: [...document.querySelectorAll("main button, main label:not(.spoken)")]
          .map((element) => ({
            html: element.outerHTML.slice(0, 100),
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.height < 43.9 || box.width < 43.9)
          .map(({ html }) => html),
      }));
      expect(wide, what).toBe(0);
      if (size === "phone") expect(small, what).toEqual([]);
    };
    await check("idle");
    await screen.field.fill("0.3");
    await screen.working("BIN").click();
    await screen.table.getByRole("list").first().waitFor();
    await check("working");
    await screen.field.fill("9".repeat(300));
    await screen.table.getByRole("button", { name: /^All / }).first().waitFor();
    await check("long");
    await screen.field.fill("1-");
    await expect.poll(() => screen.marked()).toBe("-");
    await check("error");
    await page.getByRole("button", { name: /^Custom/ }).click();
    await page.getByRole("dialog", { name: "Premium Feature" }).waitFor();
    await check("dialog");
  });
});
