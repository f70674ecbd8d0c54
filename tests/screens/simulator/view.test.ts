// What part of the sheet is in view, by mouse: wheel, drag, buttons and keys.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { at, circuitOf, inverter, openCircuit, percent, says } from "./circuit.ts";

const open = useBrowser();

/** The switch is clicked where it would be if the view had gone by this. */
async function toggles(
  { board, page }: Awaited<ReturnType<typeof openCircuit>>,
  dx: number,
  dy: number,
  isOn: boolean,
): Promise<void> {
  await board.click({ x: at.switch.x + dx, y: at.switch.y + dy });
  await says(page, `Switch A ${isOn ? "on; Bulb F1 off" : "off; Bulb F1 on"}`);
}

describe("panning", () => {
  test("by the wheel follows it, with Shift sideways", async () => {
    const opened = await openCircuit(open, inverter);
    const { x, y } = await opened.board.at(at.nothing);
    await opened.page.mouse.move(x, y);
    await opened.page.mouse.wheel(0, -150);
    await toggles(opened, 0, 150, true);
    await opened.page.mouse.wheel(-200, 0);
    await toggles(opened, 200, 150, false);
    await opened.page.keyboard.down("Shift");
    await opened.page.mouse.wheel(0, 100);
    await opened.page.keyboard.up("Shift");
    await toggles(opened, 100, 150, true);
  });

  test.each(["left", "middle"] as const)("by a drag on the sheet with the %s button", async (button) => {
    const opened = await openCircuit(open, inverter);
    const { page, board } = opened;
    const [from, to] = [await board.at(at.nothing), await board.at({ x: 300, y: 400 })];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up({ button });
    await toggles(opened, 200, 100, true);
    await page.mouse.move(from.x, from.y);
    await toggles(opened, 200, 100, false);
  });

  test("with the middle button moves no part, wherever it is pressed", async () => {
    const opened = await openCircuit(open, inverter);
    const { page, board } = opened;
    const [from, to] = [await board.at(at.not), await board.at({ x: 300, y: 200 })];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button: "middle" });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up({ button: "middle" });
    await toggles(opened, 300 - at.not.x, 200 - at.not.y, true);
  });
});

describe("zooming", () => {
  test("by Ctrl and the wheel keeps what is below the pointer there, from 2 to 400 %", async () => {
    const opened = await openCircuit(open, inverter);
    const { page, board, screen } = opened;
    const { x, y } = await board.at(at.switch);
    await page.mouse.move(x, y);
    await page.keyboard.down("Control");
    for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -60);
    await expect.poll(() => percent(screen)).toBe("400%");
    await page.keyboard.up("Control");
    await toggles(opened, 0, 0, true);
    await page.keyboard.down("Control");
    for (let turn = 0; turn < 22; turn += 1) await page.mouse.wheel(0, 60);
    await expect.poll(() => percent(screen)).toBe("2%");
    await page.keyboard.up("Control");
    await toggles(opened, 0, 0, false);
  });

  test("by the buttons goes from stop to stop; Reset zoom is home", async () => {
    const opened = await openCircuit(open, inverter);
    const { page, screen } = opened;
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await press("Zoom in");
    expect(await percent(screen)).toBe("125%");
    await press("Zoom out");
    await press("Zoom out");
    expect(await percent(screen)).toBe("75%");
    await press("Reset zoom");
    expect(await percent(screen)).toBe("100%");
    await toggles(opened, 0, 0, true);
  });

  test("on a phone, Fit is offered on the canvas while some of the drawing is out of view", async () => {
    const far = circuitOf([
      { kind: "switch", name: "A", on: false, x: 40, y: 80 },
      { kind: "bulb", name: "F1", x: 900, y: 80 },
    ]);
    const { page } = await openCircuit(open, far, { size: "phone" });
    const fit = page.getByRole("button", { name: "Fit", exact: true });
    await fit.click();
    await fit.waitFor({ state: "detached" });
  });

  test("by the keys does the same", async () => {
    const opened = await openCircuit(open, inverter);
    const { page, screen, board } = opened;
    await board.canvas.focus();
    for (const [key, zoom] of [
      ["+", "125%"],
      ["-", "100%"],
      ["-", "75%"],
      ["0", "100%"],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => percent(screen)).toBe(zoom);
    }
    await toggles(opened, 0, 0, true);
  });

  test.each(["Fit", "f"])(
    "%s shows all of a large drawing in the middle, clear of the tools",
    async (how) => {
      const wide = circuitOf([
        { kind: "switch", name: "A", on: false, x: 40, y: 40 },
        { kind: "bulb", name: "F1", x: 3000, y: 1500 },
      ]);
      const { page, screen, board } = await openCircuit(open, wide);
      await page.getByRole("button", { name: "Reset zoom" }).click();
      if (how === "Fit") await page.getByRole("button", { name: "Fit", exact: true }).click();
      else {
        await board.canvas.focus();
        await page.keyboard.press("f");
      }
      const zoom = Number.parseInt((await percent(screen)) ?? "", 10) / 100;
      expect(zoom).toBeLessThan(0.35);
      expect(zoom).toBeGreaterThan(0.2);
      const box = await board.canvas.boundingBox();
      if (!box) throw new Error("There is no canvas.");
      // Both ends are as far from the middle: a press half way between them hits nothing, at each end a part.
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const [dx, dy] = [((3000 + 20 - 65) / 2) * zoom, ((1500 + 20 - 55) / 2) * zoom];
      await page.mouse.click(middle.x + dx, middle.y + dy);
      await says(page, "Bulb F1, off, not connected");
      await page.mouse.click(middle.x - dx, middle.y - dy);
      await says(page, "Switch A on");
    },
  );
});
