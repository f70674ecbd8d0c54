// Don't-cares on the real page: typing, answers, errors at their own field, history, links and repeated questions.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { type OpenOptions, sizeNames, useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { SimplifierScreen } from "./screen.ts";

const open = useBrowser();

async function openScreen(options: OpenOptions = {}) {
  const opened = await open({ path: "/simplify", ...options });
  const screen = new SimplifierScreen(opened.page);
  await screen.field.waitFor();
  return { ...opened, screen };
}

/** Types both lists and asks for the answer. */
async function solve(screen: SimplifierScreen, minTerms: string, dontCares: string): Promise<void> {
  await screen.field.fill(minTerms);
  await screen.dontCares.fill(dontCares);
  await screen.dontCares.press("Enter");
  await screen.proved.waitFor();
}

const result = (screen: SimplifierScreen) => screen.row("Result").getByRole("math").innerText();
const stored = (page: Page) =>
  page.evaluate((): unknown[] => JSON.parse(localStorage.getItem("historyItems") ?? "[]"));
const hash = (page: Page) => page.evaluate(() => location.hash);
const isFocused = (field: SimplifierScreen["field"]) =>
  field.evaluate((element) => element === document.activeElement);

describe.each(sizeNames)("on a %s", (size) => {
  test("axe finds nothing", async () => {
    const { page, screen } = await openScreen({ size });
    await screen.field.fill("1 3 7");
    await screen.dontCares.waitFor();
    expect(await axeFaultsInBoth(page), "empty").toEqual([]);
    await solve(screen, "1 3 7", "0 2");
    expect(await axeFaultsInBoth(page), "answer").toEqual([]);
    await screen.dontCares.fill("3");
    await page.locator("form mark").waitFor();
    expect(await axeFaultsInBoth(page), "live error").toEqual([]);
    await screen.dontCares.press("Enter");
    await screen.alert.waitFor();
    expect(await axeFaultsInBoth(page), "error").toEqual([]);
    await page.getByRole("button", { name: "History", exact: true }).click();
    await page.getByText("d: 0 2").waitFor();
    expect(await axeFaultsInBoth(page), "history").toEqual([]);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(0);
  });

  test("the history shows them, and a press brings both lists back", async () => {
    const { page, screen } = await openScreen({ size });
    await solve(screen, "1 3 7 11 15", "0 2 6");
    await screen.solve("A+B");
    await page.getByRole("button", { name: "History", exact: true }).click();
    const item = page.getByRole("complementary", { name: "History" }).getByRole("listitem").nth(1);
    expect(await item.innerText()).toContain("d: 0 2 6");
    expect(await item.getByRole("button", { name: "Delete 1 3 7 11 15, don't-cares 0 2 6" }).count()).toBe(1);
    await item.getByRole("button").first().click();
    await expect.poll(() => screen.field.inputValue()).toBe("1 3 7 11 15");
    expect(await screen.dontCares.inputValue()).toBe("0 2 6");
    await expect.poll(() => result(screen)).toBe("A'.B'+C.D");
  });
});

test("typed by keyboard they make the answer shorter, and stand beside it", async () => {
  const { page, screen, errors } = await openScreen();
  await screen.solve("1 3 7 11 15");
  expect(await result(screen)).toBe("A'.B'.D+C.D");
  expect(await screen.row("Sum Of Product").innerText()).not.toContain("Σd");
  await screen.field.focus();
  for (let tabs = 0; tabs < 4 && !(await isFocused(screen.dontCares)); tabs += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.type("6 2,0");
  await screen.proved.waitFor({ state: "detached" });
  await page.getByText("3 don't-cares", { exact: true }).waitFor();
  await page.keyboard.press("Enter");
  await screen.proved.waitFor();
  expect(await result(screen)).toBe("A'.B'+C.D");
  const lists = (await screen.row("Sum Of Product").innerText()).replace(/\s+/g, " ");
  expect(lists).toContain("= Σm(1,3,7,11,15) + Σd(0,2,6)");
  expect(errors).toEqual([]);
});

test("a bad one is said at their field and position, live and submitted, and nothing is lost", async () => {
  const { page, screen } = await openScreen();
  await screen.field.fill("1 3 7");
  await screen.dontCares.fill("0 2, x");
  await page
    .getByText("Min terms are whole numbers separated by commas or spaces, like 1 3 8, not x (position 6).")
    .waitFor();
  expect(await screen.button.isEnabled()).toBe(true);
  await screen.dontCares.press("Enter");
  await screen.alert.waitFor();
  const sentence =
    "Min terms are whole numbers separated by commas or spaces, like 1 3 8, not x (Don't-cares, position 6).";
  expect(await screen.alert.innerText()).toBe(`Could not simplify the input\n\n${sentence}`);
  expect(await page.locator("form mark").innerText()).toBe("x");
  expect(await screen.dontCares.getAttribute("aria-invalid")).toBe("true");
  expect(await describing(screen.dontCares)).toContain(sentence);
  expect(await screen.field.getAttribute("aria-invalid")).toBeNull();
  expect(await screen.dontCares.inputValue()).toBe("0 2, x");
  expect(await screen.field.inputValue()).toBe("1 3 7");
  await screen.dontCares.fill("0 2");
  await screen.alert.waitFor({ state: "detached" });
  await screen.dontCares.press("Enter");
  await screen.proved.waitFor();
});

test("a min term among them is refused at its position; variables count over both lists", async () => {
  const { page, screen } = await openScreen();
  await screen.field.fill("1 3 7");
  await screen.dontCares.fill("0,  03");
  const sentence = "The number 03 is also one of the min terms";
  await page.locator("form").getByText(sentence).waitFor();
  expect(await page.locator("form mark").innerText()).toBe("03");
  await screen.dontCares.press("Enter");
  await screen.alert.waitFor();
  expect(await screen.alert.innerText()).toMatch(/also one of the min terms \(Don't-cares, position 5\)\./);
  await screen.field.fill("1 7");
  await screen.field.press("Enter");
  await screen.proved.waitFor();

  await screen.begin();
  await screen.field.fill("1 3");
  await page.getByText("2 min terms of A, B").waitFor();
  await screen.dontCares.fill("9");
  await page.getByText("2 min terms of A, B, C, D").waitFor();
});

test("the phone's order is field, how it is read, don't-cares, mode and button", async () => {
  const { page, screen } = await openScreen({ size: "phone" });
  await screen.field.fill("1 3 7");
  const parts = [
    screen.field,
    page.getByText("3 min terms of A, B, C"),
    screen.dontCares,
    page.getByRole("radiogroup", { name: "Input type" }),
  ];
  const tops: number[] = [];
  for (const part of parts) tops.push((await part.boundingBox())?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(Math.abs(((await screen.button.boundingBox())?.y ?? 0) - (tops[3] ?? 0))).toBeLessThan(3);
});

test("submitting unchanged lists does nothing; edited and typed back, the kept answer shows", async () => {
  const { page, screen } = await openScreen();
  await solve(screen, "1 3 7", "0 2");
  const entries = await page.evaluate(() => history.length);
  await screen.dontCares.press("Enter");
  await screen.dontCares.fill("0");
  await screen.proved.waitFor({ state: "detached" });
  // The address follows the typing, and after what Enter would do.
  await expect.poll(() => hash(page)).toMatch(/&dc=0$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await screen.dontCares.fill("0, 2");
  await screen.dontCares.press("Enter");
  await screen.proved.waitFor();
  expect(await stored(page)).toHaveLength(1);
  await solve(screen, "1 3 7", "0");
  expect(await stored(page)).toMatchObject([{ dontCares: "0" }, { dontCares: "0 2" }]);
});

test("the other mode hides them and sends none, and they are there again after it", async () => {
  const { page, screen } = await openScreen();
  await screen.field.fill("1");
  await page.locator("label", { hasText: /^Min Terms$/ }).click();
  await screen.dontCares.fill("0 x");
  await page.locator("label", { hasText: /^Boolean$/ }).click();
  await screen.dontCares.waitFor({ state: "detached" });
  await screen.field.press("Enter");
  await screen.proved.waitFor();
  expect(await result(screen)).toBe("1");
  expect(await hash(page)).toBe("#/simplify?input=1&mode=boolean");
  expect((await stored(page))[0]).not.toHaveProperty("dontCares");
  await page.locator("label", { hasText: /^Min Terms$/ }).click();
  expect(await screen.dontCares.inputValue()).toBe("0 x");
});

test("each × empties what it belongs to: theirs the don't-cares, the field's both", async () => {
  const { page, screen } = await openScreen();
  await solve(screen, "1 3 7", "0 2");
  await page.getByRole("button", { name: "Clear don't-cares" }).click();
  expect(await screen.dontCares.inputValue()).toBe("");
  expect(await isFocused(screen.dontCares)).toBe(true);
  expect(await screen.field.inputValue()).toBe("1 3 7");
  expect(await screen.answer.count()).toBe(1);
  await solve(screen, "1 3 7", "0 2");
  await page.getByRole("button", { name: "Clear input" }).click();
  await screen.field.fill("2");
  expect(await screen.dontCares.inputValue()).toBe("");
});

test("the address holds them: arriving, reload, Back and Forward", async () => {
  const { page, screen } = await openScreen({
    path: "/simplify?input=1%203%207%2011%2015&mode=mint&dc=0%202%206",
  });
  await screen.proved.waitFor();
  expect(await screen.dontCares.inputValue()).toBe("0 2 6");
  expect(await result(screen)).toBe("A'.B'+C.D");
  await solve(screen, "1 3 7 11 15", "0 2");
  await expect.poll(() => hash(page)).toBe("#/simplify?input=1%203%207%2011%2015&mode=mint&dc=0%202");
  await solve(screen, "1 3 7 11 15", "");
  await expect.poll(() => hash(page)).toBe("#/simplify?input=1%203%207%2011%2015&mode=mint");
  await page.goBack();
  await expect.poll(() => screen.dontCares.inputValue()).toBe("0 2");
  await page.goBack();
  await expect.poll(() => screen.dontCares.inputValue()).toBe("0 2 6");
  await expect.poll(() => screen.row("Sum Of Product").innerText()).toContain("Σd(0,2,6)");
  await page.goForward();
  await expect.poll(() => screen.dontCares.inputValue()).toBe("0 2");
  await page.reload();
  await screen.proved.waitFor();
  expect(await screen.dontCares.inputValue()).toBe("0 2");
  expect(await stored(page)).toHaveLength(2);
});

test("the link leads to the answer with them", async () => {
  const { page, context, screen } = await openScreen({
    before: (fresh) => fresh.grantPermissions(["clipboard-read", "clipboard-write"]),
  });
  await solve(screen, "1 3 7 11 15", "0 2 6");
  await page.getByRole("button", { name: "Open in" }).click();
  await page.getByRole("menuitem", { name: "Copy link" }).click();
  await page.getByText("Link copied").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  const there = new SimplifierScreen(other);
  await there.proved.waitFor();
  expect(await there.dontCares.inputValue()).toBe("0,2,6");
  expect(await result(there)).toBe("A'.B'+C.D");
});

test("without the WASM the API answers the same and refuses at the same field", async () => {
  const { page, screen } = await openScreen({
    before: (context) => context.route("**/*.wasm", (route) => route.abort()),
  });
  await solve(screen, "1 3 7 11 15", "0 2 6");
  expect(await result(screen)).toBe("A'.B'+C.D");
  await screen.dontCares.fill("0, 2,  7");
  await screen.dontCares.press("Enter");
  await screen.alert.waitFor();
  expect(await screen.alert.innerText()).toContain("(Don't-cares, position 8)");
  expect(await page.locator("form mark").innerText()).toBe("7");
  const response = await fetch(`${inject("url")}/api/free/simplify`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ input: "1 3 7", dontCares: "0, 2,  7" }),
  });
  expect(await response.json()).toMatchObject({ field: "dontCares", position: 7 });
});

/** The text of the element that describes a field. */
function describing(field: SimplifierScreen["field"]): Promise<string> {
  return field.evaluate((element) => {
    const id = element.getAttribute("aria-describedby");
    return (id && document.getElementById(id)?.textContent) ?? "";
  });
}
