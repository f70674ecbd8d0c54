// Signals that take time: gate delays by hand and by themselves, the timing diagram, clocks and push buttons.
// @module-tag deep

import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { SimulatorScreen } from "./screen.ts";

const open = useBrowser();

describe.each(sizeNames)("on a %s", (size) => {
  test("a hazard is stepped through, seen in the diagram, gone back to and saved; axe finds nothing", async () => {
    const { page } = await open({ size, path: "/csim?input=A%2BA%27" });
    const screen = new SimulatorScreen(page);
    await screen.canvas.waitFor();
    await screen.openList();
    await screen.setSwitch("A", true);
    await screen.closeSheet();
    await page.getByRole("button", { name: "Time", exact: true }).click();
    await page.getByText("Gate delay 0: nothing changes next").waitFor();

    await screen.canvas.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await page.getByText("Gate delay 0: 2 signals change next").waitFor();
    const step = page.getByRole("button", { name: "One gate delay" });
    const moment = page.getByRole("slider", { name: "Moment" });
    const seen: (string | null)[] = [];
    for (let delay = 1; delay <= 4; delay += 1) {
      await step.click();
      await page.getByText(`Gate delay ${delay}: `).waitFor();
      seen.push(await moment.getAttribute("aria-valuetext"));
    }
    expect(seen.map((text) => text?.replace(/^.*: /, ""))).toEqual([
      "A 0, F1 1",
      "A 0, F1 0",
      "A 0, F1 1",
      "A 0, F1 1",
    ]);
    await page.getByText("F1 was 0 for 1 gate delay though it is 1 before and after").waitFor();
    await moment.focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => moment.getAttribute("aria-valuetext")).toBe("After 2 gate delays: A 0, F1 0");
    expect(await axeFaultsInBoth(page)).toEqual([]);

    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save SVG" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/ \(timing\)\.svg$/);
    expect(await readFile(await file.path(), "utf8")).toMatch(/<svg [\s\S]*>F1<\/text>/);
    await page.keyboard.press("Escape");
    await screen.openList();
    await screen.part("Bulb F1, on").waitFor();
  });
});

test("a clock ticks while time runs and rests while it is paused; a button is 1 while it is held", async () => {
  const { page } = await open({ path: "/csim" });
  const screen = new SimulatorScreen(page);
  await screen.canvas.waitFor();
  await screen.add("Clock");
  await page.getByRole("textbox", { name: "Name" }).waitFor();
  const period = page.getByRole("spinbutton", { name: "Period in gate delays" });
  await period.fill("3");
  await period.press("Enter");
  await page.getByText("Enter an even number from 2 to 1,000.").waitFor();
  await period.fill("4");
  await period.press("Enter");
  await screen.status.getByText("Clock A has a period of 4 gate delays").waitFor();
  await screen.add("Button");
  await screen.openList();
  const push = screen.list.getByRole("button", { name: "Hold Button B down" });
  await push.hover();
  await page.mouse.down();
  await screen.part("Button B, on").waitFor();
  await page.mouse.up();
  await screen.part("Button B, off").waitFor();
  await push.focus();
  await page.keyboard.down("Space");
  await screen.part("Button B, on").waitFor();
  await page.keyboard.up("Space");
  await screen.part("Button B, off").waitFor();

  await page.getByRole("button", { name: "Time", exact: true }).click();
  const moment = page.getByRole("slider", { name: "Moment" });
  await page.locator("label", { hasText: /^25$/ }).click();
  await page.getByRole("button", { name: "Run" }).click();
  await expect.poll(async () => Number(await moment.inputValue())).toBeGreaterThan(8);
  await page.getByRole("button", { name: "Pause" }).click();
  const at = await moment.inputValue();
  const clock = Math.floor(Number(at) / 2) % 2;
  await expect.poll(() => moment.getAttribute("aria-valuetext")).toMatch(new RegExp(`: A ${clock}, B 0$`));
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await moment.inputValue()).toBe(at);
});
