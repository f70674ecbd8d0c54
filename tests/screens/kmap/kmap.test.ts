// The Karnaugh map's own screen: field, map and address hold one function, whichever of them it is changed in.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { type OpenOptions, sizeNames, useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { smallTargets } from "#support/browser/targets.ts";
import { KmapScreen } from "./screen.ts";

const open = useBrowser();

async function openScreen(options: OpenOptions) {
  const opened = await open(options);
  const screen = new KmapScreen(opened.page);
  await screen.shown();
  return { ...opened, screen };
}

test("Home's buttons open the map with as many variables", async () => {
  const { page, screen, errors } = await openScreen({ path: "/kmap" });
  for (const [name, vars] of [
    ["4 variables Karnaugh Map", 4],
    ["3 Karnaugh Map", 3],
    ["2 Karnaugh Map", 2],
  ] as const) {
    await begin(page, "/");
    await page.getByRole("link", { name, exact: true }).click();
    await expect.poll(() => page.locator("[data-cell]").count(), { message: name }).toBe(2 ** vars);
    // Four is the number of a new map, and defaults are left out of the address.
    await expect
      .poll(() => screen.hash(), { message: name })
      .toBe(vars === 4 ? "#/kmap" : `#/kmap?vars=${vars}`);
    expect.soft(await screen.field.inputValue(), name).toBe("");
  }
  expect(errors).toEqual([]);
});

test("each way to write a function fills the map, and only the typed text is in the field and the address", async () => {
  const { page, screen, errors } = await openScreen({ path: "/kmap" });
  const cases: readonly [text: string, values: string, minimal: string | null][] = [
    ["A.B+C'", "10101011", "A.B+C'"],
    ["x^y", "0110", "x.y'+x'.y"],
    ["1 3 5 7", "0101010100000000", "A'.D"],
    ["Σm(1,3)+Σd(5,7)", "01010X0X00000000", "A'.D"],
    ["Σm(0,20)", `1${"0".repeat(19)}1${"0".repeat(11)}`, "A.B'.C.D'.E'+A'.B'.C'.D'.E'"],
    ["A", "0011", "A"],
    ["A.B.C.D.E.F", `${"0".repeat(63)}1`, "A.B.C.D.E.F"],
  ];
  for (const [text, values, minimal] of cases) {
    await begin(page, "/kmap");
    await screen.shown();
    await screen.field.fill(text);
    await expect.poll(() => screen.values(), { message: text }).toBe(values);
    await expect.poll(() => screen.minimal(), { message: text }).toBe(minimal);
    expect.soft(await screen.field.inputValue(), text).toBe(text);
    await expect.poll(() => screen.hash(), { message: text }).toContain(`input=${text}`);
  }
  expect(errors).toEqual([]);
});

test("a press rewrites the field, and Undo brings back the typed text, its names and its cells", async () => {
  const { page, screen } = await openScreen({ path: "/kmap" });
  await screen.field.fill("x.y");
  await expect.poll(() => screen.values()).toBe("0001");
  await screen.cell(0).click();
  await expect.poll(() => screen.field.inputValue()).toBe("Σm(0,3)");
  await expect.poll(() => screen.minimal()).toBe("x.y+x'.y'");
  await expect.poll(() => screen.hash()).toBe("#/kmap?vars=2&names=x,y&rows=0,3");
  await screen.set(1, "X");
  await expect.poll(() => screen.field.inputValue()).toBe("Σm(0,3)+Σd(1)");
  await page.keyboard.press("Control+z");
  await expect.poll(() => screen.field.inputValue()).toBe("Σm(0,3)");
  await screen.undo.click();
  await expect.poll(() => screen.field.inputValue()).toBe("x.y");
  await expect.poll(() => screen.values()).toBe("0001");
  await page.keyboard.press("Control+Shift+z");
  await page.keyboard.press("Control+y");
  await expect.poll(() => screen.field.inputValue()).toBe("Σm(0,3)+Σd(1)");
  await expect.poll(() => screen.values()).toBe("1X01");
});

test("Clear, Invert and the number of variables change the function, and each can be undone", async () => {
  const { screen } = await openScreen({ path: "/kmap?vars=2&rows=1&dc=2" });
  await expect.poll(() => screen.field.inputValue()).toBe("Σm(1)+Σd(2)");
  await screen.button("Invert").click();
  await expect.poll(() => screen.values()).toBe("10X1");
  await screen.button("Clear").click();
  await expect.poll(() => screen.values()).toBe("0000");
  await expect.poll(() => screen.field.inputValue()).toBe("");
  await screen.button("Add a variable").click();
  await expect.poll(() => screen.values()).toBe("00000000");
  for (let step = 0; step < 3; step += 1) await screen.undo.click();
  await expect.poll(() => screen.values()).toBe("01X0");
  await expect.poll(() => screen.field.inputValue()).toBe("Σm(1)+Σd(2)");
});

test("more variables than a map has are said, with the way to the Simplifier", async () => {
  const { page, screen } = await openScreen({ path: "/kmap?vars=2&rows=1" });
  for (const text of ["A.B.C.D.E.F.G", "64"]) {
    await screen.field.fill(text);
    await page.getByText("A map has at most 6 variables.").waitFor();
    expect.soft(await screen.values(), text).toBe("0100");
  }
  await screen.field.fill("A.B.C.D.E.F.G");
  await page.getByRole("status").getByRole("button", { name: "Open in Simplifier" }).click();
  await page.getByRole("heading", { level: 1, name: "Simplify" }).waitFor();
  await expect.poll(() => page.getByRole("textbox").first().inputValue()).toBe("A.B.C.D.E.F.G");
});

test("a text that is deleted key by key leaves an empty map", async () => {
  const { page, screen } = await openScreen({ path: "/kmap?vars=2" });
  await screen.field.fill("A.B");
  await expect.poll(() => screen.hash()).toContain("input=A.B");
  for (let key = 0; key < 3; key += 1) await screen.field.press("Backspace");
  await expect.poll(() => screen.values()).toBe("0000");
  await expect.poll(() => screen.hash()).toBe("#/kmap?vars=2");
  await page.getByText("Press the cells where the output is 1.").waitFor();
});

test("a wrong text is told with its place, and the map stays", async () => {
  const { page, screen } = await openScreen({ path: "/kmap?vars=2&rows=1" });
  await screen.field.fill("A.(B+");
  await page
    .getByText(/position|bracket|missing/i)
    .first()
    .waitFor();
  await expect.poll(() => screen.values()).toBe("0100");
  await expect.poll(() => screen.field.inputValue()).toBe("A.(B+");
});

test("Back and a reload bring back the function, a link its form, its order and its names", async () => {
  const path = "/kmap?vars=3&names=p,q,r&rows=1,3&dc=7&form=pos&swap=1";
  const { page, screen } = await openScreen({ path });
  await expect.poll(() => screen.values()).toBe("0101000X");
  await expect.poll(() => screen.minimal()).toBe("p'.r");
  await screen.cell(5).click();
  await expect.poll(() => screen.hash()).toContain("rows=1,3,5");
  await page.reload();
  await screen.shown();
  await expect.poll(() => screen.values()).toBe("0101010X");
  await page.evaluate(() => (location.hash = "/learn"));
  await page.getByRole("heading", { level: 1, name: "Learn" }).waitFor();
  await page.goBack();
  await screen.shown();
  await expect.poll(() => screen.values()).toBe("0101010X");
});

test("the history takes a function that was worked on, once, and opens it again", async () => {
  const { page, screen } = await openScreen({ path: "/kmap?vars=2&rows=1" });
  await begin(page, "/learn");
  await begin(page, "/kmap");
  await screen.shown();
  await screen.field.fill("A^B");
  await expect.poll(() => screen.minimal()).toBe("A.B'+A'.B");
  await begin(page, "/learn");
  await page.getByRole("button", { name: "History" }).click();
  const items = page.getByRole("complementary", { name: "History" }).getByRole("listitem");
  await expect.poll(() => items.count()).toBe(1);
  expect(await items.first().innerText()).toContain("Karnaugh map");
  await items.getByRole("button").first().click();
  await screen.shown();
  await expect.poll(() => screen.values()).toBe("0110");
  await expect.poll(() => screen.field.inputValue()).toBe("A^B");

  await screen.field.fill("A.B");
  await expect.poll(() => screen.minimal()).toBe("A.B");
  await screen.field.fill("A.B+");
  await page.getByText("The map does not show this text. It shows A.B.").waitFor();
  await begin(page, "/learn");
  await page.getByRole("button", { name: "History" }).click();
  await items.first().waitFor();
  expect(await items.count(), "a text that was not read is not kept").toBe(1);
});

test("a list of rows has the variables of the map, and other notations fill it at once", async () => {
  const { page, screen } = await openScreen({ path: "/kmap" });
  await screen.shown();
  await screen.field.fill("ΠM(0,2,5)");
  await expect.poll(() => screen.values()).toBe("0101101111111111");
  await page.getByText("min terms 1 3 4 6 7 8 9 10 11 12 13 14 15 of A, B, C, D").waitFor();
  await screen.field.fill("!a & !b | c");
  await expect.poll(() => screen.minimal()).toBe("a'.b'+c");
  await begin(page, "/learn");
  await begin(page, "/kmap?input=!a%20%26%20!b%20%7C%20c");
  await expect.poll(() => screen.minimal()).toBe("a'.b'+c");
});

describe.each(sizeNames)("on a %s", (size) => {
  test("axe finds nothing, targets fit a finger, nothing scrolls sideways, and the map takes the room there is", async () => {
    const { page, screen } = await openScreen({ size, path: "/kmap?rows=0,2,5,7,8,10&dc=13" });
    await expect.poll(() => screen.minimal()).not.toBeNull();
    expect(await axeFaultsInBoth(page)).toEqual([]);
    if (size === "phone") expect(await smallTargets(page)).toEqual([]);
    const cell = await screen.cell(0).boundingBox();
    expect(cell?.width).toBeGreaterThanOrEqual(size === "phone" ? 44 : 56);
    expect(cell?.width).toBeLessThanOrEqual(88);
    for (const vars of [2, 3, 5, 6]) {
      await begin(page, `/kmap?vars=${vars}&rows=1,2`);
      await expect.poll(() => page.locator("[data-cell]").count()).toBe(2 ** vars);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(tooWide, `${vars} variables`).toBe(0);
    }
  });
});

test("a menu that is longer than the room beside its button stays in the window and can be scrolled", async () => {
  const { page } = await openScreen({ path: "/kmap?vars=4&rows=0,2,5" });
  const button = page.getByRole("button", { name: "Map options" });
  const menu = page.getByRole("menu");
  await page.setViewportSize({ width: 1280, height: 400 });
  for (const top of [40, 180, 340]) {
    await button.evaluate((element, y) => (element.style.cssText = `position: fixed; top: ${y}px`), top);
    await button.click();
    await menu.getByRole("menuitem", { name: "Copy SVG" }).waitFor();
    await expect
      .poll(() =>
        menu.evaluate((element) => {
          const { top: from, bottom } = element.getBoundingClientRect();
          return from >= 0 && bottom <= window.innerHeight && element.scrollHeight > element.clientHeight;
        }),
      )
      .toBe(true);
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
  }
});

test("a press gives the next of 0, 1 and X; a stroke paints what its first cell becomes, and is one Undo", async () => {
  const { page, screen, errors } = await openScreen({ path: "/kmap?vars=3&rows=1" });
  for (const values of ["1100", "X100", "0100"]) {
    await screen.cell(0).click();
    await expect.poll(() => screen.values()).toBe(`${values}0000`);
  }
  await screen.cell(4).hover();
  await page.mouse.down();
  for (const row of [5, 7, 6]) await screen.cell(row).hover();
  await page.mouse.up();
  await expect.poll(() => screen.values()).toBe("01001111");
  await expect.poll(() => screen.field.inputValue()).toBe("Σm(1,4,5,6,7)");
  await screen.undo.click();
  await expect.poll(() => screen.values()).toBe("01000000");
  await screen.redo.click();
  await expect.poll(() => screen.values()).toBe("01001111");
  expect(errors).toEqual([]);
});

test("a finger scrolls the page over the map, and paints once it has stayed on a cell", async () => {
  const { page, screen, context, errors } = await openScreen({ size: "phone", path: "/kmap?vars=3" });
  const touch = await context.newCDPSession(page);
  const middle = async (row: number) => {
    const box = await screen.cell(row).boundingBox();
    if (!box) throw new Error(`Cell ${row} is not there.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", await middle(0));
  await send("touchMove", await middle(4));
  await send("touchEnd");
  await expect.poll(() => screen.values()).toBe("00000000");
  await page.evaluate(() => window.scrollTo(0, 0));
  await send("touchStart", await middle(0));
  // The cell says by itself when the stroke has begun.
  await expect.poll(() => screen.values()).toBe("10000000");
  for (const row of [1, 3]) await send("touchMove", await middle(row));
  await send("touchEnd");
  await expect.poll(() => screen.values()).toBe("11010000");
  await screen.undo.tap();
  await expect.poll(() => screen.values()).toBe("00000000");
  expect(errors).toEqual([]);
});

test.each([
  ["a desktop", 1280, 800],
  ["a phone", 360, 740],
])(
  "on the first screen of %s stand the map and its result, for 5 and 6 variables the first map",
  async (name, width, height) => {
    const { page, screen } = await openScreen({
      size: name === "a phone" ? "phone" : "desktop",
      path: "/kmap",
    });
    await page.setViewportSize({ width, height });
    for (const [vars, rows] of [
      [2, "1,2"],
      [3, "1,3,7"],
      [4, "0,2,5,7,8,10,13&dc=15"],
      [5, "0-3,8,10,21,23,29,31&dc=5"],
      [6, "0-3,8,10,21,23,29,31,40-47,63&dc=5,60"],
    ] as const) {
      await begin(page, `/kmap?vars=${vars}&rows=${rows}`);
      await expect.poll(() => screen.minimal()).not.toBeNull();
      const result = await page.getByRole("region", { name: "Minimal sum of products" }).boundingBox();
      const grid = await page.getByRole("grid").first().boundingBox();
      if (!result || !grid) throw new Error("Map or result is not drawn.");
      const isBelow = result.y > grid.y;
      expect.soft(result.y + result.height, `result of ${vars}`).toBeLessThanOrEqual(height);
      expect.soft(grid.y + grid.height, `grid of ${vars}`).toBeLessThanOrEqual(isBelow ? result.y : height);
    }
  },
);

test("what is used seldom is in the map's menu, the start variable in a dialog of it", async () => {
  const { page, screen } = await openScreen({ path: "/kmap?vars=2&rows=1" });
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Map options" }).click();
    await page.getByRole("menu").getByRole("menuitem", { name, exact: true }).click();
  };
  await choose("Start variable: A");
  const dialog = page.getByRole("dialog", { name: "Start variable" });
  await dialog.getByRole("textbox", { name: "Start variable" }).fill("P");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => screen.minimal()).toBe("P'.Q");
});

test("the notice is the last line of the screen", async () => {
  const { page, screen } = await openScreen({ path: "/kmap" });
  const link = page.getByRole("link", { name: /Get it on Google Play/ });
  expect(await link.getAttribute("href")).toBe("https://play.google.com/store");
  expect(await page.getByRole("main").evaluate((main) => main.textContent)).toMatch(
    /This feature is under development for the web version\. Get it on Google Play \(opens a new tab\)$/,
  );
  await screen.notice.waitFor();
});
