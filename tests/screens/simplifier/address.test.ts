// The Simplifier's state in the address: typing, submitting, arriving, reloading, Back and Forward.
// @module-tag deep

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { SimplifierScreen } from "./screen.ts";

const open = useBrowser();

async function openScreen(path = "/simplify") {
  const { page } = await open({ path });
  const screen = new SimplifierScreen(page);
  await screen.field.waitFor();
  const hash = () => page.evaluate(() => location.hash);
  const entries = () => page.evaluate(() => history.length);
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem("historyItems") ?? "[]").length);
  return { page, screen, hash, entries, stored };
}

test("typing replaces the entry after a rest, submitting pushes one", async () => {
  const { screen, hash, entries } = await openScreen();
  const before = await entries();
  await screen.field.fill("A+B");
  await expect.poll(hash).toBe("#/simplify?input=A%2BB&mode=boolean");
  expect(await entries()).toBe(before);
  await screen.field.press("Enter");
  await expect.poll(entries).toBe(before + 1);
  expect(await hash()).toBe("#/simplify?input=A%2BB&mode=boolean");
});

test("a text that is entered while the address takes it up leaves one entry, and Back finds the one before", async () => {
  const { page, screen, hash, entries } = await openScreen();
  const before = await entries();
  // Enter comes right after the replacement, before the screen has heard of it.
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (state, title, url) => {
      replace(state, title, url);
      if (!String(url).includes("input=")) return;
      history.replaceState = replace;
      queueMicrotask(() => document.querySelector<HTMLFormElement>("main form")?.requestSubmit());
    };
  });
  await screen.field.fill("A+B");
  await screen.answer.waitFor();
  await expect.poll(entries).toBe(before + 1);
  expect(await hash()).toBe("#/simplify?input=A%2BB&mode=boolean");
  await page.goBack();
  await expect.poll(hash).toBe("#/simplify");
  await expect.poll(() => screen.field.inputValue()).toBe("");
});

test("an address with input is solved on arrival, and adds no item on arrival or reload", async () => {
  const { page, screen, stored } = await openScreen("/simplify?input=1&mode=mint");
  await screen.answer.waitFor();
  expect(await screen.mode("Min Terms").isChecked()).toBe(true);
  expect(await screen.row("Result").getByRole("math").innerText()).toBe("A");
  await page.reload();
  await screen.answer.waitFor();
  expect(await stored()).toBe(0);
});

test("Back and Forward bring input, mode and answer back, and add no item", async () => {
  const { page, screen, hash, stored } = await openScreen();
  await screen.solve("A.B+A");
  await screen.solve("1 3");
  await screen.field.fill("1 3 5");
  await expect.poll(hash).toMatch(/input=1(\+|%20)3(\+|%20)5&/);
  await screen.solve("1 3 5 7");
  expect(await stored()).toBe(3);
  const shows = async (text: string) => {
    await expect.poll(() => screen.field.inputValue()).toBe(text);
  };
  const result = () => screen.row("Result").getByRole("math").innerText();
  await page.goBack();
  await shows("1 3");
  await expect.poll(result).toBe("B");
  await page.goBack();
  await shows("A.B+A");
  await expect.poll(result).toBe("A");
  expect(await screen.mode("Boolean").isChecked()).toBe(true);
  await page.goBack();
  await shows("");
  await page.goForward();
  await shows("A.B+A");
  await screen.answer.waitFor();
  expect(await stored()).toBe(3);
});

test("a text of more than 2,000 characters stays out of the address and still comes back", async () => {
  const { page, screen, hash } = await openScreen();
  const long = `A${"+A".repeat(1_000)}`;
  await screen.solve(long);
  expect(await hash()).toBe("#/simplify");
  await screen.solve("B");
  await page.goBack();
  await expect.poll(() => screen.field.inputValue()).toBe(long);
  await page.reload();
  await screen.answer.waitFor();
  expect(await screen.field.inputValue()).toBe(long);
});

test("fast typing is never overtaken by the address", async () => {
  const { page, screen, hash } = await openScreen();
  await screen.field.click();
  const text = "A.B+A'.C+B.C+D.E+F";
  await page.keyboard.type(text, { delay: 60 });
  await expect.poll(async () => decodeURIComponent(await hash())).toContain(`input=${text}&`);
  expect(await screen.field.inputValue()).toBe(text);
});
