// A task to build a circuit, from a link: the Simulator gives the sheet and judges what is built.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { SimulatorScreen } from "./screen.ts";

const open = useBrowser();

describe.each(sizeNames)("on a %s", (size) => {
  test("OR of NAND gates is built by the list, judged at each stage, and a reload keeps both", async () => {
    const { page } = await open({ size, path: "/csim?task=A%2BB&gates=nand" });
    const screen = new SimulatorScreen(page);
    const card = page.getByRole("region", { name: "Task" });
    await card.getByText("Use NAND gates only.").waitFor();
    expect(await card.getByRole("math").getAttribute("aria-label")).toBe("A or B");
    await screen.openList();
    expect(await screen.parts()).toHaveLength(3);
    await screen.closeSheet();
    const check = card.getByRole("button", { name: "Check my circuit" });
    const says = (sentence: string) => card.getByText(sentence, { exact: true }).waitFor();
    await check.click();
    await says("Connect a gate to a bulb first: the bulb shows the output.");

    const wire = async (pairs: readonly (readonly [string, string])[]) => {
      await screen.openList();
      for (const [from, to] of pairs) await screen.connect(from, to);
      await screen.closeSheet();
    };
    await screen.add("OR");
    await wire([
      ["Switch A", "OR 4"],
      ["Switch B", "OR 4"],
      ["OR 4", "Bulb F1"],
    ]);
    await check.click();
    await says("Use NAND gates only. OR 4 is of another kind.");
    await screen.openList();
    await screen.list.getByRole("button", { name: "Delete OR 4", exact: true }).click();
    await screen.closeSheet();

    for (let gate = 0; gate < 3; gate += 1) await screen.add("NAND");
    await wire([
      ["Switch A", "NAND 5"],
      ["Switch B", "NAND 6"],
      ["NAND 5", "NAND 7"],
      ["NAND 7", "Bulb F1"],
    ]);
    await check.click();
    await says(
      "Not equal: F1 is 0 and the expression is 1 for A = 0, B = 1. The switches are set to this row.",
    );
    await wire([["NAND 6", "NAND 7"]]);
    await check.click();
    await says("Right. F1 is equal to it in all 4 rows.");
    expect(await axeFaultsInBoth(page)).toEqual([]);

    await page.reload();
    await card.getByText("Use NAND gates only.").waitFor();
    await check.click();
    await says("Right. F1 is equal to it in all 4 rows.");
    await card.getByRole("button", { name: "Close the task" }).click();
    await expect.poll(() => card.count()).toBe(0);
    expect(await page.evaluate(() => location.hash)).toBe("#/csim");
  });
});

test("an expression that a bulb is checked against is copied as a task", async () => {
  const { page } = await open({
    path: "/csim?input=A.B",
    before: (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
  });
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("textbox", { name: "Check against an expression" }).fill("A.B+C");
  await page.locator("label", { hasText: "NOR" }).click();
  await page.getByRole("button", { name: "Copy as a task" }).click();
  await page.getByText("Link to the task copied").first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/csim\?task=A\.B%2BC&gates=nor$/);
});

test("a task that cannot be read says why, and leaves the circuit alone", async () => {
  const { page } = await open({ path: "/csim?task=A%2B" });
  await page.getByText("See character 3. The expression ends too early.").first().waitFor();
});
