// Don't-cares in both views of SoP PoS, and its map: one state, whatever view it is changed in.
// @module-tag deep

import { readFile } from "node:fs/promises";
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pathWith } from "#addresses/core/codec.ts";
import { defaultSetup } from "#addresses/core/sop-pos-setup.ts";
import { sopPosAddress } from "#addresses/core/sop-pos.ts";
import { begin } from "#support/browser/begin.ts";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { MapChoice } from "#support/browser/map-choice.ts";
import { SopPosScreen } from "./screen.ts";
import { smallTargets } from "#support/browser/targets.ts";

const open = useBrowser();

async function openScreen(options: OpenOptions) {
  const opened = await open(options);
  const screen = new SopPosScreen(opened.page);
  await screen.shown();
  return { ...opened, screen };
}

/** Two minima of two terms; not every don't-care is taken as 1. */
const twoMinima = "/soppos?vars=4&rows=1,3,7,11,15&dc=0,2,5";

test("a press sets X where that is chosen, another one 0; canonical forms name no X", async () => {
  const { screen, errors } = await openScreen({ path: "/soppos?vars=3&rows=1" });
  await expect.poll(() => screen.minimal()).toBe("A'.B'.C");
  await screen.pressSets("X");
  for (const row of [3, 5, 7]) await screen.row(row).click();
  expect(await screen.values()).toBe("010X0X0X");
  expect(await screen.ticked()).toEqual([1]);
  await expect.poll(() => screen.minimal()).toBe("C");
  expect(await screen.canonical()).toBe("A'.B'.C");
  const text = await screen.card("Sum of products").innerText();
  expect(text.replaceAll(/\s+/g, "")).toContain("=Σm(1)+Σd(3,5,7)");
  await screen.row(5).click();
  await screen.pressSets("1");
  await screen.row(7).click();
  expect(await screen.values()).toBe("010X0001");
  await screen.choose("PoS");
  await expect.poll(() => screen.minimal()).toBe("(A'+B).C");
  expect(await screen.canonical()).toBe("(A+B+C).(A+B'+C).(A'+B+C).(A'+B+C').(A'+B'+C)");
  await expect.poll(() => screen.hash()).toBe("#/soppos?vars=3&rows=1,7&dc=3&form=pos");
  expect(errors).toEqual([]);
});

test("the header's checkbox leaves X alone", async () => {
  const { screen } = await openScreen({ path: "/soppos?vars=3&rows=1&dc=0,6" });
  await expect.poll(() => screen.values()).toBe("X10000X0");
  await screen.header.click();
  expect(await screen.values()).toBe("X11111X1");
  expect(await screen.header.isChecked()).toBe(true);
  await expect.poll(() => screen.minimal()).toBe("1");
  await screen.header.click();
  expect(await screen.values()).toBe("X00000X0");
});

test("another input count clears the don't-cares too, and Undo brings all of it back", async () => {
  const { screen, page } = await openScreen({ path: `${twoMinima}&view=map` });
  await page.getByRole("grid").waitFor();
  await screen.fewer.click();
  expect(await screen.values()).toBe("00000000");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  expect(await screen.values()).toBe("X1X10X0100010001");
  expect(await page.getByRole("grid").count()).toBe(1);
});

test("the next minimum is that of the card too, and another press shows the first one", async () => {
  const { screen, page } = await openScreen({ path: `${twoMinima}&view=map` });
  const products = () => page.getByRole("list", { name: "Groups" }).getByRole("math").allTextContents();
  const card = () => screen.card("Sum of products").getByRole("math").nth(1).textContent();
  await page.getByText("Minimum 1 of 2").waitFor();
  const first = await card();
  expect((await products()).join("+")).toBe(first);
  await page.getByRole("button", { name: "Next minimum" }).click();
  await page.getByText("Minimum 2 of 2").waitFor();
  const second = await card();
  expect(second).not.toBe(first);
  expect((await products()).join("+")).toBe(second);
  expect([first, second].toSorted()).toEqual(["A'.B'+C.D", "A'.D+C.D"]);
  await screen.show("Table");
  expect(await card()).toBe(second);
  await screen.show("Map");
  await screen.cell(8).click();
  await screen.cell(8).click();
  await page.getByText("Minimum 1 of 2").waitFor();
  // The function with row 8 has as many minima, and is shown until the answer to the second press is there.
  await expect.poll(card).toBe(first);
});

describe.each(sizeNames)("on a %s", (size) => {
  test("a press on a cell is a press on its row, and the map keeps rows, form and start variable", async () => {
    const { screen, page } = await openScreen({
      size,
      path: "/soppos?vars=4&start=W&rows=0,2,8&form=pos",
    });
    await screen.show("Map");
    expect(await screen.values()).toBe("1010000010000000");
    await screen.cell(10).click();
    expect(await screen.values()).toBe("1010000010100000");
    await expect.poll(() => screen.minimal()).toBe("X'.Z'");
    await screen.pressSets("X");
    await screen.cell(10).click();
    await screen.cell(8).click();
    expect(await screen.values()).toBe("10100000X0X00000");
    await screen.show("Table");
    expect(await screen.values()).toBe("10100000X0X00000");
    expect(await screen.names()).toEqual(["W", "X", "Y", "Z", "F"]);
    expect(await screen.form("PoS").isChecked()).toBe(true);
    await screen.choose("SoP");
    await screen.show("Map");
    const groups = page.getByRole("list", { name: "Groups" }).getByRole("button");
    await expect.poll(() => groups.count()).toBe(1);
    await groups.click();
    await page.getByText("X and Z stay 0, W and Y change").waitFor();
  });

  test("the map stays where it is when the first answer comes, and when the form is another one", async () => {
    let answer = () => undefined as unknown;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { screen } = await openScreen({
      size,
      path: "/soppos?vars=4&rows=0,2,8&view=map",
      before: (context) =>
        context.route("**/*.wasm", async (route) => {
          await held;
          await route.continue();
        }),
    });
    const before = await screen.cell(0).boundingBox();
    expect(await screen.minimal()).toBeNull();
    answer();
    await expect.poll(() => screen.minimal()).toBe("A'.B'.D'+B'.C'.D'");
    expect(await screen.cell(0).boundingBox()).toEqual(before);
    await screen.choose("PoS");
    await expect.poll(() => screen.minimal()).toBe("(A'+C').B'.D'");
    expect(await screen.cell(0).boundingBox()).toEqual(before);
  });

  test("Back and a reload restore rows, don't-cares, form, view and orientation", async () => {
    const { screen, page } = await openScreen({ size, path: "/soppos?vars=5&rows=0,16" });
    await screen.show("Map");
    const choice = new MapChoice(page);
    await choice.toggle("Swap rows and columns");
    await screen.pressSets("X");
    await screen.cell(31).click();
    await screen.choose("PoS");
    const hash = "#/soppos?vars=5&rows=0,16&dc=31&form=pos&view=map&swap=1";
    await expect.poll(() => screen.hash()).toBe(hash);
    const holds = async () => {
      await page.getByRole("grid").first().waitFor();
      expect(await screen.values()).toBe(`1${"0".repeat(15)}1${"0".repeat(14)}X`);
      expect(await screen.form("PoS").isChecked()).toBe(true);
      expect(await choice.isOn("Swap rows and columns")).toBe(true);
      expect(await screen.hash()).toBe(hash);
    };
    await page.getByRole("button", { name: "Open in", exact: true }).click();
    await page.getByRole("menuitem", { name: "Simplifier" }).click();
    await expect.poll(() => screen.hash()).toBe("#/simplify?input=0,16&mode=mint&dc=31");
    await page.goBack();
    await holds();
    await page.reload();
    await holds();
  });

  test("above 6 inputs the map is off, with the reason", async () => {
    const { screen, page } = await openScreen({ size, path: "/soppos?vars=6&rows=1&view=map" });
    await expect.poll(() => page.getByRole("grid").count()).toBe(4);
    await screen.more.click();
    await page.getByText("A map has at most 6 variables.").waitFor();
    expect(await page.getByRole("grid").count()).toBe(0);
    expect(await page.getByRole("radio", { name: "Map" }).isDisabled()).toBe(true);
    expect(await screen.boxes.count()).toBe(128);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  test("axe finds nothing in either view with don't-cares", async () => {
    const { page } = await open({ size });
    for (const path of [twoMinima, `${twoMinima}&view=map`, "/soppos?vars=6&rows=0-9&form=pos&view=map"]) {
      await begin(page, path);
      await page.getByText("minimal (proved)").first().waitFor();
      expect.soft(await axeFaultsInBoth(page), path).toEqual([]);
    }
  });
});

test("0, 1 and X set the row that has the focus, in the table and in the map", async () => {
  const { screen, page } = await openScreen({ path: "/soppos?vars=3" });
  await screen.row(0).focus();
  for (const key of ["x", "ArrowDown", "1", "ArrowDown", "1", "0", "ArrowDown", "X", "1", "Control+x"])
    await page.keyboard.press(key);
  expect(await screen.values()).toBe("X1010000");
  await screen.show("Map");
  await screen.cell(0).focus();
  // Around the edges, in Gray order: 0, 4, 0; then 0, 1, 3, 2, 0.
  for (const key of [
    "1",
    "ArrowDown",
    "x",
    "ArrowDown",
    "ArrowRight",
    "ArrowRight",
    "0",
    "ArrowRight",
    "Space",
  ])
    await page.keyboard.press(key);
  expect(await screen.values()).toBe("1110X000");
  await page.getByRole("status").filter({ hasText: "Row 2 is 1. Minimal sum of products: " }).waitFor({
    state: "attached",
  });
});

test("a group that is pressed is marked in the card alone; the file has the output's name, or is a handout", async () => {
  const { screen, page } = await openScreen({
    path: `${twoMinima}&view=map&out=Cout`,
    before: (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
  });
  const card = screen.card("Sum of products");
  await card.getByText("minimal (proved)").waitFor();
  expect(await page.getByText("minimal (proved)").count()).toBe(1);
  const groups = page.getByRole("list", { name: "Groups" });
  await groups.getByRole("button").first().click();
  await groups.getByText(/^The X in row.* make.? the group larger and the product shorter\.$/).waitFor();
  await expect.poll(() => card.locator("[data-lit]").allTextContents()).toEqual(["A'.B'"]);
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Map options" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  const copied = async (name = "Copy SVG") => {
    await choose(name);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied()).toContain("; Cout = A&apos;.B&apos;+C.D</desc>");
  expect(await copied("Copy LaTeX (karnaugh-map)")).toMatch(
    /^% \\usepackage\{karnaugh-map\}\n\\begin\{karnaugh-map\}\[4\]\[4\]\[1\][^]*\\implicant\{/,
  );
  expect(await copied("Copy LaTeX (tabular)")).toContain("$AB \\backslash CD$ & 00 & 01 & 11 & 10");
  expect(await copied("Copy Markdown")).toMatch(/^\| AB \\ CD \|/);
  const [download] = await Promise.all([page.waitForEvent("download"), choose("Save PNG")]);
  const png = await readFile(await download.path());
  const [, width = ""] = /<svg[^>]* width="(\d+)"/.exec(await copied()) ?? [];
  expect([download.suggestedFilename(), png.subarray(1, 4).toString()]).toEqual(["karnaugh-map.png", "PNG"]);
  expect(png.readUInt32BE(16)).toBe(2 * Number(width));
  await page.getByRole("button", { name: "Map options" }).click();
  await page.getByRole("menuitemradio", { name: "Empty cells" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => copied()).toContain("<desc>Empty cells, to be filled in</desc>");
});

test("table and map never differ, whatever is pressed in either", async () => {
  const { screen, page } = await openScreen({ path: "/soppos?vars=4" });
  let seed = 20;
  const below = (count: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * count);
  };
  const values = Array.from({ length: 16 }, () => "0");
  let pressed = "1";
  let isMap = false;
  // The reducer's own test has two thousand rounds; these are for what reaches it, of each kind in each view.
  const met = new Set<string>();
  for (let round = 0; round < 48; round += 1) {
    const row = below(16);
    const kind = Math.min(below(6), 3);
    met.add(`${isMap ? "map" : "table"} ${kind}`);
    switch (kind) {
      case 0:
        isMap = !isMap;
        await screen.show(isMap ? "Map" : "Table");
        break;
      case 1:
        pressed = pressed === "1" ? "X" : "1";
        await screen.pressSets(pressed === "1" ? "1" : "X");
        break;
      case 2: {
        const key = ["0", "1", "X"][below(3)] ?? "0";
        await (isMap ? screen.cell(row) : screen.row(row)).press(key);
        values[row] = key;
        break;
      }
      default:
        await (isMap ? screen.cell(row) : screen.row(row)).click();
        values[row] = values[row] === pressed ? "0" : pressed;
    }
    expect(await screen.values(), `round ${round}`).toBe(values.join(""));
  }
  expect(met.size).toBe(8);
  const listOf = (value: string) => [...values.keys()].filter((row) => values[row] === value);
  expect(listOf("1").length).toBeGreaterThan(0);
  await screen.show("Table");
  const ofTable = [await screen.values(), await screen.minimal()];
  await screen.show("Map");
  expect(await screen.minimal()).toBe(ofTable[1]);
  const products = page.getByRole("list", { name: "Groups" }).getByRole("math");
  await expect.poll(async () => (await products.allTextContents()).join("+")).toBe(ofTable[1]);
  expect(await screen.values()).toBe(ofTable[0]);
  // The address of an earlier round may have the map too.
  const setup = { inputs: 4, rows: listOf("1"), dontCares: listOf("X"), view: "map" } as const;
  const path = pathWith(sopPosAddress, { ...defaultSetup, ...setup });
  await expect.poll(() => screen.hash()).toBe(`#${path}`);
  await page.reload();
  await page.getByRole("grid").waitFor();
  expect(await screen.values()).toBe(values.join(""));
});

test("a phone shows a map of 2 to 6 inputs whole, with room for a finger", async () => {
  const { page } = await open({ size: "phone" });
  for (const inputs of [2, 3, 4, 5, 6]) {
    await begin(page, `/soppos?vars=${inputs}&rows=0,3&dc=1&view=map`);
    await page.getByText("minimal (proved)").first().waitFor();
    expect.soft(await smallTargets(page), `targets of ${inputs} inputs`).toEqual([]);
    const cells = await page.locator("[data-cell]").evaluateAll((all) =>
      all.map((cell) => {
        const { width, height, left, right } = cell.getBoundingClientRect();
        return width >= 43.9 && height >= 43.9 && left >= 0 && right <= 360;
      }),
    );
    expect.soft(cells, `cells of ${inputs} inputs`).toEqual(Array.from({ length: 2 ** inputs }, () => true));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `width of ${inputs} inputs`).toBe(360);
  }
});

test("on a phone the controls leave room for a map of four inputs and its groups", async () => {
  const { screen, page } = await openScreen({ size: "phone", path: "/soppos?vars=4&rows=1,3,7&view=map" });
  const y = async (control: Locator) => (await control.boundingBox())?.y;
  const view = page.getByRole("radiogroup", { name: "View" });
  const pressSets = page.getByRole("radiogroup", { name: "Press sets" });
  const menu = page.getByRole("button", { name: "Map options" });
  await menu.waitFor();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await y(pressSets), `${width}`).toBe(await y(view));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await y(screen.cell(0))).toBeLessThan(370);
  await menu.click();
  await page.getByRole("menuitemcheckbox").first().waitFor();
  const entries = await page.getByRole("menu").locator("[role^=menuitem]").allInnerTexts();
  expect(entries.slice(0, 5)).toEqual([
    "Without static hazards",
    "Swap rows and columns",
    "All prime implicants",
    "Copy SVG",
    "Save SVG",
  ]);
});

test("on paper there is the map with its legend, and nothing to press", async () => {
  const { page } = await openScreen({ path: `${twoMinima}&view=map` });
  await page.getByText("Minimum 1 of 2").waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("grid").isVisible()).toBe(true);
  expect(await page.getByRole("list", { name: "Groups" }).isVisible()).toBe(true);
  for (const name of ["Next minimum", "Map options"])
    expect(await page.getByRole("button", { name, includeHidden: true }).isVisible(), name).toBe(false);
});
