// The simulator by touch on a phone, with the browser's own touches: gestures of one and two fingers, and the sheets
// at the foot.
// @module-tag deep

import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser, sizes } from "#support/browser/browser.ts";
import { Fingers, type SheetPoint } from "./board.ts";
import {
  at,
  circuitOf,
  inverter,
  isPossible,
  pairs,
  percent,
  places,
  savedCircuit,
  says,
  useOnePage,
} from "./circuit.ts";
import { SimulatorScreen } from "./screen.ts";

const open = useBrowser();

const openCircuit = useOnePage(open, { size: "phone" });
let fingersOfPage: Promise<Fingers> | undefined;

async function touched(circuit = inverter) {
  const opened = await openCircuit(circuit);
  fingersOfPage ??= Fingers.of(opened.context, opened.page);
  const fingers = await fingersOfPage;
  const { board } = opened;
  const tap = async (point: SheetPoint) => fingers.tap(await board.at(point));
  const drag = async (from: SheetPoint, to: SheetPoint) =>
    fingers.drag(await board.at(from), await board.at(to));
  return { ...opened, fingers, tap, drag };
}

const by = ({ x, y }: SheetPoint, dx: number, dy: number) => ({ x: x + dx, y: y + dy });

/** What the view's zoom is written as; the options have it on small screens. */
async function zoomOf(screen: SimulatorScreen): Promise<string | null> {
  await screen.tool("Options").click();
  const zoom = await percent(screen);
  await screen.closeSheet();
  return zoom;
}

describe("one finger", () => {
  test("drags a part onto the grid, in one step", async () => {
    const { screen, drag } = await touched();
    await drag(at.loose, by(at.loose, 33, 62));
    expect(places(await savedCircuit(screen)).at(-1)).toBe("4 at 185, 260");
    await screen.tool("Undo").click();
    expect(places(await savedCircuit(screen))).toEqual(places(inverter));
    expect(await isPossible(screen, "Undo")).toBe(false);
  });

  test("hits a switch in a square of 44 px around its middle", async () => {
    const { page, tap } = await touched();
    await tap(by(at.switch, 0, 21));
    await says(page, "Switch A on; Bulb F1 off");
    await tap(by(at.switch, -24, -21));
    await says(page, "Switch A off; Bulb F1 on");
  });

  test("wires by tap and tap; a tap beside the parts takes the wire back", async () => {
    const { page, screen, tap } = await touched();
    await screen.tool("Connector").click();
    await tap(at.switch);
    await says(page, "Wire from Switch A: choose its target");
    await tap({ x: 180, y: 350 });
    await says(page, "Taken back");
    await tap(at.switch);
    await tap(at.loose);
    await says(page, "Switch A connected to NOT 4");
    expect(pairs(await savedCircuit(screen))).toEqual(["1 to 2", "2 to 3", "1 to 4"]);
  });

  test("held on a part opens the menu, whose Delete deletes it", async () => {
    const { page, screen, board, fingers } = await touched();
    await fingers.press(await board.at(at.not));
    const item = page.getByRole("menuitem", { name: "Delete" });
    await item.waitFor();
    await fingers.lift();
    const box = await item.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await item.tap();
    expect(pairs(await savedCircuit(screen))).toEqual([]);
  });

  test("selects several, and draws a marquee, after Select several", async () => {
    const { page, screen, tap, drag } = await touched();
    await page.getByRole("button", { name: "Select several" }).tap();
    await tap(at.switch);
    await tap(at.loose);
    await page.getByRole("button", { name: "2 parts" }).waitFor();
    await drag({ x: 240, y: 60 }, { x: 320, y: 130 });
    await page.getByRole("button", { name: "3 parts" }).waitFor();
    await page.getByRole("button", { name: "Delete", exact: true }).tap();
    expect((await savedCircuit(screen)).parts.map(({ id }) => id)).toEqual([2]);
  });

  test("sees what is selected in a bar with Delete, which opens its properties", async () => {
    const { page, screen, tap } = await touched();
    await tap(at.not);
    const bar = page.getByRole("button", { name: /^NOT 2/ });
    await bar.tap();
    await page.getByRole("dialog", { name: "Properties" }).getByLabel("X", { exact: true }).waitFor();
    await screen.closeSheet();
    await page.getByRole("button", { name: "Delete", exact: true }).tap();
    await bar.waitFor({ state: "detached" });
    expect((await savedCircuit(screen)).parts.map(({ id }) => id)).toEqual([1, 3, 4]);
  });
});

describe("a running drag is taken back", () => {
  test("by the system's cancel", async () => {
    const { screen, board, fingers } = await touched();
    await fingers.press(await board.at(at.loose));
    await fingers.moveTo(await board.at(by(at.loose, 40, 60)));
    await fingers.cancel();
    expect(places(await savedCircuit(screen))).toEqual(places(inverter));
    expect(await isPossible(screen, "Undo")).toBe(false);
  });

  test("by a second finger, and the two then pan", async () => {
    const { page, screen, board, fingers, tap } = await touched();
    await fingers.press(await board.at(at.loose));
    const [first, second] = [await board.at(by(at.loose, 20, 60)), await board.at(by(at.loose, 90, 60))];
    await fingers.moveTo(first);
    await fingers.pressSecond(first, second);
    await fingers.moveBoth(by(first, 30, 50), by(second, 30, 50));
    await fingers.lift();
    await tap(by(at.switch, 30, 50));
    await says(page, "Switch A on; Bulb F1 off");
    expect(places(await savedCircuit(screen))).toEqual(places(inverter));
    expect(await isPossible(screen, "Undo")).toBe(false);
  });
});

describe("two fingers", () => {
  test("zoom about the point between them", async () => {
    const { page, screen, board, fingers, tap } = await touched();
    await fingers.pinch(await board.at(at.not), 80, 160);
    await expect.poll(() => zoomOf(screen)).toBe("200%");
    await tap(at.not);
    await says(page, "NOT 2, output 1");
    await fingers.pinch(await board.at(at.not), 160, 80);
    await expect.poll(() => zoomOf(screen)).toBe("100%");
    await tap(at.switch);
    await says(page, "Switch A on; Bulb F1 off");
  });
});

test("parts are added one after the other from the open sheet, beside a canvas in use", async () => {
  const { page, context, errors } = await open({ path: "/csim", size: "phone" });
  const screen = new SimulatorScreen(page);
  const fingers = await Fingers.of(context, page);
  await screen.add("Switch");
  const sheet = page.getByRole("dialog", { name: "Parts" });
  const top = (await sheet.boundingBox())?.y ?? 0;
  for (const kind of ["AND", "Bulb"] as const) await sheet.getByRole("button", { name: `Add ${kind}` }).tap();
  await says(page, "Bulb F1 added");
  expect(await sheet.isVisible()).toBe(true);
  const canvas = await screen.canvas.boundingBox();
  if (!canvas) throw new Error("There is no canvas.");
  expect(top - canvas.y).toBeGreaterThan(200);
  await fingers.tap({ x: canvas.x + 41, y: canvas.y + 79 });
  await says(page, "Switch A on");
  await fingers.drag({ x: canvas.x + 41, y: canvas.y + 79 }, { x: canvas.x + 241, y: canvas.y + 79 });
  await screen.closeSheet();
  expect(places(await savedCircuit(screen))).toEqual(["1 at 215, 65", "2 at 16, 104", "3 at 16, 174"]);
  expect(errors).toEqual([]);
});

test("a part is pulled out of the sheet onto the canvas", async () => {
  const { page, context } = await open({ path: "/csim", size: "phone" });
  const screen = new SimulatorScreen(page);
  const fingers = await Fingers.of(context, page);
  await page.getByRole("button", { name: "Parts", exact: true }).tap();
  const button = await page.getByRole("button", { name: "Add NAND", exact: true }).boundingBox();
  const canvas = await screen.canvas.boundingBox();
  if (!button || !canvas) throw new Error("There is no palette, or no canvas.");
  const from = { x: button.x + button.width / 2, y: button.y + button.height / 2 };
  await fingers.drag(from, { x: canvas.x + 150, y: canvas.y + 240 });
  await says(page, "NAND 1 added");
  await screen.closeSheet();
  // Its middle comes to the finger, its corner to the grid.
  expect(places(await savedCircuit(screen))).toEqual(["1 at 120, 200"]);
});

test("a circuit wider than the screen is first shown at 75 % at least, from its top left corner", async () => {
  const wide = circuitOf([
    { kind: "switch", name: "A", on: false, x: 200, y: 140 },
    { kind: "bulb", name: "F1", x: 1500, y: 140 },
  ]);
  const { page, screen, fingers } = await touched(wide);
  expect(await zoomOf(screen)).toBe("75%");
  const canvas = await screen.canvas.boundingBox();
  if (!canvas) throw new Error("There is no canvas.");
  // Its corner is 14 px from the canvas's edge.
  await fingers.tap({ x: canvas.x + 30, y: canvas.y + canvas.height / 2 + 12 });
  await says(page, "Switch A on");
});

test("every button, field and item that opens at the foot or above it is 44 px at least, and in sight", async () => {
  const { page, screen, tap } = await touched();
  const small = () => page.evaluate(smallTargets);
  const within = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  /** Looks until it is so, because a menu is drawn before it is in its own corner. */
  const check = async (what: string, opened: Locator) => {
    await opened.waitFor();
    await expect.poll(small, { message: what }).toEqual([]);
    await expect.poll(within, { message: what }).toBe(true);
  };
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await check("canvas", screen.canvas);
  await tap(at.bulb);
  const selected = page.getByRole("button", { name: /^Bulb F1/ });
  await check("selected", selected);
  await selected.tap();
  await check("properties", dialog("Properties"));
  await screen.closeSheet();
  await page.getByRole("button", { name: "Parts", exact: true }).tap();
  await check("parts", dialog("Parts"));
  await screen.closeSheet();
  await screen.tool("Options").tap();
  await check("options", dialog("Options"));
  await screen.closeSheet();
  await screen.openList();
  await screen.list.getByRole("button", { name: "Connect Switch A" }).tap();
  await check("list", screen.list);
  await screen.closeSheet();
  await screen.tool("File").tap();
  const myCircuits = page.getByRole("menuitem", { name: "My circuits" });
  await check("file", myCircuits);
  await myCircuits.tap();
  const circuits = dialog("My circuits");
  await check("my circuits", circuits);
  expect((await circuits.boundingBox())?.width).toBeLessThanOrEqual(sizes.phone.width);
});

/** What a finger hits on less than 44 px, up and down or sideways through its middle. Runs on the page. */
function smallTargets(): (string | null)[] {
  const targets = "button, input:not([type=file]), [role=menuitem], [role=switch]";
  const isHit = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest("label")?.contains(element) === true);
  };
  const reach = (element: Element, x: number, y: number, dx: number, dy: number) => {
    let length = 0;
    while (length < 44 && isHit(element, x + dx * length, y + dy * length)) length += 1;
    return length;
  };
  // An open menu may cover a part of what is below it.
  const menu = document.querySelector("[role=menu]");
  return [...(menu ?? document).querySelectorAll(targets)]
    .filter((element) => {
      // A long menu scrolls, and its last item in sight may be cut.
      element.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (!isHit(element, x, y)) return false;
      const across = reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) - 1;
      const along = reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) - 1;
      return Math.min(across, along) < 43;
    })
    .map((element) => element.getAttribute("aria-label") ?? element.textContent);
}
