// The simulator's screen: a half adder built and checked by the list alone and by the mouse, at both sizes, and nothing
// on the way that axe objects to.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser, type Size } from "./browser.ts";
import { SimulatorScreen } from "./simulator-screen.ts";

const open = useBrowser();

async function simulator(size: Size = "desktop", colorScheme: "light" | "dark" = "light") {
  const opened = await open({ size, colorScheme, path: "/csim" });
  const screen = new SimulatorScreen(opened.page);
  await screen.canvas.waitFor();
  return { ...opened, screen };
}

/** Sum and carry of each row of a half adder. */
const rows = [
  { a: false, b: false, sum: "off", carry: "off" },
  { a: false, b: true, sum: "on", carry: "off" },
  { a: true, b: false, sum: "on", carry: "off" },
  { a: true, b: true, sum: "off", carry: "on" },
] as const;

async function checkHalfAdder(screen: SimulatorScreen): Promise<void> {
  await screen.openList();
  for (const { a, b, sum, carry } of rows) {
    await screen.setSwitch("A", a);
    await screen.setSwitch("B", b);
    await screen.part(`Bulb F1, ${sum}`).waitFor();
    await screen.part(`Bulb F2, ${carry}`).waitFor();
  }
}

describe.each(sizeNames)("on a %s", (size) => {
  test("a half adder is built by palette and list alone and gives all four rows", async () => {
    const { screen, errors } = await simulator(size);
    for (const kind of ["Switch", "Switch", "OR", "NAND", "AND", "NOT", "Bulb", "Bulb"] as const)
      await screen.add(kind);
    await screen.openList();
    expect(await screen.parts()).toEqual([
      "Switch A, off",
      "Switch B, off",
      "OR 3, output 0, not connected",
      "NAND 4, output 0, not connected",
      "AND 5, output 0, not connected",
      "NOT 6, output 0, not connected",
      "Bulb F1, off, not connected",
      "Bulb F2, off, not connected",
    ]);
    for (const [from, to] of [
      ["Switch A", "OR 3"],
      ["Switch B", "OR 3"],
      ["Switch A", "NAND 4"],
      ["Switch B", "NAND 4"],
      ["OR 3", "AND 5"],
      ["NAND 4", "AND 5"],
      ["NAND 4", "NOT 6"],
      ["AND 5", "Bulb F1"],
      ["NOT 6", "Bulb F2"],
    ] as const)
      await screen.connect(from, to);
    await checkHalfAdder(screen);
    expect(errors).toEqual([]);
  });

  test("a part that takes no more wires says so in the list, and the status repeats it", async () => {
    const { screen, page } = await simulator(size);
    for (const kind of ["Switch", "Switch", "NOT"] as const) await screen.add(kind);
    await screen.openList();
    await screen.connect("Switch A", "NOT 3");
    await screen.list.getByRole("button", { name: "Connect Switch B" }).click();
    const target = screen.list
      .getByRole("group", { name: "Connect Switch B to" })
      .getByRole("button", { name: "NOT 3" });
    expect(await target.getAttribute("aria-disabled")).toBe("true");
    await target.click({ force: true });
    await screen.status.filter({ hasText: "Input Limit Reached" }).waitFor();
    expect(await screen.wires()).toEqual(["Switch A to NOT 3, 0"]);
    await page.keyboard.press("Escape");
    await target.waitFor({ state: "detached" });
  });

  test.each(["light", "dark"] as const)(
    "axe finds nothing in the screen and what opens, %s",
    async (scheme) => {
      const { screen, page } = await simulator(size, scheme);
      expect(await faults(page), "empty").toEqual([]);
      await screen.chooseFile("Ring of NOTs");
      await screen.alert.getByRole("button", { name: "Show loop" }).waitFor();
      expect(await faults(page), "loop").toEqual([]);
      await screen.chooseFile("Half adder");
      await screen.openList();
      await screen.list
        .getByRole("button", { name: /^Select Bulb/ })
        .first()
        .click();
      await screen.list
        .getByRole("button", { name: /^Connect / })
        .first()
        .click();
      expect(await faults(page), "list").toEqual([]);
      await page.keyboard.press("Escape");
      await screen.tool("Options").click();
      await page.getByRole("dialog", { name: "Options" }).waitFor();
      expect(await faults(page), "options").toEqual([]);
      await page.keyboard.press("Escape");
      await screen.chooseFile("My circuits");
      await page.getByRole("dialog", { name: "My circuits" }).waitFor();
      expect(await faults(page), "my circuits").toEqual([]);
    },
  );
});

test("a half adder is drawn with the mouse and gives all four rows", async () => {
  const { screen, errors } = await simulator();
  await screen.pull("Switch", { x: 100, y: 150 });
  await screen.pull("Switch", { x: 100, y: 350 });
  await screen.pull("OR", { x: 300, y: 160 });
  await screen.pull("NAND", { x: 300, y: 340 });
  await screen.pull("AND", { x: 450, y: 180 });
  await screen.pull("NOT", { x: 450, y: 340 });
  await screen.pull("Bulb", { x: 600, y: 180 });
  await screen.pull("Bulb", { x: 600, y: 340 });
  await screen.tool("Connector").click();
  for (const [from, to] of [
    [
      { x: 100, y: 150 },
      { x: 300, y: 160 },
    ],
    [
      { x: 100, y: 350 },
      { x: 300, y: 160 },
    ],
    [
      { x: 100, y: 150 },
      { x: 300, y: 340 },
    ],
    [
      { x: 100, y: 350 },
      { x: 300, y: 340 },
    ],
    [
      { x: 300, y: 160 },
      { x: 450, y: 180 },
    ],
    [
      { x: 300, y: 340 },
      { x: 450, y: 180 },
    ],
    [
      { x: 300, y: 340 },
      { x: 450, y: 340 },
    ],
    [
      { x: 450, y: 180 },
      { x: 600, y: 180 },
    ],
    [
      { x: 450, y: 340 },
      { x: 600, y: 340 },
    ],
  ] as const)
    await screen.drag(from, to);
  await screen.tool("Mouse").click();
  await screen.click({ x: 100, y: 150 });
  await screen.status.filter({ hasText: "Switch A on; Bulb F1 on" }).waitFor();
  await checkHalfAdder(screen);
  expect(errors).toEqual([]);
});

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
