// The converter's state in the address: a link shares the state, reload and Back restore it.
// @module-tag deep

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { NumberSystemsScreen } from "./screen.ts";

const open = useBrowser();

async function openScreen(path = "/number-systems") {
  const { page } = await open({ path });
  const screen = new NumberSystemsScreen(page);
  await screen.field.waitFor();
  return { page, screen, hash: () => page.evaluate(() => location.hash) };
}

test("number, and base and bits only when they were chosen", async () => {
  const { screen, hash } = await openScreen();
  await screen.field.fill("45.625");
  await expect.poll(hash).toBe("#/number-systems?number=45.625");
  await screen.choose("Base of the number", "DEC");
  await expect.poll(hash).toBe("#/number-systems?number=45.625&base=10");
  await screen.choose("Bits", "12");
  await expect.poll(hash).toBe("#/number-systems?number=45.625&base=10&bits=12");
  await screen.choose("Bits", "Var");
  await expect.poll(hash).toBe("#/number-systems?number=45.625&base=10&bits=var");
});

test("a link and a reload bring number, base and width", async () => {
  const { page, screen } = await openScreen("/number-systems?number=45.625&base=10&bits=12");
  const check = async () => {
    await screen.table.waitFor();
    expect(await screen.field.inputValue()).toBe("45.625");
    expect(await screen.base("DEC").isChecked()).toBe(true);
    expect(await screen.widths.getByRole("radio", { name: "12", exact: true }).isChecked()).toBe(true);
  };
  await check();
  await page.reload();
  await check();
});

test("what an address asks for beyond what fits is left to the rules", async () => {
  const { screen } = await openScreen("/number-systems?number=ff&base=10&bits=4");
  await screen.table.waitFor();
  expect(await screen.field.inputValue()).toBe("FF");
  expect(await screen.base("HEX").isChecked()).toBe(true);
  expect(await screen.widths.getByRole("radio", { name: "8", exact: true }).isChecked()).toBe(true);
});

test("Enter makes an entry of its own, and Back brings the number before", async () => {
  const { page, screen, hash } = await openScreen();
  await screen.field.fill("45");
  await screen.field.press("Enter");
  await screen.field.fill("99");
  await expect.poll(hash).toContain("number=99");
  await screen.field.press("Enter");
  await page.goBack();
  await expect.poll(() => screen.field.inputValue()).toBe("45");
  expect(await screen.value("DEC")).toBe("37");
  await page.goForward();
  await expect.poll(() => screen.field.inputValue()).toBe("99");
  await page.goBack();
  await page.goBack();
  await expect.poll(() => screen.field.inputValue()).toBe("");
});

test("a number of more than 2,000 characters stays out of the address and still comes back", async () => {
  const { page, screen, hash } = await openScreen();
  const long = "7".repeat(2_001);
  const heldInEntry = () => page.evaluate(() => JSON.stringify(history.state).includes("7".repeat(2_001)));
  await screen.field.fill(long);
  await expect.poll(heldInEntry, { message: "after the pause" }).toBe(true);
  expect(await hash()).toBe("#/number-systems");
  const entries = await page.evaluate(() => history.length);
  await screen.field.press("Enter");
  await expect.poll(() => page.evaluate(() => history.length), { message: "by Enter" }).toBe(entries + 1);
  await expect.poll(heldInEntry, { message: "by Enter" }).toBe(true);
  expect(await hash()).toBe("#/number-systems");
  await page.reload();
  await expect.poll(() => screen.field.inputValue()).toBe(long);
  await screen.table.waitFor();
});

test("fast typing is never overtaken by the address", async () => {
  const { page, screen, hash } = await openScreen();
  await screen.field.click();
  const text = "12345.67890ABCDEF";
  await page.keyboard.type(text, { delay: 60 });
  await expect.poll(hash).toContain(`number=${text}`);
  expect(await screen.field.inputValue()).toBe(text);
});
