// The keys on touch: bound to the field in focus, which keeps the focus, and gone with it.
// @module-tag deep

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";

const open = useBrowser();

const key = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const bar = (page: Page) => page.getByRole("region", { name: "Keys", exact: true });
const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

async function openField(path: string, name: string) {
  const { page } = await open({ size: "phone", path });
  const field = page.getByRole("textbox", { name, exact: true });
  await field.tap();
  await bar(page).waitFor();
  return { page, field };
}

test("an expression is typed and solved without the keyboard of the system", async () => {
  const { page, field } = await openField("/simplify", "Expression or min terms");
  expect(await field.getAttribute("inputmode")).toBe("none");
  for (const name of [
    "A",
    ". AND",
    "B",
    "' NOT",
    "+ OR",
    "( open bracket",
    "C",
    "^ XOR",
    "D",
    ") close bracket",
  ])
    await key(page, name).tap();
  expect(await field.inputValue()).toBe("A.B'+(C^D)");
  await key(page, "Move left").tap();
  await key(page, "Backspace").tap();
  await key(page, "A").tap();
  await key(page, "Move right").tap();
  await key(page, "' NOT").tap();
  expect(await field.inputValue()).toBe("A.B'+(C^A)'");
  expect(await isFocused(field)).toBe(true);
  await key(page, "Enter").tap();
  await page.getByRole("region", { name: "Answer" }).getByText("minimal (proved)").waitFor();
});

test("the variables of the text come first, and a new one follows", async () => {
  const { page, field } = await openField("/simplify", "Expression or min terms");
  await field.fill("Q.P+x1");
  const names = () => bar(page).getByRole("button").allInnerTexts();
  await expect.poll(async () => (await names()).slice(0, 4)).toEqual(["P", "Q", "x1", "x2"]);
});

test("min terms have digits and a space", async () => {
  const { page, field } = await openField("/simplify", "Expression or min terms");
  await field.fill("2");
  for (const name of ["Space", "1", "5"]) await key(page, name).tap();
  expect(await field.inputValue()).toBe("2 15");
  const others = page.getByRole("textbox", { name: "Don't-cares" });
  await others.tap();
  for (const name of ["3", "Space", "7"]) await key(page, name).tap();
  expect(await others.inputValue()).toBe("3 7");
  expect(await field.inputValue()).toBe("2 15");
  expect(await isFocused(others)).toBe(true);
});

test("in Truth Table each sign goes into the field that has the focus", async () => {
  const { page, field: main } = await openField("/ttable", "Expression");
  for (const name of ["A", "+ OR", "B"]) await key(page, name).tap();
  const additional = page.getByRole("textbox", { name: "Additional expression" });
  await additional.tap();
  for (const name of ["A", "^ XOR", "B"]) await key(page, name).tap();
  expect(await isFocused(additional)).toBe(true);
  expect(await additional.inputValue()).toBe("A^B");
  expect(await main.inputValue()).toBe("A+B");
  await key(page, "Enter").tap();
  await page.getByRole("button", { name: "F2 A^B edit" }).waitFor();
  expect(await isFocused(additional)).toBe(true);
  expect(await bar(page).count()).toBe(1);
});

test("Home's field has them too", async () => {
  const { page, field } = await openField("/", "Expression or min terms");
  for (const name of ["A", "' NOT"]) await key(page, name).tap();
  expect(await field.inputValue()).toBe("A'");
  await page.getByText("Read as").waitFor();
});

test("they fold away with the focus, and the page stays where it is under the press", async () => {
  const { page } = await openField("/simplify", "Expression or min terms");
  const x1 = page.getByRole("button", { name: "x1^x2^x3" });
  await x1.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 120));
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  const example = await x1.boundingBox();
  if (!example) throw new Error("no example");
  await page.mouse.move(example.x + 10, example.y + 10);
  await page.mouse.down();
  await expect.poll(() => bar(page).count()).toBe(0);
  expect(await scrolled()).toBe(before);
  await page.mouse.up();
  await page.getByRole("region", { name: "Answer" }).waitFor();
});

test("the room for them at the page's end goes with the screen", async () => {
  const { page } = await openField("/simplify", "Expression or min terms");
  const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
  expect(await room()).not.toBe("0px");
  await page.evaluate(() => (location.hash = "#/soppos"));
  await expect.poll(room).toBe("0px");
});

test("abc brings the keyboard of the system for the session, and there is a way back", async () => {
  const { page, field } = await openField("/simplify", "Expression or min terms");
  await field.fill("A+B");
  await field.evaluate((element) => (element as HTMLInputElement).setSelectionRange(1, 1));
  await page.getByRole("button", { name: /^abc/ }).tap();
  expect(await field.getAttribute("inputmode")).not.toBe("none");
  expect(await isFocused(field)).toBe(true);
  await key(page, "' NOT").tap();
  expect(await field.inputValue()).toBe("A'+B");
  await page.reload();
  await field.tap();
  await bar(page).waitFor();
  expect(await field.getAttribute("inputmode")).not.toBe("none");
  await key(page, "Keys for expressions").tap();
  expect(await field.getAttribute("inputmode")).toBe("none");
  await key(page, "A").waitFor();
  expect(await isFocused(field)).toBe(true);
});

test("Backspace goes on while it is held, and no longer", async () => {
  const { page, field } = await openField("/simplify", "Expression or min terms");
  await field.fill("A".repeat(40));
  const box = await key(page, "Backspace").boundingBox();
  if (!box) throw new Error("no key");
  const length = async () => (await field.inputValue()).length;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect.poll(length).toBeLessThan(36);
  await page.mouse.up();
  const left = await length();
  // Until this key goes on, Backspace would have gone on several times. The mouse stays: leaving a key ends its press too.
  await key(page, "Move left").dispatchEvent("pointerdown");
  const caret = () => field.evaluate((element) => (element as HTMLInputElement).selectionStart);
  await expect.poll(caret).toBeLessThan(left - 2);
  await key(page, "Move left").dispatchEvent("pointerup");
  expect(await length()).toBe(left);
});

test("a moved caret stays in view of its field", async () => {
  const { page, field } = await openField("/simplify", "Expression or min terms");
  await field.fill([..."ABCDEFGHIJKLMNOPQR"].join("^"));
  await field.press("End");
  const scrolled = () => field.evaluate((element) => element.scrollLeft);
  const atEnd = await scrolled();
  expect(atEnd).toBeGreaterThan(0);
  const caret = () => field.evaluate((element) => (element as HTMLInputElement).selectionStart);
  for (let letter = 0; letter < 35; letter += 1) await key(page, "Move left").tap();
  expect(await caret()).toBe(0);
  expect(await scrolled()).toBe(0);
  for (let letter = 0; letter < 35; letter += 1) await key(page, "Move right").tap();
  expect(await caret()).toBe(35);
  expect(await scrolled()).toBeGreaterThanOrEqual(atEnd);
});

test("every key is at least 44 px and lies in the window, above the field's lower edge nothing is hidden", async () => {
  const { page } = await open({ size: "phone", path: "/ttable" });
  const field = page.getByRole("textbox", { name: "Additional expression" });
  for (const [width, height] of [
    [360, 740],
    [320, 568],
    [740, 360],
  ] as const) {
    const at = `at ${width} × ${height}`;
    await field.blur();
    await bar(page).waitFor({ state: "detached" });
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await field.tap();
    for (const text of ["A", ""]) {
      await field.fill(text);
      const sizes = await bar(page)
        .getByRole("button")
        .evaluateAll((keys) =>
          keys.map((each) => {
            const { width: wide, height: high } = each.getBoundingClientRect();
            return Math.min(wide, high);
          }),
        );
      expect.soft(sizes.length, at).toBeGreaterThan(0);
      for (const size of sizes) expect.soft(size, at).toBeGreaterThanOrEqual(43.9);
    }
    const [fieldBox, barBox] = [await field.boundingBox(), await bar(page).boundingBox()];
    expect.soft((barBox?.y ?? 0) + (barBox?.height ?? 0), at).toBe(height);
    expect.soft((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0), at).toBeLessThanOrEqual(barBox?.y ?? 0);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), at).toBe(0);
  }
});

test("a mouse has no keys, and the keyboard is the system's", async () => {
  const { page } = await open({ path: "/simplify" });
  const field = page.getByRole("textbox", { name: "Expression or min terms" });
  await field.click();
  await field.fill("A");
  await page.getByText("Read as").waitFor();
  expect(await bar(page).count()).toBe(0);
  expect(await field.getAttribute("inputmode")).toBeNull();
});

test("no character is lost to them, however quickly a hardware keyboard types", async () => {
  const { page, field } = await openField("/simplify", "Expression or min terms");
  const text = "A+B.C'^".repeat(20);
  await page.keyboard.type(text.slice(0, -1));
  expect(await field.inputValue()).toBe(text.slice(0, -1));
});
