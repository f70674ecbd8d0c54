// The simulator for everyone: axe in every state, the keyboard alone, small screens and large text, forced colours.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { axeFaults, axeFaultsInBoth, withMenu } from "#support/browser/faults.ts";
import { SimulatorScreen } from "./screen.ts";

const open = useBrowser();

async function simulator(options: OpenOptions = {}) {
  const opened = await open({ path: "/csim", ...options });
  const screen = new SimulatorScreen(opened.page);
  await screen.canvas.waitFor();
  return { ...opened, screen };
}

const isSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe.each(sizeNames)("on a %s", (size) => {
  test("axe finds nothing in sheets, menus, refusals and alerts", async () => {
    const { page, screen } = await simulator({ size });
    expect(await axeFaultsInBoth(page), "empty").toEqual([]);
    await screen.chooseFile("Ring of NOTs");
    await screen.alert.getByRole("button", { name: "Show loop" }).click();
    expect(await axeFaultsInBoth(page), "loop").toEqual([]);
    await screen.tool("Options").click();
    await page.getByRole("dialog", { name: "Options" }).waitFor();
    expect(await axeFaultsInBoth(page), "options").toEqual([]);
    await page.keyboard.press("Escape");
    if (size === "phone") {
      await page.getByRole("button", { name: "Parts", exact: true }).click();
      expect(await axeFaultsInBoth(page), "parts").toEqual([]);
      await screen.closeSheet();
    }
    await screen.chooseFile("Half adder");
    await screen.tool("File").click();
    await page.getByRole("menuitem", { name: "Tidy" }).waitFor();
    // An open menu stands beside all landmarks.
    expect(await axeFaultsInBoth(page, withMenu), "file").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("table", { name: "Truth table of S and C" }).waitFor();
    expect(await axeFaultsInBoth(page), "table").toEqual([]);
    await screen.openList();
    await screen.list.getByRole("button", { name: "Select Bulb S" }).click();
    if (size === "phone") {
      await screen.closeSheet();
      await page.getByRole("button", { name: /^Bulb S/ }).click();
    }
    expect(await axeFaultsInBoth(page), "properties of a bulb").toEqual([]);
    await screen.properties.getByLabel("X", { exact: true }).fill("-1");
    await screen.properties.getByText("Enter a number from 0 to").waitFor();
    expect(await axeFaultsInBoth(page), "a place that is none").toEqual([]);
    await screen.properties.getByLabel("X", { exact: true }).fill("460");
    await screen.openList();
    await screen.list.getByRole("button", { name: "Connect XOR 3" }).click();
    const refused = screen.list.getByRole("group").getByRole("button", { name: "Bulb S", exact: true });
    await refused.click({ force: true });
    await page.getByText("These parts are connected already").first().waitFor();
    expect(await axeFaultsInBoth(page), "refusal").toEqual([]);
    await screen.list.getByRole("button", { name: "Connect XOR 3" }).click();
    await screen.list
      .getByRole("button", { name: /^Select wire/ })
      .first()
      .click();
    expect(await axeFaultsInBoth(page), "wire").toEqual([]);
    await screen.chooseFile("My circuits");
    await page.getByRole("button", { name: "Rename Half adder" }).click();
    expect(await axeFaultsInBoth(page), "renaming").toEqual([]);
  });

  test("with text twice as large, or at 320 px, nothing scrolls sideways and all tools are in sight", async () => {
    const { page, screen } = await simulator({ size });
    await screen.chooseFile("Ring of NOTs");
    const check = async (what: string) => {
      expect(await isSideways(page), what).toBe(false);
      for (const tool of ["Mouse", "Connector", "Undo", "Redo", "Options", "File"]) {
        const box = await screen.tool(tool).boundingBox();
        const width = await page.evaluate(() => innerWidth);
        expect(box && box.x >= 0 && box.x + box.width <= width, `${what}: ${tool}`).toBe(true);
      }
      await screen.alert.getByRole("button", { name: "Show loop" }).click();
    };
    await page.setViewportSize({ width: 320, height: 640 });
    await check("320 px");
    await page.setViewportSize({ width: size === "phone" ? 360 : 1280, height: 800 });
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    await check("text at 200 %");
  });
});

test("on a phone whose storage is full, the alert leaves the tools and the canvas in use", async () => {
  const { page, screen, errors } = await simulator({
    size: "phone",
    before: (context) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("There is no room.", "QuotaExceededError");
        };
      }),
  });
  await screen.add("Switch");
  await screen.closeSheet();
  const alert = screen.alert.filter({ hasText: "storage is full" });
  const saving = page.waitForEvent("download");
  await alert.getByRole("button", { name: "Save JSON" }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.json$/);
  expect(await axeFaults(page)).toEqual([]);
  await screen.tool("Undo").click();
  await screen.tool("Redo").click();
  await screen.openList();
  await screen.switch("A").click();
  await screen.part("Switch A, on").waitFor();
  // Undo left an empty circuit, which is not kept: the alert may be gone until the next write fails.
  await alert.waitFor();
  expect(errors).toEqual([]);
});

test("Tab goes from the palette over tools and canvas to the properties, and each stop is seen", async () => {
  const { page, screen } = await simulator();
  await screen.chooseFile("Half adder");
  await screen.openList();
  await page.getByRole("button", { name: "Add AND" }).focus();
  const stops: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    const { name, isSeen } = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element) return { name: "", isSeen: false };
      const style = getComputedStyle(element);
      const label = element.getAttribute("aria-label") ?? element.textContent;
      return { name: label ?? "", isSeen: style.outlineStyle !== "none" || style.boxShadow !== "none" };
    });
    if (stop > 0) expect(isSeen, name).toBe(true);
    stops.push(name);
    await page.keyboard.press("Tab");
  }
  const order = ["Add AND", "Circuit drawing", "Mouse", "Parts and wires", "Zoom out", "Select Switch A"];
  const found = order.map((name) => stops.indexOf(name));
  expect(
    found.every((index) => index >= 0),
    stops.join(", "),
  ).toBe(true);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
});

test("Escape closes the topmost only, and the focus goes back to what opened it", async () => {
  const { page, screen } = await simulator({ size: "phone" });
  await screen.chooseFile("Half adder");
  // Under the mouse a tooltip may show, which Esc would hide first.
  await page.mouse.move(0, 0);
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
    );
  const list = page.getByRole("button", { name: "List of parts and wires" });
  await list.focus();
  await page.keyboard.press("Enter");
  await screen.list.waitFor();
  await screen.list.getByRole("button", { name: "Connect Switch A" }).focus();
  await page.keyboard.press("Enter");
  await screen.list.getByRole("group").waitFor();
  await page.keyboard.press("Escape");
  await screen.list.getByRole("group").waitFor({ state: "detached" });
  expect(await focused()).toBe("Connect Switch A");
  expect(await screen.list.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await screen.list.waitFor({ state: "detached" });
  expect(await focused()).toBe("List of parts and wires");
  for (const name of ["Options", "File"]) {
    await screen.tool(name).focus();
    await page.keyboard.press("Enter");
    await page.getByRole(name === "File" ? "menu" : "dialog").waitFor();
    // The menu takes the focus a moment after it is there.
    if (name === "File") await expect.poll(focused).toBe("New");
    await page.keyboard.press("Escape");
    await expect.poll(focused).toBe(name);
  }
  for (const name of ["My circuits", "Make a task"]) {
    await screen.tool("File").click();
    await page.getByRole("menuitem", { name }).click();
    await page.getByRole("dialog", { name }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(focused, { message: name }).toBe("File");
  }
});

test("in forced colours the tool that is chosen, switches and focus are still told apart", async () => {
  const { page, screen } = await simulator();
  await page.emulateMedia({ forcedColors: "active" });
  await screen.chooseFile("Half adder");
  const look = (name: string) =>
    screen.tool(name).evaluate((element) => {
      const { backgroundColor, borderTopColor, color, outlineStyle } = getComputedStyle(element);
      return [backgroundColor, borderTopColor, color, outlineStyle].join(" ");
    });
  expect(await look("Mouse")).not.toBe(await look("Connector"));
  expect(await axeFaults(page)).toEqual([]);
});
