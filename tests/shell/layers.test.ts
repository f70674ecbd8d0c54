// Layers over the whole screen of a phone, in the browser's history: Back closes the topmost and leaves the page as it is.
// @module-tag deep

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { untilIdle } from "#support/browser/until-idle.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

/** Each layer: its page, the press that opens it, and what is seen while it is open. */
const layers = [
  {
    name: "the history",
    path: "/simplify?input=A%2BA.B&mode=boolean",
    opens: (page: Page) => page.getByRole("button", { name: "History" }),
    layer: (page: Page) => page.getByRole("complementary", { name: "History" }),
  },
  {
    name: "the help",
    path: "/simplify?input=A%2BA.B&mode=boolean",
    opens: (page: Page) => page.getByRole("button", { name: "How to write input" }),
    layer: (page: Page) => page.getByRole("complementary", { name: "How to write input" }),
  },
  {
    name: "the drawer",
    path: "/simplify?input=A%2BA.B&mode=boolean",
    opens: (page: Page) => page.getByRole("button", { name: "Menu" }),
    layer: (page: Page) => page.getByRole("dialog", { name: "Menu" }),
  },
  {
    name: "the table",
    path: "/ttable?input=A%2BA.B%2BC.D%2BE.F",
    opens: (page: Page) => page.getByRole("button", { name: "Full screen" }),
    layer: (page: Page) => page.getByRole("dialog", { name: "Truth table" }),
  },
] as const;

/** The address, what is typed, and the cards of the page. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    hash: location.hash,
    typed: [...document.querySelectorAll<HTMLInputElement>("main form input")].map(({ value }) => value),
    cards: [...document.querySelectorAll("main h2")].map(({ textContent }) => textContent),
  }));
/** Until the browser shows the page's own entry. */
async function uncovered(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => history.state !== null && "layers" in history.state))
    .toBe(false);
}

test("Back closes a layer over the page, Forward opens nothing, and the button takes its entry away", async () => {
  const { page, errors } = await open({ size: "phone", path: "/learn" });
  for (const { name, path, opens, layer } of layers) {
    await begin(page, path);
    const answer = page.getByRole("heading", { name: "Answer" });
    await (path.startsWith("/simplify") ? answer : opens(page)).waitFor();
    const before = await shown(page);

    await opens(page).click();
    await layer(page).waitFor();
    await page.goBack();
    await layer(page).waitFor({ state: "detached" });
    expect.soft(await shown(page), name).toEqual(before);

    await page.evaluate(() => history.forward());
    await untilIdle(page);
    await uncovered(page);
    expect.soft(await layer(page).count(), name).toBe(0);
    expect.soft(await shown(page), name).toEqual(before);

    await opens(page).click();
    await layer(page).waitFor();
    await page.keyboard.press("Escape");
    await layer(page).waitFor({ state: "detached" });
    await uncovered(page);
    expect.soft(await shown(page), name).toEqual(before);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.hash), { message: name }).toBe("#/cgen");
  }
  expect(errors).toEqual([]);
});

test("a reload drops the layer and its entry, and a chosen item takes its place", async () => {
  const { page } = await open({ size: "phone", path: "/learn" });
  const screen = new SimplifierScreen(page);
  const history = page.getByRole("button", { name: "History" });
  const panel = page.getByRole("complementary", { name: "History" });
  await begin(page, "/simplify");
  await screen.solve("A+A.B");
  await screen.solve("C.D+C");
  const answered = page.url();

  await history.click();
  await panel.waitFor();
  await expect.poll(() => page.evaluate(() => "layers" in window.history.state)).toBe(true);
  await page.reload();
  await screen.row("Result").waitFor();
  await uncovered(page);
  expect(await panel.count()).toBe(0);
  expect(page.url()).toBe(answered);

  await history.click();
  await panel.getByText("A+A.B").first().click();
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => screen.field.inputValue()).toBe("A+A.B");
  await page.goBack();
  await expect.poll(() => screen.field.inputValue()).toBe("C.D+C");
  expect(await panel.count()).toBe(0);
  await page.goForward();
  await expect.poll(() => screen.field.inputValue()).toBe("A+A.B");
});

test("a section chosen in the drawer takes the place of the drawer's entry", async () => {
  const { page } = await open({ size: "phone", path: "/learn" });
  await begin(page, "/number-systems");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "SoP PoS" }).click();
  await page.getByRole("table").waitFor();
  await page.goBack();
  await page.getByRole("textbox", { name: "Number", exact: true }).waitFor();
  await page.goForward();
  await page.getByRole("table").waitFor();
});
