// "Open in" is one control with words: it opens a menu of all other tools, which says why one of them cannot take the
// function; where only one tool can, the button names it.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";

const open = useBrowser();

/** The name for screen readers, what is written, the entries of the menu, and why other tools are none. */
type Control = readonly [
  name: string,
  written: string,
  entries?: readonly string[],
  reasons?: readonly string[],
];

const ofTable = ["Simplifier", "Karnaugh Map", "SoP PoS", "Generator", "Simulator"];
const ofRows = ["Simplifier", "Karnaugh Map", "Truth Table", "Generator", "Simulator"];

const screens: Readonly<Record<string, readonly Control[]>> = {
  "/simplify?input=A.B%2BA.B'&mode=boolean": [
    [
      "Open in",
      "Open in",
      [
        "Karnaugh Map",
        "Truth Table",
        "SoP PoS",
        "Generator",
        "Simulator: Result",
        "Simulator: As typed",
        "Copy link",
      ],
    ],
  ],
  "/simplify?input=A&mode=boolean": [
    [
      "Open in",
      "Open in",
      ["Truth Table", "Generator", "Simulator", "Copy link"],
      ["Karnaugh Map: from 2 to 6 variables; this has 1.", "SoP PoS: from 2 to 8 variables; this has 1."],
    ],
  ],
  "/simplify?input=1&mode=mint&dc=2": [
    [
      "Open in",
      "Open in",
      ["Karnaugh Map", "Truth Table: minimal form", "SoP PoS", "Generator", "Simulator", "Copy link"],
    ],
  ],
  "/ttable?input=A.B": [["Open in, F n", "Open in", ofTable]],
  "/ttable?input=A.B.C.D.E.F.H": [
    [
      "Open in, F n",
      "Open in",
      ["Simplifier", "Generator", "Simulator"],
      [
        "Karnaugh Map: from 2 to 6 variables; this has 7.",
        "SoP PoS: only variables that follow each other, such as A, B, C.",
      ],
    ],
  ],
  "/ttable?input=A.B&fn=A": [
    ["Open in Simulator", "Open in Simulator"],
    ["Open in, F 1", "Open in", ofTable],
    ["Open in, F 2", "Open in", ofTable],
  ],
  "/soppos?rows=1,3": [
    ["Open in", "Open in", ofRows],
    ["Open in, Minimal sum of products", "Open in", ofRows],
  ],
  "/kmap?vars=3&rows=1,3": [
    ["Open in", "Open in", ["Simplifier", "Truth Table", "SoP PoS", "Generator", "Simulator"]],
  ],
  "/cgen?input=A.B&fn=A": [
    [
      "Open in",
      "Open in",
      ["Karnaugh Map: F1", "Karnaugh Map: F2", "Truth Table", "Simulator"],
      ["Simplifier: one output; this has 2.", "SoP PoS: one output; this has 2."],
    ],
  ],
  "/cgen?input=A.B": [
    ["Open in", "Open in", ["Simplifier", "Karnaugh Map", "Truth Table", "SoP PoS", "Simulator"]],
  ],
};

describe.each(sizeNames)("on a %s", (size) => {
  test("each screen has the controls, with words that are read and seen", async () => {
    const { page, errors } = await open({ size });
    for (const [path, controls] of Object.entries(screens)) {
      await page.goto(new URL(`/#${path}`, page.url()).href);
      for (const [name, written, entries = [], reasons = []] of controls) {
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
        for (const reason of reasons)
          await page.getByRole("menu").getByText(reason, { exact: true }).waitFor();
        await page.keyboard.press("Escape");
        await items.first().waitFor({ state: "detached" });
        await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
      }
    }
    expect(errors).toEqual([]);
  });
});
