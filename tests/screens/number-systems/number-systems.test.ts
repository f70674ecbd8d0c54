// The converter on the real page: the specification's texts, how a number is read, errors, long numbers, workings and
// copies.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { openNumberSystems } from "./screen.ts";

const open = useBrowser();

const openScreen = (options?: OpenOptions) => openNumberSystems(open, options);

test("before anything is typed a sentence and examples stand there", async () => {
  const { page, screen } = await openScreen();
  await page.getByText("Enter a number to convert it to every base").waitFor();
  expect(await screen.table.count()).toBe(0);
  expect(await screen.disabled("Base of the number")).toEqual([]);
  await page.getByRole("button", { name: "45.625" }).click();
  await screen.table.waitFor();
  expect(await screen.field.inputValue()).toBe("45.625");
  await page.goBack();
  await expect.poll(() => screen.field.inputValue()).toBe("");
});

test("the specification's names stand on the controls and rows", async () => {
  const { page, screen } = await openScreen();
  await screen.field.fill("45.625");
  await screen.table.waitFor();
  for (const name of ["BIN", "OCT", "DEC", "HEX"] as const) {
    expect(await screen.base(name).count(), name).toBe(1);
    expect(await screen.row(name).count(), name).toBe(1);
  }
  for (const name of ["4", "8", "12", "16", "Var"]) {
    expect(await screen.widths.getByRole("radio", { name, exact: true }).count(), name).toBe(1);
  }
  expect(await page.getByRole("button", { name: /^Custom/ }).count()).toBe(1);
  for (const name of ["Value", "1's", "2's"]) {
    expect(await screen.complements.getByRole("rowheader", { name, exact: true }).count(), name).toBe(1);
  }
  expect(await screen.complements.getByText("(Integer Part Only)", { exact: true }).count()).toBe(1);
  for (const name of ["Binary", "Octal", "Decimal", "Hexadecimal"]) {
    expect(await screen.table.getByText(name, { exact: true }).count(), name).toBe(1);
  }
});

test("the line under the field says how the number is read, and one press reads it as decimal", async () => {
  const { page, screen } = await openScreen();
  await screen.field.fill("45.625");
  const line = page.locator("form output").filter({ hasText: "Read as" });
  await expect.poll(() => line.innerText()).toBe("Read as octal");
  await page.getByText("37.79… in decimal").waitFor();
  expect(await screen.base("OCT").isChecked()).toBe(true);
  await page.getByRole("button", { name: "Read as decimal" }).click();
  await expect.poll(() => line.innerText()).toBe("Read as decimal");
  expect(await screen.base("DEC").isChecked()).toBe(true);
  expect(await screen.value("DEC")).toBe("45.625");
  await expect.poll(() => screen.field.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByRole("button", { name: "Read as decimal" }).count()).toBe(0);
  await screen.field.fill("1F");
  await expect.poll(() => line.innerText()).toBe("Read as hexadecimal");
  await page.getByText("31 in decimal").waitFor();
  expect(await page.getByRole("button", { name: "Read as decimal" }).count()).toBe(0);
});

test("a wrong character is marked, said, and loses nothing", async () => {
  const { screen, errors } = await openScreen();
  await screen.field.fill("45");
  await screen.table.waitFor();
  await screen.field.fill("45G1");
  await expect.poll(() => screen.marked()).toBe("G");
  expect(await screen.sentence()).toBe(
    "“G” is not a digit of base 16, the largest base here (position 3). Its digits are 0 to 9 and A to F.",
  );
  expect(await screen.field.inputValue()).toBe("45G1");
  expect(await screen.field.getAttribute("aria-invalid")).toBe("true");
  expect(await screen.value("DEC")).toBe("37");
  expect(await screen.disabled("Base of the number")).toEqual(["BIN", "OCT", "DEC", "HEX"]);
  await screen.field.fill("451");
  await expect.poll(() => screen.sentence()).toBe("");
  expect(await screen.marked()).toBeNull();
  expect(await screen.value("OCT")).toBe("451");
  expect(errors).toEqual([]);
});

test("what is typed becomes upper case, and the caret stays where it is", async () => {
  const { page, screen } = await openScreen();
  await screen.field.fill("11");
  await screen.field.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("abc");
  expect(await screen.field.inputValue()).toBe("1ABC1");
});

test("every wrong text has a sentence with its position", async () => {
  const { page, screen } = await openScreen();
  for (const [text, marked, sentence] of [
    ["5-5", "-", "A number has one sign, before its digits (position 2)."],
    [
      "1,5",
      ",",
      "A number has no commas (position 2). Use a point before the fraction and spaces between groups of digits.",
    ],
    ["1.2.3", ".", "A number can have only one point (position 4)."],
    [
      "0xG",
      "X",
      "“X” is not a digit of base 16, the largest base here (position 2). Its digits are 0 to 9 and A to F.",
    ],
  ] as const) {
    await begin(page, "/number-systems");
    await screen.field.fill(text);
    await expect.poll(() => screen.sentence(), { message: text }).toBe(sentence);
    expect.soft(await screen.marked(), text).toBe(marked);
    expect.soft(await screen.field.inputValue(), text).toBe(text.toUpperCase());
  }
});

test("a point alone is not wrong yet; it is after Enter", async () => {
  const { screen } = await openScreen();
  await screen.field.fill(".");
  expect(await screen.sentence()).toBe("");
  await screen.field.press("Enter");
  expect(await screen.sentence()).toBe("Enter at least one digit (position 1).");
});

test("a fraction that repeats stands in brackets", async () => {
  const { screen } = await openScreen({ path: "/number-systems?number=0.1&base=10" });
  await screen.table.waitFor();
  expect(await screen.value("BIN")).toMatch(/^0000\.0\(0011\)\s*\(0011\) repeats$/);
  expect(await screen.value("OCT")).toMatch(/^0\.0\(6314\)/);
  await screen.field.fill("0.000000001");
  expect(await screen.value("HEX")).toMatch(/^0\.[0-9A-F]{64}…\s*the first 64 digits after the point$/);
});

describe("long numbers", () => {
  test("10,000 digits are answered away from the page, which stays alive", async () => {
    const { page, screen, errors } = await openScreen();
    const started = page.waitForEvent("worker");
    await screen.field.fill("9".repeat(10_000));
    expect((await started).url()).toContain("convert");
    await screen.table.waitFor();
    await screen.table.getByRole("button", { name: "All 33,220 digits" }).click();
    expect((await screen.value("BIN")).replaceAll(/[^01]/g, "").length).toBeGreaterThanOrEqual(33_220);
    expect(await screen.widths.getByRole("radio", { name: "Var" }).isChecked()).toBe(true);
    await screen.field.press("End");
    await screen.field.press("Backspace");
    await screen.table.getByRole("button", { name: "All 9,999 digits" }).waitFor();
    expect(errors).toEqual([]);
  });
  test("1,000 digits need no Web Worker, 1,001 do", async () => {
    const { page, screen } = await openScreen();
    const workers: string[] = [];
    page.on("worker", (worker) => workers.push(worker.url()));
    await screen.field.fill("1".repeat(1_000));
    await screen.table.waitFor();
    expect(workers).toEqual([]);
    const started = page.waitForEvent("worker");
    await screen.field.fill("1".repeat(1_001));
    await started;
  });
  test("where no Web Worker can start, the page converts", async () => {
    const { screen } = await openScreen({
      before: (context) => context.addInitScript(() => Reflect.deleteProperty(window, "Worker")),
    });
    await screen.field.fill("7".repeat(1_001));
    await screen.table.getByRole("button", { name: "All 1,001 digits" }).waitFor();
  });
  test("one digit more than 10,000 is refused with the limit", async () => {
    const { screen } = await openScreen();
    await screen.field.fill("45");
    await screen.table.waitFor();
    await screen.field.fill("1".repeat(10_001));
    await expect
      .poll(() => screen.sentence())
      .toBe("A number can have at most 10,000 digits (position 10,001).");
    expect(await screen.field.inputValue()).toHaveLength(10_001);
    expect(await screen.value("OCT")).toBe("45");
  });
});

test("the working of a row unfolds under it and folds again", async () => {
  const { page, screen } = await openScreen({ path: "/number-systems?number=2.5&base=10" });
  await screen.table.waitFor();
  expect(await screen.working("DEC").count()).toBe(0);
  await screen.working("BIN").click();
  const lines = await screen.table.getByRole("listitem").allInnerTexts();
  const told = lines.join(" ").replaceAll(/\s+/g, " ");
  expect(told).toContain("Divide by 2 repeatedly and read the remainders from last to first");
  expect(told).toContain("2 ÷ 2 = 1 remainder 0");
  expect(told).toContain("1 ÷ 2 = 0 remainder 1");
  expect(told).toContain("0.5 × 2 = 1 → 1");
  expect(await screen.working("BIN").getAttribute("aria-expanded")).toBe("true");
  await screen.working("BIN").click();
  expect(await page.getByText("Divide by 2").count()).toBe(0);
});

test("the working of a long number tells how much it leaves out", async () => {
  const { screen } = await openScreen();
  await screen.field.fill("9".repeat(300));
  await screen.working("BIN").click();
  await screen.table.getByText("985 more lines of the same kind").waitFor();
});

test("a hexadecimal complement is spoken with its base and seen with it as an index", async () => {
  const { page, screen } = await openScreen({ path: "/number-systems?number=37&base=10" });
  await screen.table.waitFor();
  const hexadecimal = page.getByRole("button", { name: "Copy hexadecimal 25", exact: true });
  expect(await hexadecimal.innerText()).toBe("25");
  const index = await hexadecimal
    .locator("span")
    .evaluate((digits) => getComputedStyle(digits, "::after").content);
  expect(index).toBe('"16"');
});

test("every number is copied as digits without groups", async () => {
  const path = "/number-systems?number=45.625&base=10";
  const { page } = await openScreen({
    before: (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
  });
  for (const [name, copied] of [
    ["hexadecimal 2D", "2D"],
    ["hexadecimal D3", "D3"],
    ["BIN", "101101.101"],
    ["HEX", "2D.A"],
    ["Value", "00101101"],
    ["1's", "11010010"],
    ["2's", "11010011"],
  ] as const) {
    await begin(page, path);
    await page.getByRole("button", { name: `Copy ${name}`, exact: true }).click();
    await page.getByText("Copied", { exact: true }).waitFor();
    expect.soft(await page.evaluate(() => navigator.clipboard.readText()), name).toBe(copied);
  }
});

test("everything can be done by keyboard alone", async () => {
  const { page, screen } = await openScreen();
  await page.keyboard.type("45");
  await page.keyboard.press("Enter");
  // Past the button that clears and the one that reads it as decimal.
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press("Tab");
  await expect
    .poll(() => screen.base("OCT").evaluate((radio) => radio === document.activeElement))
    .toBe(true);
  await page.keyboard.press("ArrowRight");
  expect(await screen.value("BIN")).toBe("0010 1101");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Divide by 2").waitFor();
});
