// "Open in" is one control with words: in one tool it names that tool, in several it opens a menu of them.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";

const open = useBrowser();

/** The name for screen readers, what is written, and the entries of the menu. */
type Control = readonly [name: string, written: string, entries?: readonly string[]];

const screens: Readonly<Record<string, readonly Control[]>> = {
  "/simplify?input=A.B%2BA.B'&mode=boolean": [
    [
      "Open in",
      "Open in",
      ["Truth Table", "Karnaugh Map", "Simulator: Result", "Simulator: As typed", "Copy link"],
    ],
  ],
  "/simplify?input=A&mode=boolean": [["Open in", "Open in", ["Truth Table", "Simulator", "Copy link"]]],
  "/ttable?input=A.B": [["Open in, F n", "Open in", ["Simplifier", "Simulator"]]],
  "/ttable?input=A.B&fn=A": [
    ["Open in Simulator", "Open in Simulator"],
    ["Open in, F 1", "Open in", ["Simplifier", "Simulator"]],
    ["Open in, F 2", "Open in", ["Simplifier", "Simulator"]],
  ],
  "/soppos?rows=1,3": [
    ["Open in Simplifier", "Open in Simplifier"],
    ["Open in Truth Table", "Open in Truth Table"],
    ["Open in Simulator", "Open in Simulator"],
    ["Open in Simulator, Minimal sum of products", "Open in Simulator"],
  ],
};

describe.each(sizeNames)("on a %s", (size) => {
  test("each screen has the controls, with words that are read and seen", async () => {
    const { page, errors } = await open({ size });
    for (const [path, controls] of Object.entries(screens)) {
      await page.goto(new URL(`/#${path}`, page.url()).href);
      for (const [name, written, entries = []] of controls) {
        const button = page.getByRole("button", { name, exact: true });
        await button.waitFor();
        expect(await button.innerText(), `${path}: ${name}`).toBe(written);
        const box = await button.boundingBox();
        if (size === "phone") expect(box?.height, `${path}: ${name}`).toBeGreaterThanOrEqual(44);
        if (entries.length === 0) continue;
        await button.click();
        const items = page.getByRole("menuitem");
        await items.first().waitFor();
        expect(await items.allInnerTexts(), `${path}: ${name}`).toEqual(entries);
        await page.keyboard.press("Escape");
        await items.first().waitFor({ state: "detached" });
        await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
      }
    }
    expect(errors).toEqual([]);
  });
});
