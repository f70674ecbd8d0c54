// A half adder is built and tried in each of the four ways: by mouse, by real touches, by the keys of the canvas, by
// the list of parts and wires. Its two bulbs then follow its table.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Size, sizeNames, useBrowser } from "#support/browser/browser.ts";
import { Board, Fingers, type SheetPoint } from "./board.ts";
import { SimulatorScreen } from "./screen.ts";

const open = useBrowser();

/** In the order in which they are added, so that the first has id 1; the middle of a part is where a hand takes it. */
const parts = [
  { kind: "Switch", width: 50, height: 30 },
  { kind: "Switch", width: 50, height: 30 },
  { kind: "OR", width: 65, height: 40 },
  { kind: "NAND", width: 65, height: 40 },
  { kind: "AND", width: 65, height: 40 },
  { kind: "NOT", width: 65, height: 40 },
  { kind: "Bulb", width: 40, height: 40 },
  { kind: "Bulb", width: 40, height: 40 },
] as const;

const corners: Readonly<Record<Size, readonly SheetPoint[]>> = {
  desktop: [
    { x: 60, y: 80 },
    { x: 60, y: 200 },
    { x: 200, y: 80 },
    { x: 200, y: 195 },
    { x: 360, y: 90 },
    { x: 360, y: 195 },
    { x: 500, y: 90 },
    { x: 500, y: 195 },
  ],
  phone: [
    { x: 20, y: 150 },
    { x: 20, y: 260 },
    { x: 100, y: 150 },
    { x: 100, y: 255 },
    { x: 200, y: 160 },
    { x: 200, y: 255 },
    { x: 300, y: 160 },
    { x: 300, y: 255 },
  ],
};

/** By number in `parts`, from 1. */
const wires = [
  [1, 3],
  [2, 3],
  [1, 4],
  [2, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [5, 7],
  [6, 8],
] as const;

const names = ["Switch A", "Switch B", "OR 3", "NAND 4", "AND 5", "NOT 6", "Bulb F1", "Bulb F2"] as const;

/** Where a tapped part lands on an empty place. */
const landing: Readonly<Record<Size, SheetPoint>> = {
  desktop: { x: 16, y: 16 },
  phone: { x: 16, y: 64 },
};

/** What the live regions hold. */
const said = (page: Page) => page.getByRole("status").allTextContents();

function middle({ x, y }: SheetPoint, part: number): SheetPoint {
  const { width, height } = parts[part] ?? { width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

const targetOf = (size: Size, part: number) => {
  const corner = corners[size][part];
  if (!corner) throw new Error(`No part ${part}.`);
  return middle(corner, part);
};

/** A and B go through all rows by `toggle`; the sum and the carry follow. */
async function followsItsTable(screen: SimulatorScreen, toggle: (name: "A" | "B") => Promise<unknown>) {
  await expect.poll(() => screen.parts()).toEqual(lines(0, 0));
  await toggle("A");
  await expect.poll(() => screen.parts()).toEqual(lines(1, 0));
  await toggle("B");
  await expect.poll(() => screen.parts()).toEqual(lines(1, 1));
  await toggle("A");
  await expect.poll(() => screen.parts()).toEqual(lines(0, 1));
}

function lines(a: 0 | 1, b: 0 | 1): string[] {
  const on = (value: boolean) => (value ? "on" : "off");
  const bit = (value: boolean) => (value ? "1" : "0");
  const [or, and] = [a + b > 0, a + b === 2];
  return [
    `Switch A, ${on(a === 1)}`,
    `Switch B, ${on(b === 1)}`,
    `OR 3, output ${bit(or)}`,
    `NAND 4, output ${bit(!and)}`,
    `AND 5, output ${bit(or && !and)}`,
    `NOT 6, output ${bit(and)}`,
    `Bulb F1, ${on(or && !and)}`,
    `Bulb F2, ${on(and)}`,
  ];
}

test("by mouse: parts are dragged to their places and wires from part to part", async () => {
  const { page, errors } = await open({ path: "/csim" });
  const screen = new SimulatorScreen(page);
  const board = new Board(page, "desktop");
  for (const [index, { kind }] of parts.entries()) {
    await screen.add(kind);
    await board.drag(middle(landing.desktop, index), targetOf("desktop", index));
  }
  await screen.tool("Connector").click();
  for (const [from, to] of wires)
    await board.drag(targetOf("desktop", from - 1), targetOf("desktop", to - 1));
  await expect.poll(() => said(page)).toContain("NOT 6 connected to Bulb F2");
  await screen.tool("Mouse").click();
  await screen.openList();
  await followsItsTable(screen, (name) => board.click(targetOf("desktop", name === "A" ? 0 : 1)));
  expect(errors).toEqual([]);
});

test("by touch on a phone: parts are dragged by a finger, wires drawn by tap and tap", async () => {
  const { page, context, errors } = await open({ path: "/csim", size: "phone" });
  const screen = new SimulatorScreen(page);
  const board = new Board(page, "phone");
  const fingers = await Fingers.of(context, page);
  for (const [index, { kind }] of parts.entries()) {
    await screen.add(kind);
    await fingers.drag(
      await board.at(middle(landing.phone, index)),
      await board.at(targetOf("phone", index)),
    );
  }
  await screen.tool("Connector").click();
  for (const [from, to] of wires) {
    await fingers.tap(await board.at(targetOf("phone", from - 1)));
    await fingers.tap(await board.at(targetOf("phone", to - 1)));
  }
  await screen.tool("Mouse").click();
  for (const [name, at] of [["A", 0] as const, ["B", 1] as const]) {
    await fingers.tap(await board.at(targetOf("phone", at)));
    await expect.poll(() => said(page)).toContainEqual(expect.stringContaining(`Switch ${name} on`));
    await fingers.tap(await board.at(targetOf("phone", at)));
    await expect.poll(() => said(page)).toContainEqual(expect.stringContaining(`Switch ${name} off`));
  }
  await fingers.tap(await board.at(targetOf("phone", 0)));
  await expect.poll(() => said(page)).toContain("Switch A on; Bulb F1 on");
  await fingers.tap(await board.at(targetOf("phone", 1)));
  await expect.poll(() => said(page)).toContain("Switch B on; Bulb F1 off; Bulb F2 on");
  expect(errors).toEqual([]);
});

test("by the keys of the canvas alone", async () => {
  const { page, errors } = await open({ path: "/csim" });
  const screen = new SimulatorScreen(page);
  const board = new Board(page, "desktop");
  for (const [index, { kind }] of parts.entries()) {
    await page.getByRole("button", { name: `Add ${kind}`, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => said(page)).toContain(`${names[index]} added`);
    await board.canvas.focus();
    await moveByKeys(page, landing.desktop, corners.desktop[index] ?? landing.desktop);
  }
  for (const [from, to] of wires) await connectByKeys(page, names[from - 1] ?? "", names[to - 1] ?? "");
  await screen.openList();
  const toggle = async (name: "A" | "B") => {
    await board.canvas.focus();
    await selectByKeys(page, `Switch ${name}`);
    await page.keyboard.press("Enter");
  };
  await followsItsTable(screen, toggle);
  expect(errors).toEqual([]);
});

/** M, then arrows: 20 with Shift, 5 without. */
async function moveByKeys(page: Page, from: SheetPoint, to: SheetPoint): Promise<void> {
  await page.keyboard.press("m");
  for (const [distance, key] of [
    [to.x - from.x, "ArrowRight"],
    [to.y - from.y, "ArrowDown"],
  ] as const) {
    for (let count = 0; count < Math.floor(distance / 20); count += 1)
      await page.keyboard.press(`Shift+${key}`);
    for (let count = 0; count < Math.floor((distance % 20) / 5); count += 1) await page.keyboard.press(key);
  }
  await page.keyboard.press("Enter");
}

/** Home, then arrows to the nearest part that way, until the status names the part. */
async function selectByKeys(page: Page, name: string): Promise<void> {
  const routes: Readonly<Record<string, readonly string[]>> = {
    "Switch A": [],
    "Switch B": ["ArrowDown"],
    "OR 3": ["ArrowRight"],
    "NAND 4": ["ArrowDown", "ArrowRight"],
    "AND 5": ["ArrowRight", "ArrowRight"],
    "NOT 6": ["ArrowDown", "ArrowRight", "ArrowRight"],
  };
  await page.keyboard.press("Escape");
  await page.keyboard.press("Home");
  for (const key of routes[name] ?? []) await page.keyboard.press(key);
  await expect.poll(() => said(page)).toContainEqual(expect.stringMatching(new RegExp(`^${name},`)));
}

async function connectByKeys(page: Page, from: string, to: string): Promise<void> {
  await selectByKeys(page, from);
  await page.keyboard.press("c");
  for (let tries = 0; tries < parts.length; tries += 1) {
    await page.keyboard.press("Tab");
    if ((await said(page)).some((text) => text.startsWith(to))) break;
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => said(page)).toContain(`${from} connected to ${to}`);
}

describe.each(sizeNames)("on a %s", (size) => {
  test("by the list of parts and wires alone", async () => {
    const { page, errors } = await open({ path: "/csim", size });
    const screen = new SimulatorScreen(page);
    for (const { kind } of parts) await screen.add(kind);
    await screen.openList();
    expect(await screen.parts()).toContain("NAND 4, output 0, not connected");
    for (const [from, to] of wires) await screen.connect(names[from - 1] ?? "", names[to - 1] ?? "");
    expect(await screen.wires()).toHaveLength(wires.length);
    await followsItsTable(screen, (name) => screen.switch(name).click());
    expect(errors).toEqual([]);
  });
});
