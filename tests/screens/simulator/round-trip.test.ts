// Circuit, table and expression are three views of one thing: bulbs open in the other tools, functions of the other
// tools open as circuits, and a link carries a circuit to another browser.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { sizeNames, useBrowser, type OpenedPage } from "#support/browser/browser.ts";
import { circuitOf, inverter, openCircuit, says } from "./circuit.ts";
import { SimplifierScreen } from "../simplifier/screen.ts";
import { SimulatorScreen } from "./screen.ts";
import { TruthTableScreen } from "../truth-table/screen.ts";

const open = useBrowser();

/** An example with one of its bulbs selected. */
async function bulbOf(example: string, bulb: string, size: "desktop" | "phone" = "desktop") {
  const opened = await open({ path: "/csim", size });
  const screen = new SimulatorScreen(opened.page);
  await screen.chooseFile(example);
  await screen.openList();
  await screen.list.getByRole("button", { name: `Select Bulb ${bulb}`, exact: true }).click();
  if (size === "phone") {
    await screen.closeSheet();
    await opened.page.getByRole("button", { name: new RegExp(`^Bulb ${bulb}`) }).click();
  }
  return { ...opened, screen };
}

/** By the bulb's menu. */
async function follow(screen: SimulatorScreen, tool: string): Promise<void> {
  await screen.properties.getByRole("button", { name: "Open in", exact: true }).click();
  await screen.page.getByRole("menuitem", { name: tool, exact: true }).click();
}

describe.each(sizeNames)("on a %s", (size) => {
  test("all bulbs open in the Truth Table, and it is theirs", async () => {
    const { page, screen, errors } = await bulbOf("Half adder", "S", size);
    await follow(screen, "Truth Table");
    const table = new TruthTableScreen(page);
    await table.settled();
    const rows = await Promise.all([0, 1, 2, 3].map((row) => table.row(row)));
    expect(rows).toEqual(["0: 0000", "1: 0110", "2: 1010", "3: 1101"]);
    await page.goBack();
    await screen.canvas.waitFor();
    await screen.openList();
    expect(await screen.parts()).toHaveLength(6);
    expect(errors).toEqual([]);
  });
});

test("one bulb opens in the Simplifier, which answers", async () => {
  const { page, screen, errors } = await bulbOf("Half adder", "C");
  await follow(screen, "Simplifier");
  const simplifier = new SimplifierScreen(page);
  await simplifier.proved.waitFor();
  expect(await simplifier.field.inputValue()).toBe("A.B");
  expect(await simplifier.row("Result").getByRole("math").first().textContent()).toMatch(/^A\W*B$/u);
  expect(errors).toEqual([]);
});

test("one bulb opens in the Karnaugh Map, with its name and its rows", async () => {
  const { page, screen } = await bulbOf("Half adder", "S");
  await follow(screen, "Karnaugh Map");
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/kmap\?.*out=S/);
  await page.locator("[data-cell='1'][data-value='1']").waitFor();
});

test("the File menu and the bar of a phone open a bulb's function, and say why where they cannot", async () => {
  const { page, screen } = await bulbOf("Half adder", "C", "phone");
  await screen.closeSheet();
  const simplifier = new SimplifierScreen(page);
  await page.getByRole("button", { name: "Open in", exact: true }).click();
  await page.getByRole("menuitem", { name: "Simplifier", exact: true }).click();
  await simplifier.proved.waitFor();
  expect(await simplifier.field.inputValue()).toBe("A.B");
  await page.goBack();
  await screen.canvas.waitFor();
  await screen.chooseFile("Open S in Simplifier");
  await simplifier.proved.waitFor();
  await page.goBack();
  await screen.canvas.waitFor();
  await screen.chooseFile("SR latch");
  await screen.chooseFile("Open in Truth Table");
  await page.getByText("Bulb Q is behind the loop of NOR 3 and NOR 4").waitFor();
});

test("a bulb behind a loop says that the switches alone do not decide it, and opens nothing", async () => {
  const { page, screen } = await bulbOf("SR latch", "Q");
  await screen.properties.getByText("This bulb is behind the loop of NOR 3 and NOR 4").first().waitFor();
  for (const tool of ["Truth Table", "Simplifier"]) {
    await follow(screen, tool);
    await screen.properties.getByText("Bulb Q is behind the loop of NOR 3 and NOR 4").waitFor();
    expect(new URL(page.url()).hash).toBe("#/csim");
  }
});

/** Goes through all positions of the switches, and reads the bulbs: a string of 0 and 1 for each bulb. */
async function tableOf(
  screen: SimulatorScreen,
  switches: readonly string[],
): Promise<Record<string, string>> {
  await screen.openList();
  const columns: Record<string, string> = {};
  for (let row = 0; row < 2 ** switches.length; row += 1) {
    for (const [index, name] of switches.entries())
      await screen.setSwitch(name, ((row >> (switches.length - 1 - index)) & 1) === 1);
    const bulbs = async () => (await screen.parts()).filter((line) => line.startsWith("Bulb "));
    // A circuit that has just been opened has no values yet.
    await expect
      .poll(async () => (await bulbs()).filter((line) => !/, (?:on|off)$/.test(line)), {
        message: `row ${row}`,
      })
      .toEqual([]);
    for (const line of await bulbs()) {
      const [, name, value] = /^Bulb (\w+), (on|off)$/.exec(line) ?? [];
      if (name) columns[name] = (columns[name] ?? "") + (value === "on" ? "1" : "0");
    }
  }
  return columns;
}

async function arrived({ page }: OpenedPage): Promise<SimulatorScreen> {
  const screen = new SimulatorScreen(page);
  await screen.canvas.waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe("#/csim");
  await expect
    .poll(() => page.getByRole("status").allTextContents())
    .toContainEqual(expect.stringMatching(/ opened$/));
  return screen;
}

describe("Open in Simulator shows that function, and leaves the address", () => {
  const result = { F1: "00000111" };
  test("from the Simplifier, SoP PoS and the Truth Table", async () => {
    const opened = await open({ path: "/csim" });
    const { page } = opened;
    for (const [path, button, entry, switches, columns] of [
      ["/simplify?input=A'&mode=boolean", "Open in", "Simulator", "A", { F1: "10" }],
      ["/simplify?input=A.B%2BA.C%2BA.B.C'&mode=boolean", "Open in", "Simulator: Result", "ABC", result],
      ["/simplify?input=A.B%2BA.C%2BA.B.C'&mode=boolean", "Open in", "Simulator: As typed", "ABC", result],
      ["/soppos?vars=3&rows=1,3,6", "Open in", "Simulator", "ABC", { F1: "01010010" }],
      [
        "/soppos?vars=3&rows=1,3,6",
        "Open in, Minimal sum of products",
        "Simulator",
        "ABC",
        { F1: "01010010" },
      ],
      ["/ttable?input=A%5EB&fn=A.B", "Open in Simulator", null, "AB", { F1: "0110", F2: "0001" }],
      ["/ttable?input=A%5EB&fn=A.B", "Open in, F 2", "Simulator", "AB", { F1: "0001" }],
    ] as const) {
      await begin(page, path);
      await page.getByRole("button", { name: button, exact: true }).first().click();
      if (entry !== null) await page.getByRole("menuitem", { name: entry, exact: true }).click();
      const screen = await arrived(opened);
      const what = `${path}: ${button}, ${entry}`;
      expect.soft(await tableOf(screen, [...switches]), what).toEqual(columns);
    }
    expect(opened.errors).toEqual([]);
  });

  test("by an address with a constant and a variable that does not matter", async () => {
    const opened = await open({ path: "/csim?input=A%2BA'&fn=0" });
    const screen = await arrived(opened);
    expect(await tableOf(screen, ["A"])).toEqual({ F1: "11", F2: "00" });
  });
});

test("an expression that cannot be read says where, and leaves the open circuit alone", async () => {
  const { page, screen } = await openCircuit(open, inverter);
  await page.evaluate(() => (location.hash = "/csim?input=A.(B"));
  await page
    .locator("output")
    .getByText(/character 3|at 3/i)
    .waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe("#/csim");
  await screen.openList();
  expect(await screen.parts()).toHaveLength(4);
});

test("what was open stays in My circuits when an expression opens", async () => {
  const { page, screen } = await openCircuit(open, inverter);
  await page.evaluate(() => (location.hash = "/csim?input=A.B"));
  await says(page, "A.B opened");
  await screen.chooseFile("My circuits");
  const items = await page.getByRole("dialog").getByRole("listitem").allInnerTexts();
  expect(items).toHaveLength(2);
  await page.getByRole("button", { name: "Open Test", exact: true }).click();
  await says(page, "Test opened");
  await screen.openList();
  expect(await screen.parts()).toHaveLength(4);
});

describe("Copy link", () => {
  const allowed = {
    before: (context: OpenedPage["context"]) =>
      context.grantPermissions(["clipboard-read", "clipboard-write"]),
  };

  test("carries the 4-bit adder with its switches to another browser", async () => {
    const { page } = await open({ path: "/csim", ...allowed });
    const screen = new SimulatorScreen(page);
    await screen.chooseFile("4-bit adder");
    await screen.openList();
    for (const name of ["A0", "A1", "B0"]) await screen.setSwitch(name, true);
    const parts = await screen.parts();
    await screen.chooseFile("Copy link");
    await page.getByText("Link copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URLSearchParams(link.split("?")[1]).get("circuit")?.length).toBeLessThanOrEqual(2000);

    const other = await open({ path: link.split("#")[1] ?? "" });
    const there = await arrived(other);
    await there.openList();
    expect(await there.parts()).toEqual(parts);
    expect(other.errors).toEqual([]);
  });

  test("of a circuit that is too large says so, and copies nothing", async () => {
    const large = circuitOf(
      Array.from({ length: 900 }, (_part, index) => ({
        kind: "and" as const,
        x: (index * 7919) % 20_000,
        y: (index * 104_729) % 20_000,
      })),
    );
    const { page } = await open({ path: "/csim", ...allowed });
    const screen = new SimulatorScreen(page);
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    const choosing = page.waitForEvent("filechooser");
    await screen.chooseFile("Import");
    const text = JSON.stringify({ format: "boolean-algebra-circuit", version: 1, ...large });
    await (
      await choosing
    ).setFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await says(page, "Test opened");
    await screen.chooseFile("Copy link");
    await page.getByText("The circuit is too large for a link").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("before");
  });
});
