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

test("a half adder is made a task, whose bulbs are judged one by one", async () => {
  const { page } = await open({
    path: "/csim?input=A^B&fn=A.B",
    before: (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
  });
  const screen = new SimulatorScreen(page);
  await screen.chooseFile("Make a task");
  const dialog = page.getByRole("dialog", { name: "Make a task" });
  await dialog.getByRole("switch", { name: "AND", exact: true }).click();
  await dialog.getByRole("switch", { name: "XOR", exact: true }).click();
  const most = dialog.getByRole("textbox", { name: "Most gates" });
  await most.fill("two");
  await dialog.getByRole("button", { name: "Copy the link" }).click();
  await dialog.getByText("Enter a whole number from 1 to 9999, or nothing.").waitFor();
  expect(await axeFaultsInBoth(page)).toEqual([]);
  await most.fill("2");
  await dialog.getByRole("button", { name: "Copy the link" }).click();
  await dialog.getByText("Link to the task copied").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/csim\?task=A%5EB&task=A\.B&names=F1,F2&gates=and,xor&most=2$/);

  await page.keyboard.press("Escape");
  await page.goto(link);
  const card = page.getByRole("region", { name: "Task" });
  await card.getByText("At most 2 gates.").waitFor();
  for (const gate of ["XOR", "AND"] as const) await screen.add(gate);
  await screen.openList();
  for (const [from, to] of [
    ["Switch A", "XOR 5"],
    ["Switch B", "XOR 5"],
    ["XOR 5", "Bulb F1"],
    ["Switch A", "AND 6"],
    ["Switch B", "AND 6"],
  ] as const)
    await screen.connect(from, to);
  const check = card.getByRole("button", { name: "Check my circuit" });
  await check.click();
  await card
    .getByText("Connect a gate to a bulb named F2. Right. F1 is equal to it in all 4 rows.", { exact: true })
    .waitFor();
  await screen.connect("AND 6", "Bulb F2");
  await check.click();
  await card
    .getByText("Right. F1 is equal to it in all 4 rows. Right. F2 is equal to it in all 4 rows.", {
      exact: true,
    })
    .waitFor();
});

test("a task that cannot be read says why, and leaves the circuit alone", async () => {
  const { page } = await open({ path: "/csim?task=A%2B" });
  await page.getByText("See character 3. The expression ends too early.").first().waitFor();
});
