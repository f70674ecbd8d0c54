// The specification's sentences about the simulator's screen, each in a test of its name (sections 2, 4, 5 and 8). What
// they say of circuits alone is held by tests/unit/web/src/circuit.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { at, inverter, openCircuit, says, statuses } from "./circuit.ts";
import { SimulatorScreen } from "./screen.ts";

const open = useBrowser();

const kinds = ["AND", "OR", "NOT", "NAND", "NOR", "Switch", "Bulb", "Node"] as const;

describe.each(sizeNames)("on a %s", (size) => {
  test("a dismissible notice: Simulator is Still Under Development", async () => {
    const { page } = await open({ path: "/csim", size });
    const notice = page.getByRole("main").getByText("Simulator is Still Under Development", { exact: true });
    await notice.waitFor();
    await notice.locator("..").getByRole("button", { name: "Close" }).click();
    await notice.waitFor({ state: "detached" });
  });

  test("parts: AND, OR, NOT, NAND, NOR, Switch, Bulb, Node", async () => {
    const { page } = await open({ path: "/csim", size });
    if (size === "phone") await page.getByRole("button", { name: "Parts", exact: true }).click();
    const buttons = page.getByRole("group", { name: "Parts" }).getByRole("button");
    await buttons.first().waitFor();
    // Parts that the specification does not have come after its own.
    const labels = await buttons.evaluateAll((all) => all.map((button) => button.ariaLabel));
    expect(labels.slice(0, kinds.length)).toEqual(kinds.map((kind) => `Add ${kind}`));
  });

  test("selected-object properties with a Delete button", async () => {
    const { page } = await open({ path: "/csim", size });
    const screen = new SimulatorScreen(page);
    await screen.add("NAND");
    if (size === "phone") {
      await screen.closeSheet();
      await page.getByRole("button", { name: /^NAND 1/ }).click();
    }
    await screen.properties.getByRole("button", { name: "Delete", exact: true }).click();
    await says(page, "NAND 1 deleted");
  });
});

test("options: Show Output Value (off by default) and Show Joint Nodes (on by default)", async () => {
  const { page } = await open({ path: "/csim" });
  await new SimulatorScreen(page).tool("Options").click();
  const option = (name: string) =>
    page.getByRole("dialog", { name: "Options" }).getByRole("switch", { name });
  expect(await option("Show Output Value").isChecked()).toBe(false);
  expect(await option("Show Joint Nodes").isChecked()).toBe(true);
});

test("cursor mode is mouse or connector", async () => {
  const { page } = await open({ path: "/csim" });
  const screen = new SimulatorScreen(page);
  const pressed = async () =>
    Promise.all(["Mouse", "Connector"].map((name) => screen.tool(name).getAttribute("aria-pressed")));
  expect(await pressed()).toEqual(["true", "false"]);
  await screen.tool("Connector").click();
  expect(await pressed()).toEqual(["false", "true"]);
});

test("ids increase, and deleting a part does not give its id again", async () => {
  const { page } = await open({ path: "/csim" });
  const screen = new SimulatorScreen(page);
  for (const kind of ["AND", "OR", "NOT"] as const) await screen.add(kind);
  await screen.openList();
  await screen.list.getByRole("button", { name: "Delete NOT 3", exact: true }).click();
  await says(page, "NOT 3 deleted");
  await screen.add("NOR");
  await says(page, "NOR 4 added");
});

test("the target must accept more inputs, otherwise the status message Input Limit Reached", async () => {
  const { page } = await open({ path: "/csim" });
  const screen = new SimulatorScreen(page);
  for (const kind of ["Switch", "Switch", "NOT"] as const) await screen.add(kind);
  await screen.openList();
  await screen.connect("Switch A", "NOT 3");
  await screen.list.getByRole("button", { name: "Connect Switch B" }).click();
  const target = screen.list
    .getByRole("group", { name: "Connect Switch B to" })
    .getByRole("button", { name: "NOT 3" });
  expect(await target.getAttribute("aria-disabled")).toBe("true");
  await target.click({ force: true });
  await says(page, "Input Limit Reached");
  expect(await screen.wires()).toEqual(["Switch A to NOT 3, 0"]);
  await page.keyboard.press("Escape");
  await target.waitFor({ state: "detached" });
});

test("a right-click menu offers Delete (key Del)", async () => {
  const opened = await openCircuit(open, inverter);
  await opened.board.click(at.loose, { button: "right" });
  const item = opened.page.getByRole("menuitem", { name: "Delete" });
  await item.waitFor();
  expect(await item.innerText()).toContain("Del");
  await opened.page.keyboard.press("Escape");
  await opened.page.keyboard.press("Delete");
  await says(opened.page, "NOT 4 deleted");
});

test("the canvas size grows with the farthest object: scrolling reaches it", async () => {
  const far = { ...inverter, parts: [...inverter.parts, { id: 5, kind: "or" as const, x: 6_000, y: 4_000 }] };
  const { page, board } = await openCircuit(open, far);
  await page.getByRole("button", { name: "Reset zoom" }).click();
  const box = await board.canvas.boundingBox();
  if (!box) throw new Error("The canvas is not drawn.");
  await page.mouse.move(box.x + 600, box.y + 600);
  for (let turns = 0; turns < 10; turns += 1) await page.mouse.wheel(560, 370);
  // At home the sheet's corner is 72 px below the canvas's.
  await page.mouse.click(box.x + 400 + 32, box.y + 72 + 300 + 20);
  await expect.poll(() => statuses(page)).toContainEqual(expect.stringMatching(/^OR 5, output 0/));
});
