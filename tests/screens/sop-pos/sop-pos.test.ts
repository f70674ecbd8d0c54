// The SoP PoS screen on the real page: every text, constant and transition of the specification.
// @module-tag deep

import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { begin } from "#support/browser/begin.ts";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { allowFewPrimes } from "#support/browser/few-primes.ts";
import { SimulatorScreen } from "../simulator/screen.ts";
import { SopPosScreen } from "./screen.ts";

const open = useBrowser();

async function openScreen(options: OpenOptions = {}) {
  const opened = await open({ path: "/soppos", ...options });
  const screen = new SopPosScreen(opened.page);
  await screen.table.waitFor();
  return { ...opened, screen };
}

test("at first: 2 inputs from A on, no row, SoP, and -", async () => {
  const { screen, errors } = await openScreen();
  expect(await screen.inputs.getAttribute("aria-valuenow")).toBe("2");
  expect(await screen.start.inputValue()).toBe("A");
  expect(await screen.form("SoP").isChecked()).toBe(true);
  expect(await screen.names()).toEqual(["A", "B", "F"]);
  expect(await screen.cells()).toEqual(["0 0 0 0", "1 0 1 0", "2 1 0 0", "3 1 1 0"]);
  await screen.card("Sum of products").getByText("-", { exact: true }).waitFor();
  expect(errors).toEqual([]);
});

test("the stepper goes from 2 to 8 and no further, with a row for each combination", async () => {
  const { screen, page } = await openScreen();
  await screen.fewer.click({ force: true });
  expect(await screen.boxes.count()).toBe(4);
  await begin(page, "/soppos?vars=7");
  await expect.poll(() => screen.boxes.count()).toBe(128);
  for (const inputs of [8, 8]) {
    await screen.more.click({ force: true });
    expect(await screen.inputs.getAttribute("aria-valuenow")).toBe(String(inputs));
    expect(await screen.boxes.count()).toBe(2 ** inputs);
  }
  const cells = await screen.cells();
  expect(cells).toEqual(
    Array.from({ length: 256 }, (_, row) =>
      [row, ...row.toString(2).padStart(8, "0"), 0].map(String).join(" "),
    ),
  );
});

test("another input count says nothing where no row was selected", async () => {
  const { screen } = await openScreen({ path: "/soppos?vars=3" });
  await screen.more.click();
  await expect.poll(() => screen.boxes.count()).toBe(16);
  expect(await screen.toast.count()).toBe(0);
});

test("another input count clears the selection, and Undo brings it back", async () => {
  const { screen, page } = await openScreen({ path: "/soppos?vars=3&start=X&rows=1,3&form=pos" });
  await expect.poll(() => screen.ticked()).toEqual([1, 3]);
  await screen.more.click();
  expect(await screen.ticked()).toEqual([]);
  expect(await screen.boxes.count()).toBe(16);
  await screen.toast.waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  expect(await screen.ticked()).toEqual([1, 3]);
  expect(await screen.names()).toEqual(["X", "Y", "Z", "F"]);
  expect(await screen.form("PoS").isChecked()).toBe(true);
});

test("the last typed character starts the names, A follows Z, and only A to Z is taken", async () => {
  const { screen, page } = await openScreen({ path: "/soppos?vars=4&rows=5" });
  await expect.poll(() => screen.canonical()).toBe("A'.B.C'.D");
  await screen.start.focus();
  await page.keyboard.type("bx");
  expect(await screen.start.inputValue()).toBe("X");
  expect(await screen.names()).toEqual(["X", "Y", "Z", "A", "F"]);
  await expect.poll(() => screen.canonical()).toBe("X'.Y.Z'.A");
  for (const refused of ["7", "ß", " ", "É"]) {
    await page.keyboard.type(refused);
    await page.getByText("One letter, A to Z").waitFor();
    expect(await screen.start.inputValue()).toBe("X");
  }
  await page.keyboard.type("c");
  expect(await screen.names()).toEqual(["C", "D", "E", "F", "Fn"]);
  expect(await page.getByText("One letter, A to Z").count()).toBe(0);
  expect(await screen.ticked()).toEqual([5]);
});

test("the header's checkbox selects all rows, clears them, and is set by the last row", async () => {
  const { screen } = await openScreen();
  const mark = () =>
    screen.header.evaluate((box) =>
      box instanceof HTMLInputElement && box.indeterminate
        ? "some"
        : box instanceof HTMLInputElement && box.checked
          ? "all"
          : "none",
    );
  expect(await mark()).toBe("none");
  await screen.header.click();
  expect(await screen.ticked()).toEqual([0, 1, 2, 3]);
  expect(await mark()).toBe("all");
  await expect.poll(() => screen.minimal()).toBe("1");
  await screen.choose("PoS");
  await expect.poll(() => screen.canonical()).toBe("1");
  await screen.row(2).click();
  expect(await mark()).toBe("some");
  await screen.row(2).click();
  expect(await mark()).toBe("all");
  await screen.header.click();
  expect(await screen.ticked()).toEqual([]);
  expect(await mark()).toBe("none");
});

test("a drag sets all that it passes to what a press gives to the first, in the table and on the map", async () => {
  const { page, screen, errors } = await openScreen({ path: "/soppos?vars=3&rows=1" });
  const drag = async (from: Locator, ...over: readonly Locator[]) => {
    await from.hover();
    await page.mouse.down();
    for (const next of over) await next.hover();
    await page.mouse.up();
  };
  const row = (number: number) => page.locator(`tr[data-row="${number}"] td`).nth(1);
  await drag(row(4), row(5), row(6));
  await expect.poll(() => screen.values()).toBe("01001110");
  await drag(row(1), row(2));
  await expect.poll(() => screen.values()).toBe("00001110");
  await screen.pressSets("X");
  await drag(row(0), row(1));
  await expect.poll(() => screen.values()).toBe("XX001110");
  await screen.show("Map");
  await drag(screen.cell(3), screen.cell(2));
  await expect.poll(() => screen.values()).toBe("XXXX1110");
  expect(errors).toEqual([]);
});

test("a press anywhere in a row switches it, with Shift every row from the one before", async () => {
  const { screen, page } = await openScreen({ path: "/soppos?vars=3" });
  await expect.poll(() => screen.boxes.count()).toBe(8);
  const firstCell = (row: number) => screen.table.locator(`tr[data-row="${row}"] td`).first();
  await firstCell(1).click();
  expect(await screen.ticked()).toEqual([1]);
  await firstCell(5).click({ modifiers: ["Shift"] });
  expect(await screen.ticked()).toEqual([1, 2, 3, 4, 5]);
  await firstCell(3).click();
  expect(await screen.ticked()).toEqual([1, 2, 4, 5]);
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
});

test("a long expression is cut, and all of it comes when it is asked for", async () => {
  const { screen, page } = await openScreen({ path: "/soppos?vars=5" });
  await expect.poll(() => screen.boxes.count()).toBe(32);
  await screen.row(0).click();
  await expect.poll(() => screen.canonical()).toBe("A'.B'.C'.D'.E'");
  expect(await page.getByRole("button", { name: /^All / }).count()).toBe(0);
  await screen.row(23).click({ modifiers: ["Shift"] });
  await page.getByRole("button", { name: "All 24 terms" }).waitFor();
  await screen.row(30).click({ modifiers: ["Shift"] });
  await page.getByRole("button", { name: "All 31 terms" }).click();
  await expect.poll(async () => (await screen.canonical())?.split("+").length).toBe(31);
  await screen.row(0).click();
  await screen.choose("PoS");
  await page.getByRole("button", { name: "Show less" }).waitFor();
  await expect.poll(() => screen.canonical()).toBe("(A+B+C+D+E).(A'+B'+C'+D'+E')");
});

describe.each(sizeNames)("on a %s", (size) => {
  test("the expression follows rows and mode, and is - in both modes while no row is selected", async () => {
    const { screen } = await openScreen({ size });
    await screen.row(1).click();
    await expect.poll(() => screen.canonical()).toBe("A'.B");
    await screen.row(3).click();
    await expect.poll(() => screen.canonical()).toBe("A'.B+A.B");
    await expect.poll(() => screen.minimal()).toBe("B");
    const sum = screen.card("Sum of products");
    expect(await sum.innerText()).toContain("Σm(1,3)");
    expect(await sum.innerText()).toContain("minimal (proved)");
    expect(await sum.innerText()).toContain("1 term, 1 literal");
    await screen.choose("PoS");
    await expect.poll(() => screen.canonical()).toBe("(A+B).(A'+B)");
    const product = screen.card("Product of sums");
    expect(await product.innerText()).toContain("ΠM(0,2)");
    await expect.poll(() => product.innerText()).toContain("1 clause, 1 literal");
    await screen.row(1).click();
    await screen.row(3).click();
    await product.getByText("-", { exact: true }).waitFor();
    await screen.choose("SoP");
    await sum.getByText("-", { exact: true }).waitFor();
    expect(await screen.canonical()).toBeNull();
  });

  test("a clause's dot and bar stay on one line with its letter", async () => {
    const { page, screen } = await openScreen({
      size,
      path: "/soppos?vars=4&start=X&rows=6,8,10,12,14&form=pos",
    });
    await expect.poll(() => screen.minimal()).toBe("(X+Y).(X+Z).A'");
    const lastClause = page
      .getByRole("math")
      .last()
      .locator("span", { hasText: /^\.?A'$/ })
      .first();
    const { height } = (await lastClause.boundingBox()) ?? { height: Infinity };
    expect(height).toBeLessThan(60);
  });
});

describe("the address", () => {
  test("a card of Home opens as many inputs as it says", async () => {
    const { page } = await open();
    const screen = new SopPosScreen(page);
    for (const inputs of ["5", "4", "3"]) {
      await begin(page, "/");
      await page.getByRole("link", { name: new RegExp(`^${inputs}.*SoP PoS`) }).click();
      await expect.poll(() => screen.boxes.count(), { message: inputs }).toBe(2 ** Number(inputs));
    }
  });

  test("vars gives as many rows, and 4 where it is no number of inputs", async () => {
    const { page } = await open();
    const screen = new SopPosScreen(page);
    for (const [vars, rows] of [
      ["1", 4],
      ["2", 4],
      ["8", 256],
      ["9", 4],
      ["x", 4],
    ] as const) {
      await begin(page, `/soppos?vars=${vars}`);
      await expect.poll(() => screen.boxes.count(), { message: `vars=${vars}` }).toBe(rows);
    }
  });

  test("holds what is set, in one entry, and a reload brings it back", async () => {
    const { page, screen } = await openScreen();
    const entries = await page.evaluate(() => history.length);
    await screen.more.click();
    for (const row of [1, 5, 6, 7]) await screen.row(row).click();
    await screen.start.fill("Y");
    await screen.choose("PoS");
    await expect.poll(() => screen.hash()).toBe("#/soppos?vars=3&start=Y&rows=1,5-7&form=pos");
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.reload();
    await expect.poll(() => screen.ticked()).toEqual([1, 5, 6, 7]);
    await expect.poll(() => screen.canonical()).toBe("(Y+Z+A).(Y+Z'+A).(Y+Z'+A').(Y'+Z+A)");
  });

  test("Open in hands over the canonical form, and Back finds the rows", async () => {
    const { page, screen } = await openScreen();
    for (const [tool, hash] of [
      ["Simplifier", "#/simplify?input=%28A%2BB%29.%28A%27%2BB%29&mode=boolean"],
      ["Truth Table", "#/ttable?input=%28A%2BB%29.%28A%27%2BB%29"],
    ] as const) {
      await begin(page, "/soppos?rows=1&form=pos");
      await screen.row(3).click();
      await expect.poll(() => screen.canonical()).toBe("(A+B).(A'+B)");
      await page.getByRole("button", { name: "Open in", exact: true }).click();
      await page.getByRole("menuitem", { name: tool }).click();
      await expect.poll(() => screen.hash(), { message: tool }).toBe(hash);
      await page.goBack();
      await expect.poll(() => screen.ticked(), { message: tool }).toEqual([1, 3]);
      expect.soft(await screen.hash(), tool).toBe("#/soppos?rows=1,3&form=pos");
    }
  });

  test("Open in Simulator opens that form as a circuit, and Back finds the rows", async () => {
    const { page, screen } = await openScreen();
    for (const [name, parts] of [
      ["Open in", ["AND", "Bulb F1", "NOT", "OR", "OR", "Switch A", "Switch B"]],
      ["Open in, Minimal product of sums", ["Bulb F1", "Switch B"]],
    ] as const) {
      await begin(page, "/soppos?rows=1,3&form=pos");
      await page.getByRole("button", { name, exact: true }).click();
      await page.getByRole("menuitem", { name: "Simulator" }).click();
      expect.soft(await new SimulatorScreen(page).madeOf(), name).toEqual(parts);
      expect.soft(await screen.hash(), name).toBe("#/csim");
      await page.goBack();
      await expect.poll(() => screen.ticked(), { message: name }).toEqual([1, 3]);
    }
  });

  test("a form too long for an address goes along without it", async () => {
    const { page, screen } = await openScreen({ path: "/soppos?vars=8&rows=0-254" });
    await page.getByRole("button", { name: "All 255 terms" }).waitFor();
    await page.getByRole("button", { name: "Open in", exact: true }).click();
    await page.getByRole("menuitem", { name: "Simplifier" }).click();
    await expect.poll(() => screen.hash()).toBe("#/simplify");
    const field = page.getByRole("textbox", { name: "Expression or min terms" });
    await expect.poll(async () => (await field.inputValue()).split("+").length).toBe(255);
  });
});

test("what is shown is copied as text, LaTeX and Unicode", async () => {
  const { page, context, screen } = await openScreen({ path: "/soppos?rows=1,3&form=pos" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await expect.poll(() => screen.canonical()).toBe("(A+B).(A'+B)");
  const texts: string[] = [];
  for (const format of ["Text", "LaTeX", "Unicode"]) {
    await page.getByRole("button", { name: "Copy Canonical product of sums" }).click();
    await page.getByRole("menuitem", { name: format }).click();
    await page.getByText("Copied").waitFor();
    texts.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  expect(texts).toEqual([
    "(A+B).(A'+B)",
    "\\left(A + B\\right) \\cdot \\left(\\overline{A} + B\\right)",
    "(A + B)·(¬A + B)",
  ]);
  await page.getByRole("button", { name: "Copy Minimal product of sums" }).click();
  await page.getByRole("menuitem", { name: "Text" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("B");
});

test("without WebAssembly a sentence says so, the selection stays, and it can be tried again", async () => {
  let isBlocked = true;
  const { page, screen } = await openScreen({
    before: (context) => context.route(/\.wasm$/, (route) => (isBlocked ? route.abort() : route.continue())),
  });
  await screen.row(1).click();
  await page.getByText(/^This needs WebAssembly/).waitFor();
  expect(await screen.ticked()).toEqual([1]);
  isBlocked = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => screen.canonical()).toBe("A'.B");
});

test("a minimal form with more prime implicants than the page allows is a sentence; all else is there", async () => {
  const { page, screen, errors } = await openScreen({
    path: "/soppos?vars=3&rows=1-6",
    before: allowFewPrimes,
  });
  const sentence = sentenceFor("too_complex", budgets.page);
  const sum = screen.card("Sum of products");
  await sum.getByText(sentence).waitFor();
  await page.getByRole("status").filter({ hasText: sentence }).waitFor({ state: "attached" });
  expect(await screen.canonical()).toBe("A'.B'.C+A'.B.C'+A'.B.C+A.B'.C'+A.B'.C+A.B.C'");
  expect(await sum.getByRole("button", { name: "Copy Canonical sum of products" }).count()).toBe(1);
  expect(await sum.getByRole("button", { name: "Copy Minimal sum of products" }).count()).toBe(0);
  expect(await sum.innerText()).not.toContain("proved");
  await screen.choose("PoS");
  await expect.poll(() => screen.minimal()).toBe("(A+B+C).(A'+B'+C')");
  const product = screen.card("Product of sums");
  expect(await product.innerText()).toContain("minimal (proved)");
  expect(await product.getByText(sentence).count()).toBe(0);
  expect(errors).toEqual([]);
});
