// What a link, a stored item or the clipboard brings: one spelling of each path, and one text, shown as it is solved.
// @module-tag deep

import { expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

test.each([
  ["#/SIMPLIFY?input=A", "#/simplify?input=A", "Simplify"],
  ["#/TTable", "#/ttable", "Truth Table"],
  ["#//simplify", "#/simplify", "Simplify"],
  ["#/simplify/", "#/simplify", "Simplify"],
])("%s is spelled %s, with the title and the mark of %s", async (typed, hash, title) => {
  const { page } = await open({ path: typed.slice(1) });
  await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  await expect.poll(() => new URL(page.url()).hash).toContain(hash);
  expect(await page.getByRole("link", { name: title, exact: true }).getAttribute("aria-current")).toBe(
    "page",
  );
  await page.locator("main input").first().waitFor();
});

test("a path that no screen has is marked nowhere", async () => {
  const { page } = await open({ path: "/simplify/more" });
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
  expect(await page.title()).toBe("Unexpected Application Error! · Boolean Algebra");
  expect(await page.locator("[aria-current=page]").count()).toBe(0);
});

test("a bare plus sign in a link is OR, and a line end is a space", async () => {
  const { page } = await open({ path: "/simplify?input=A+B" });
  const screen = new SimplifierScreen(page);
  await screen.row("Result").waitFor();
  expect(await screen.field.inputValue()).toBe("A+B");
  await page.evaluate(() => (location.hash = "/simplify?input=2%0A3"));
  await expect.poll(() => screen.field.inputValue()).toBe("2 3");
});

test("a line end in a stored item is a space", async () => {
  const { page } = await open({
    path: "/simplify",
    before: (context) =>
      context.addInitScript(() =>
        localStorage.setItem("historyItems", JSON.stringify([{ id: 1, timestamp: 1, expression: "2\n3" }])),
      ),
  });
  await page.getByRole("button", { name: "History" }).click();
  await page
    .getByRole("complementary", { name: "History" })
    .getByRole("button", { name: /2 3/ })
    .first()
    .click();
  const screen = new SimplifierScreen(page);
  await screen.row("Result").waitFor();
  expect(await screen.field.inputValue()).toBe("2 3");
});

test("a pasted column of numbers stays several numbers on each screen, and Undo takes it back", async () => {
  const { page, context } = await open({ path: "/cgen" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("1\r\n3\n8\n"));
  const field = page.locator("main").getByRole("textbox").first();
  for (const path of ["/", "/simplify", "/ttable", "/number-systems"]) {
    await begin(page, path);
    await field.fill("7 ");
    await field.press("Control+v");
    await expect.poll(() => field.inputValue(), { message: path }).toBe("7 1 3 8");
    await field.press("Control+z");
    await expect.poll(() => field.inputValue(), { message: path }).toBe("7 ");
  }
});

test("a screen that was left writes nothing over the next one's address", async () => {
  const { page } = await open({ path: "/ttable" });
  await page.getByRole("textbox", { name: "Expression", exact: true }).fill("A.B");
  // The time to write the text comes while the page is busy. The press on the link is handled first, and then the text.
  await page.evaluate(async () => {
    for (const end = performance.now() + 400; performance.now() < end;);
    document.querySelector<HTMLElement>('a[href="#/soppos"]')?.click();
    for (let tick = 0; tick < 1000 && !location.hash.startsWith("#/soppos"); tick += 1)
      await Promise.resolve();
  });
  await page.getByRole("heading", { level: 1, name: "SoP PoS", exact: true }).waitFor();
  await page.getByRole("spinbutton", { name: "Variables" }).waitFor();
  expect(new URL(page.url()).hash).toMatch(/^#\/soppos/);
});
