// Circuits with loops on the screen: what never settles is named, shown and mended; what remembers does so, even over a
// reload.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser, type Size } from "#support/browser/browser.ts";
import { SimulatorScreen } from "./screen.ts";

const open = useBrowser();

async function example(name: string, size: Size = "desktop") {
  const opened = await open({ path: "/csim", size });
  const screen = new SimulatorScreen(opened.page);
  await screen.chooseFile(name);
  await screen.openList();
  return { ...opened, screen };
}

describe.each(sizeNames)("on a %s", (size) => {
  test("a ring of NOTs is named by an alert, shown, and said in the list, until an edit mends it", async () => {
    const { page, screen, errors } = await example("Ring of NOTs", size);
    const alert = screen.alert.filter({ hasText: "The loop of NOT 1, NOT 2 and NOT 3 never settles" });
    await alert.waitFor();
    expect(await screen.parts()).toEqual([
      "NOT 1, unstable",
      "NOT 2, unstable",
      "NOT 3, unstable",
      "Bulb F1, unstable",
    ]);
    await screen.closeSheet();
    const show = alert.getByRole("button", { name: "Show loop" });
    await show.click();
    expect(await show.getAttribute("aria-pressed")).toBe("true");
    await screen.openList();

    // It can be edited meanwhile, and each change tries again.
    await screen.list.getByRole("button", { name: "Delete NOT 2", exact: true }).click();
    await alert.waitFor({ state: "detached" });
    expect(await screen.parts()).toEqual([
      "NOT 1, output 1",
      "NOT 3, output 0, not connected",
      "Bulb F1, off",
    ]);
    await screen.connect("NOT 1", "NOT 3");
    await screen.part("NOT 3, output 0").waitFor();
    expect(await screen.alert.filter({ hasText: "loop" }).count()).toBe(0);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await alert.waitFor();
    await screen.part("NOT 2, unstable").waitFor();
    expect(errors).toEqual([]);
  });
});

test("a loop that does not settle is said again after a reload", async () => {
  const { page, screen } = await example("Ring of NOTs");
  await page.reload();
  await screen.alert.getByRole("button", { name: "Show loop" }).waitFor();
  await screen.openList();
  await screen.part("NOT 1, unstable").waitFor();
});

test.each([
  [
    "SR latch",
    [
      ["S1", "Bulb Q, on", "Bulb Qn, off"],
      ["S0", "Bulb Q, on", "Bulb Qn, off"],
      ["reload", "Bulb Q, on", "Bulb Qn, off"],
      ["R1", "Bulb Q, off", "Bulb Qn, on"],
      ["R0", "Bulb Q, off", "Bulb Qn, on"],
      ["reload", "Bulb Q, off", "Bulb Qn, on"],
    ],
  ],
  [
    "D latch",
    [
      ["D1", "Bulb Q, off", "Bulb Qn, on"],
      ["E1", "Bulb Q, on", "Bulb Qn, off"],
      ["E0", "Bulb Q, on", "Bulb Qn, off"],
      ["D0", "Bulb Q, on", "Bulb Qn, off"],
      ["reload", "Bulb Q, on", "Bulb Qn, off"],
      ["E1", "Bulb Q, off", "Bulb Qn, on"],
    ],
  ],
] as const)("the %s keeps its bit by its switches and over a reload", async (name, sequence) => {
  const { page, screen, errors } = await example(name);
  for (const [act, ...bulbs] of sequence) {
    if (act === "reload") {
      await page.reload();
      await screen.openList();
    } else await screen.setSwitch(act.slice(0, -1), act.endsWith("1"));
    for (const bulb of bulbs) await screen.part(bulb).waitFor();
  }
  expect(errors).toEqual([]);
});

test("undo restores the drawing, and the latch goes on remembering", async () => {
  const { page, screen } = await example("SR latch");
  await screen.setSwitch("S", true);
  await screen.setSwitch("S", false);
  await screen.add("AND");
  await screen.tool("Undo").click();
  await screen.part("Bulb Q, on").waitFor();
  expect(await screen.parts()).toHaveLength(6);
  await page.reload();
  await screen.openList();
  await screen.part("Bulb Q, on").waitFor();
});
