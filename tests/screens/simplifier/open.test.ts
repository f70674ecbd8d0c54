// From an answer to its truth table, which shows the question beside the result, to its Karnaugh map, and to its circuit.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { begin } from "#support/browser/begin.ts";
import { KmapScreen } from "../kmap/screen.ts";
import { SimplifierScreen } from "./screen.ts";
import { SimulatorScreen } from "../simulator/screen.ts";

const open = useBrowser();

describe.each(sizeNames)("on a %s", (size) => {
  const cases: readonly (readonly [text: string, functions: readonly string[]])[] = [
    ["A.B + A.B'", ["A.B+A.B'", "A"]],
    ["B'.C+A", ["B'.C+A", "A+B'.C"]],
    ["A", ["A"]],
    ["1 3", ["B"]],
  ];
  test.each(cases)("%s opens in the truth table as %j", async (text, functions) => {
    const { page, errors } = await open({ size, path: "/simplify" });
    await new SimplifierScreen(page).solve(text);
    await page.getByRole("button", { name: "Open in" }).click();
    await page.getByRole("menuitem", { name: "Truth Table" }).click();
    await page.getByRole("columnheader", { name: /^F/ }).first().waitFor();
    const query = new URLSearchParams(new URL(page.url()).hash.split("?")[1]);
    expect([query.get("input"), ...query.getAll("fn")]).toEqual(functions);
    const heads = await page.getByRole("columnheader").allInnerTexts();
    expect(heads.filter((head) => head.startsWith("F"))).toHaveLength(functions.length);

    await page.goBack();
    await new SimplifierScreen(page).answer.waitFor();
    expect(errors).toEqual([]);
  });
});

describe.each(sizeNames)("as a circuit, on a %s", (size) => {
  test.each([
    ["Simulator: Result", ["Bulb F1", "Switch A"]],
    ["Simulator: As typed", ["AND", "AND", "Bulb F1", "NOT", "OR", "Switch A", "Switch B"]],
  ])("the menu opens %s", async (item, parts) => {
    const { page, errors } = await open({ size, path: "/simplify" });
    await new SimplifierScreen(page).solve("A.B + A.B'");
    await page.getByRole("button", { name: "Open in" }).click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
    expect(await new SimulatorScreen(page).madeOf()).toEqual(parts);
    expect(new URL(page.url()).hash).toBe("#/csim");
    await page.goBack();
    await new SimplifierScreen(page).answer.waitFor();
    expect(errors).toEqual([]);
  });

  test.each([
    ["A", ["Bulb F1", "Switch A"]],
    ["1 3", ["Bulb F1", "Switch B"]],
  ])("the only text of %s has one entry", async (text, parts) => {
    const { page } = await open({ size, path: "/simplify" });
    await new SimplifierScreen(page).solve(text);
    await page.getByRole("button", { name: "Open in" }).click();
    await page.getByRole("menuitem", { name: "Simulator", exact: true }).click();
    expect(await new SimulatorScreen(page).madeOf()).toEqual(parts);
  });
});

test("the map opens with the typed expression, or with the rows of a list, and Back leads to the answer", async () => {
  const { page, errors } = await open({ path: "/simplify" });
  const cases: readonly [text: string, dontCares: string, field: string, values: string][] = [
    ["x.y + x.y'", "", "x.y+x.y'", "0011"],
    ["1 3", "2", "Σm(1,3)+Σd(2)", "01X1"],
  ];
  for (const [text, dontCares, field, values] of cases) {
    const screen = new SimplifierScreen(page);
    await begin(page, "/simplify");
    await screen.field.fill(text);
    if (dontCares !== "") await screen.dontCares.fill(dontCares);
    await page.keyboard.press("Enter");
    await screen.answer.waitFor();
    await page.getByRole("button", { name: "Open in" }).click();
    await page.getByRole("menuitem", { name: "Karnaugh Map" }).click();
    const map = new KmapScreen(page);
    await expect.poll(() => map.values(), { message: text }).toBe(values);
    expect.soft(await map.field.inputValue(), text).toBe(field);
    await page.goBack();
    await screen.answer.waitFor();
  }
  expect(errors).toEqual([]);
});

test("an expression too long for the address is handed over all the same", async () => {
  const { page } = await open({ path: "/simplify" });
  const text = Array.from({ length: 1_100 }, () => "A").join("+");
  await new SimplifierScreen(page).solve(text);
  await page.getByRole("button", { name: "Open in" }).click();
  await page.getByRole("menuitem", { name: "Truth Table" }).click();
  await page.getByRole("columnheader", { name: "F1" }).waitFor();
  expect(await page.getByRole("textbox").first().inputValue()).toBe(text);
});
