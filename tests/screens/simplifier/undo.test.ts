// The two ×: the answer's closes the answer, the fields' empty the fields; Undo brings either back. And the examples and
// the line of a long search.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { SimplifierScreen } from "./screen.ts";

const open = useBrowser();

async function openScreen(options: OpenOptions = {}) {
  const { page } = await open({ path: "/simplify", ...options });
  const screen = new SimplifierScreen(page);
  await screen.field.waitFor();
  const press = (name: string) => page.getByRole("button", { name }).click();
  const isFocused = (locator: SimplifierScreen["field"]) =>
    locator.evaluate((element) => element === document.activeElement);
  return { page, screen, press, isFocused };
}

describe.each(sizeNames)("on a %s", (size) => {
  test("the answer's × keeps the text, Undo brings the answer back with the focus", async () => {
    const { page, screen, press, isFocused } = await openScreen({ size });
    await screen.solve("A+A.B");
    await press("Close answer");
    await screen.answer.waitFor({ state: "detached" });
    expect(await screen.field.inputValue()).toBe("A+A.B");
    expect(await isFocused(size === "desktop" ? screen.field : screen.button)).toBe(true);
    await page.getByText("Answer closed").waitFor();
    await press("Undo");
    await screen.proved.waitFor();
    expect(await isFocused(screen.answer.getByRole("heading", { name: "Answer" }))).toBe(true);
  });

  test("the field's × keeps the answer, muted; Undo brings text and proof back", async () => {
    const { page, screen, press, isFocused } = await openScreen({ size });
    await screen.field.fill("1 3");
    await screen.dontCares.fill("2");
    await screen.dontCares.press("Enter");
    await screen.proved.waitFor();
    await press("Clear input");
    expect(await screen.field.inputValue()).toBe("");
    expect(await screen.answer.count()).toBe(1);
    expect(await screen.proved.count()).toBe(0);
    expect(await isFocused(screen.field)).toBe(true);
    await page.getByText("Input cleared").waitFor();
    await press("Undo");
    expect(await screen.field.inputValue()).toBe("1 3");
    expect(await screen.dontCares.inputValue()).toBe("2");
    await screen.proved.waitFor();
    // On touch the keyboard makes room for the answer again.
    const heading = screen.answer.getByRole("heading", { name: "Answer" });
    await expect.poll(() => isFocused(size === "desktop" ? screen.field : heading)).toBe(true);
  });

  test("with both × nothing is left, and the focus is not lost", async () => {
    const { page, screen, press } = await openScreen({ size });
    await screen.solve("A+A.B");
    await press("Clear input");
    await press("Close answer");
    await screen.answer.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    await screen.help.waitFor();
  });
});

test("the don't-cares' × has its own Undo", async () => {
  const { screen, press, isFocused } = await openScreen();
  await screen.field.fill("1 3");
  await screen.dontCares.fill("2");
  await press("Clear don't-cares");
  expect(await screen.dontCares.inputValue()).toBe("");
  await press("Undo");
  expect(await screen.dontCares.inputValue()).toBe("2");
  expect(await screen.field.inputValue()).toBe("1 3");
  expect(await isFocused(screen.dontCares)).toBe(true);
});

test("what was typed after closing the answer stays when Undo brings that back", async () => {
  const { screen, press } = await openScreen();
  await screen.solve("A+A.B");
  await press("Close answer");
  await screen.field.fill("B");
  await press("Undo");
  await screen.answer.waitFor();
  expect(await screen.field.inputValue()).toBe("B");
  expect(await screen.proved.count()).toBe(0);
});

test("a cleared field leaves the address too, and the answer stays", async () => {
  const { page, screen, press } = await openScreen();
  await screen.solve("A+A.B");
  await press("Clear input");
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("#/simplify");
  expect(await screen.answer.count()).toBe(1);
});

describe("examples", () => {
  test.each(sizeNames)(
    "on a %s have a row of their own under the form, those of the mode first",
    async (size) => {
      const { page, screen } = await openScreen({ size });
      const row = page.getByRole("main").getByRole("heading", { name: "Try one" }).locator("xpath=..");
      const texts = () => row.getByRole("button").allInnerTexts();
      const boolean = ["AB+A'C+BC", "(A+B)'", "x1^x2^x3"];
      const mint = ["1 3 8 6 12", "0 1 2 5 6 7"];
      expect(await texts()).toEqual([...boolean, ...mint]);
      await page.locator("label", { hasText: /^Min Terms$/ }).click();
      await expect.poll(texts).toEqual([...mint, ...boolean]);
      const chip = await row.getByRole("button").first().boundingBox();
      const help = await screen.help.boundingBox();
      expect((chip?.y ?? 0) + (chip?.height ?? 0)).toBeLessThan(help?.y ?? 0);
      if (size === "phone") expect(chip?.height).toBeGreaterThanOrEqual(44);
    },
  );
});

test("the line of a long search says the number of variables, and Cancel ends it", async () => {
  const { page, screen, press } = await openScreen({
    // This call never reaches the Web Worker, so it runs for as long as the test needs.
    before: (context) =>
      context.addInitScript(() => {
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (this: Worker, call: { readonly operation: string }) {
          if (call.operation !== "simplify") post.call(this, call);
        };
      }),
  });
  await screen.field.fill("A+B+C+D+E+F+G+H+I+J+K+L+M+N");
  await screen.field.press("Enter");
  await page.getByText("Simplifying a function of 14 variables").waitFor();
  await press("Cancel");
  await page.getByText("Simplifying a function of").waitFor({ state: "detached" });
  expect(await screen.button.isEnabled()).toBe(true);
});
