// The simulator under real fingers: a part pulled out of its sheet, the menu of a long press, a pinch, several selected
// by taps; everything to press is large enough.

import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { type PaletteKind, SimulatorScreen } from "./simulator-screen.ts";

const open = useBrowser();

type At = readonly [x: number, y: number];

async function simulator() {
  const opened = await open({ size: "phone", path: "/csim" });
  const screen = new SimulatorScreen(opened.page);
  await screen.canvas.waitFor();
  return { ...opened, screen, fingers: await fingersOn(opened.context, opened.page) };
}

/** Puts fingers down, moves and lifts them, as the browser gets them from a touch screen. */
async function fingersOn(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...points: readonly At[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  return {
    down: (...points: readonly At[]) => send("touchStart", ...points),
    move: (...points: readonly At[]) => send("touchMove", ...points),
    up: () => send("touchEnd"),
    tap: async (at: At) => {
      await send("touchStart", at);
      await send("touchEnd");
    },
  };
}

type Fingers = Awaited<ReturnType<typeof fingersOn>>;

/** Out of the sheet, which must be open. */
async function pull(screen: SimulatorScreen, fingers: Fingers, kind: PaletteKind, to: At): Promise<void> {
  const button = screen.page.getByRole("button", { name: `Add ${kind}`, exact: true });
  const box = await button.boundingBox();
  if (!box) throw new Error(`The sheet shows no ${kind}.`);
  const from: At = [box.x + box.width / 2, box.y + box.height / 2];
  await fingers.down(from);
  for (let step = 1; step <= 8; step += 1)
    await fingers.move([from[0] + ((to[0] - from[0]) * step) / 8, from[1] + ((to[1] - from[1]) * step) / 8]);
  await fingers.up();
}

test("a part is pulled out of its sheet, a long press opens Delete, and it stays open under the lifted finger", async () => {
  const { page, screen, fingers } = await simulator();
  await page.getByRole("button", { name: "Parts", exact: true }).tap();
  await pull(screen, fingers, "NAND", [150, 300]);
  await screen.status.filter({ hasText: "NAND 1 added" }).waitFor();
  await screen.closeSheet();

  await fingers.down([150, 300]);
  const remove = page.getByRole("menuitem", { name: "Delete", exact: true });
  await remove.waitFor();
  await fingers.up();
  await remove.tap();
  await screen.status.filter({ hasText: "NAND 1 deleted" }).waitFor();
});

test("a switch toggles under a tap, and two fingers zoom", async () => {
  const { page, screen, fingers } = await simulator();
  await page.getByRole("button", { name: "Parts", exact: true }).tap();
  await pull(screen, fingers, "Switch", [150, 300]);
  await screen.closeSheet();
  await fingers.tap([150, 300]);
  await screen.status.filter({ hasText: "Switch A on" }).waitFor();

  await fingers.down([120, 400], [220, 400]);
  for (let step = 1; step <= 5; step += 1) await fingers.move([120 - step * 10, 400], [220 + step * 10, 400]);
  await fingers.up();
  await screen.tool("Options").tap();
  await page.getByRole("dialog", { name: "Options" }).getByText("200%").waitFor();
});

test("while several are selected by taps, each tap adds a part, and Delete takes all", async () => {
  const { page, screen, fingers } = await simulator();
  await page.getByRole("button", { name: "Parts", exact: true }).tap();
  await pull(screen, fingers, "AND", [100, 260]);
  await pull(screen, fingers, "OR", [240, 260]);
  await screen.closeSheet();
  await fingers.tap([180, 420]);
  await page.getByRole("button", { name: "Select several", pressed: false }).tap();
  await page.getByRole("button", { name: "Select several", pressed: true }).waitFor();
  for (const at of [
    [100, 260],
    [240, 260],
  ] as const)
    await fingers.tap(at);
  await page.getByText("2 parts", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Delete", exact: true }).tap();
  await page.getByText("The sheet is empty.").waitFor();
});

test("everything to press in what opens is at least 44 px high and wide", async () => {
  const { page, screen } = await simulator();
  await page.getByRole("button", { name: "Half adder", exact: true }).tap();
  const check = async (what: string) => expect(await smallTargets(page), what).toEqual([]);
  await screen.openList();
  await screen.list.getByRole("button", { name: "Select Bulb S" }).tap();
  await screen.list.getByRole("button", { name: "Connect Switch A" }).tap();
  await check("list");
  await screen.closeSheet();
  await page.getByRole("button", { name: /^Bulb S/ }).tap();
  await screen.properties.waitFor();
  await check("properties");
  await screen.closeSheet();
  for (const name of ["Parts", "Options"]) {
    await page.getByRole("button", { name, exact: true }).tap();
    await page.getByRole("dialog", { name }).waitFor();
    await check(name);
    await screen.closeSheet();
  }
  await screen.chooseFile("My circuits");
  await page.getByRole("dialog", { name: "My circuits" }).waitFor();
  await check("my circuits");
  await page.getByRole("button", { name: "Rename Half adder" }).tap();
  await check("renaming");
});

function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, label, [role^=menuitem]")]
      .filter(
        (element) => element.checkVisibility() && !element.matches(".spoken, :not(:focus)[class*=skip]"),
      )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < 43.9 || height < 43.9;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
