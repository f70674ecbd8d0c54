// The simulator by mouse: parts come from the palette, are dragged, wired, selected and deleted; what is broken off
// leaves everything as it was.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import {
  at,
  inverter,
  isPossible,
  openCircuit,
  openNext,
  pairs,
  places,
  savedCircuit,
  says,
  statuses,
  type OpenedCircuit,
} from "./circuit.ts";
import { SimulatorScreen } from "./screen.ts";

const open = useBrowser();

const by = ({ x, y }: { readonly x: number; readonly y: number }, dx: number, dy: number) => ({
  x: x + dx,
  y: y + dy,
});

describe("a part from the palette", () => {
  test("that is tapped lands at (16, 16), the next ones at the first free places below", async () => {
    const { page } = await open({ path: "/csim" });
    const screen = new SimulatorScreen(page);
    for (const kind of ["AND", "Switch", "Bulb"] as const) await screen.add(kind);
    expect(places(await savedCircuit(screen))).toEqual(["1 at 16, 16", "2 at 16, 86", "3 at 16, 126"]);
    await screen.openList();
    await screen.list.getByRole("button", { name: "Select Switch A" }).click();
    expect(await screen.properties.getByLabel("X", { exact: true }).inputValue()).toBe("16");
    expect(await screen.properties.getByLabel("Y", { exact: true }).inputValue()).toBe("86");
  });

  test("that is tapped after scrolling lands as far from the corner in view", async () => {
    const { page, board } = await openCircuit(open, inverter);
    await board.drag({ x: 500, y: 400 }, { x: 350, y: 380 });
    const screen = new SimulatorScreen(page);
    await screen.add("NOR");
    expect(places(await savedCircuit(screen)).at(-1)).toBe("5 at 166, 36");
  });

  test("that is dragged comes to the grid with its middle at the pointer, with Alt to the pointer", async () => {
    const { page } = await open({ path: "/csim" });
    const screen = new SimulatorScreen(page);
    await screen.canvas.waitFor();
    await screen.pull("AND", { x: 301, y: 200 });
    await page.keyboard.down("Alt");
    await screen.pull("AND", { x: 502, y: 201 });
    await page.keyboard.up("Alt");
    expect(places(await savedCircuit(screen))).toEqual(["1 at 270, 110", "2 at 470, 109"]);
  });
});

describe("a drag", () => {
  test("ends on the grid of 5, or anywhere with Alt or without Snap to grid, in one step", async () => {
    const opened = await openCircuit(open, inverter);
    const { page, board, screen } = opened;
    for (const [what, how, end] of [
      ["on the grid of 5", "plain", "2 at 205, 135"],
      ["anywhere with Alt", "alt", "2 at 203, 137"],
      ["anywhere without Snap to grid", "free", "2 at 203, 137"],
    ] as const) {
      await openNext(opened, inverter);
      if (how === "free") {
        await screen.tool("Options").click();
        await page.getByRole("switch", { name: "Snap to grid" }).click();
        await page.keyboard.press("Escape");
      }
      if (how === "alt") await page.keyboard.down("Alt");
      await board.drag(at.not, by(at.not, 53, 37));
      if (how === "alt") await page.keyboard.up("Alt");
      expect.soft(places(await savedCircuit(screen))[1], `ends ${what}`).toBe(end);
      await screen.tool("Undo").click();
      expect.soft(places(await savedCircuit(screen)), `${what}: undone`).toEqual(places(inverter));
      expect.soft(await isPossible(screen, "Undo"), `${what}: in one step`).toBe(false);
      await screen.tool("Redo").click();
      expect.soft(places(await savedCircuit(screen))[1], `${what}: done again`).toBe(end);
    }
  });

  test("takes the part's wires along", async () => {
    const { screen, board, page } = await openCircuit(open, inverter);
    await board.drag(at.bulb, by(at.bulb, 200, 100));
    // Near the bulb's input lead, beyond the reach of the bulb itself.
    await board.click({ x: 450, y: 220 });
    await screen.properties.getByRole("heading", { name: "Wire" }).waitFor();
    await says(page, "NOT 2 to Bulb F1, 1");
  });

  test("on one of several selected parts moves all of them in one step", async () => {
    const { screen, board, page } = await openCircuit(open, inverter);
    await page.keyboard.down("Shift");
    await board.drag({ x: 130, y: 80 }, { x: 230, y: 260 });
    await page.keyboard.up("Shift");
    await screen.properties.getByRole("heading", { name: "2 parts" }).waitFor();
    await board.drag(at.loose, by(at.loose, 20, 50));
    expect(places(await savedCircuit(screen))).toEqual([
      "1 at 60, 105",
      "2 at 170, 150",
      "3 at 260, 100",
      "4 at 170, 250",
    ]);
    await screen.tool("Undo").click();
    expect(places(await savedCircuit(screen))).toEqual(places(inverter));
    expect(await isPossible(screen, "Undo")).toBe(false);
  });
});

test("a click on a switch toggles it, says what changed, and is no step", async () => {
  const { page, screen, board } = await openCircuit(open, inverter);
  await board.click(at.switch);
  await says(page, "Switch A on; Bulb F1 off");
  await board.click(at.switch);
  await says(page, "Switch A off; Bulb F1 on");
  expect(await isPossible(screen, "Undo")).toBe(false);
});

describe("a wire", () => {
  test("is pulled from an output lead with the mouse tool", async () => {
    const { page, screen, board } = await openCircuit(open, inverter);
    await board.drag({ x: 110, y: 120 }, at.loose);
    await says(page, "Switch A connected to NOT 4");
    expect(pairs(await savedCircuit(screen))).toEqual(["1 to 2", "2 to 3", "1 to 4"]);
    await screen.tool("Undo").click();
    expect(pairs(await savedCircuit(screen))).toEqual(pairs(inverter));
  });

  test("that is not possible is refused in sight, by a drag and by two clicks", async () => {
    const opened = await openCircuit(open, inverter);
    const { page, screen, board } = opened;
    for (const [what, from, to, sentence] of [
      ["to a part that takes no more", at.loose, at.bulb, "Input Limit Reached"],
      ["to a part that is connected already", at.not, at.bulb, "These parts are connected already"],
      ["to a switch", at.loose, at.switch, "This part has no input"],
    ] as const) {
      await openNext(opened, inverter);
      await screen.tool("Connector").click();
      await board.drag(from, to);
      await page.getByText(sentence, { exact: true }).waitFor();
      await board.click(from);
      await board.click(to);
      await says(page, sentence);
      await page.keyboard.press("Escape");
      expect.soft(pairs(await savedCircuit(screen)), what).toEqual(pairs(inverter));
      expect.soft(await isPossible(screen, "Undo"), what).toBe(false);
    }
  });

  test("from a bulb, or from a part to itself, is refused", async () => {
    const opened = await openCircuit(open, inverter);
    const { page, screen, board } = opened;
    for (const [what, from, to, sentence] of [
      ["from a bulb", at.bulb, at.loose, "This part has no output"],
      ["from a part to itself", at.loose, by(at.loose, 12, 8), "A part cannot be connected to itself"],
    ] as const) {
      await openNext(opened, inverter);
      await screen.tool("Connector").click();
      await board.drag(from, to);
      await says(page, sentence);
      expect.soft(pairs(await savedCircuit(screen)), what).toEqual(pairs(inverter));
    }
  });
});

describe("a part goes with its wires", () => {
  const deletions: readonly (readonly [string, (opened: OpenedCircuit) => Promise<unknown>])[] = [
    ["by Delete", ({ page }) => page.keyboard.press("Delete")],
    ["by the button in Properties", ({ screen }) => screen.properties.getByText("Delete").click()],
    [
      "by a right click and Delete",
      async ({ page, board }) => {
        await board.click(at.not, { button: "right" });
        await page.getByRole("menuitem", { name: "Delete" }).click();
      },
    ],
  ];
  test("by Delete, by the button in Properties and by a right click, in one step", async () => {
    const opened = await openCircuit(open, inverter);
    const { page, screen, board } = opened;
    for (const [how, remove] of deletions) {
      await openNext(opened, inverter);
      await board.click(at.not);
      await remove(opened);
      await expect
        .poll(() => statuses(page), { message: how })
        .toContainEqual(expect.stringMatching(/^NOT 2.* deleted$/));
      const saved = await savedCircuit(screen);
      expect
        .soft(
          saved.parts.map(({ id }) => id),
          how,
        )
        .toEqual([1, 3, 4]);
      expect.soft(saved.wires, how).toEqual([]);
      await screen.tool("Undo").click();
      expect.soft((await savedCircuit(screen)).wires, how).toEqual(inverter.wires);
    }
  });

  test("and a wire alone by a right click", async () => {
    const { page, screen, board } = await openCircuit(open, inverter);
    await board.click({ x: 238, y: 120 }, { button: "right" });
    await page.getByRole("menuitem", { name: "Delete" }).click();
    expect(pairs(await savedCircuit(screen))).toEqual(["1 to 2"]);
  });
});

test("a mouse that is held still opens no menu, and the drag that follows moves the part", async () => {
  const { page, screen, board } = await openCircuit(open, inverter);
  const from = await board.at(at.not);
  const before = (await savedCircuit(screen)).parts.find(({ id }) => id === 2);
  await page.clock.install();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Longer than a finger is held for the menu.
  await page.clock.runFor(700);
  expect(await page.getByRole("menuitem").count()).toBe(0);
  await page.mouse.move(from.x + 60, from.y + 40, { steps: 3 });
  await page.mouse.up();
  await expect
    .poll(async () => (await savedCircuit(screen)).parts.find(({ id }) => id === 2)?.x)
    .toBe((before?.x ?? 0) + 60);
});

test("the picture of the selected part is drawn as the part is", async () => {
  const { screen, board } = await openCircuit(open, inverter);
  const knob = screen.properties.locator("svg circle").first();
  await board.click(at.switch);
  const first = await knob.getAttribute("cx");
  await board.click(at.switch);
  await expect.poll(() => knob.getAttribute("cx")).not.toBe(first);
  await board.click(at.switch);
  await expect.poll(() => knob.getAttribute("cx")).toBe(first);
});

test("a drag that is broken off leaves everything as it was", async () => {
  const endings: readonly (readonly [string, (page: OpenedCircuit["page"]) => Promise<unknown>])[] = [
    ["by Escape", (page) => page.keyboard.press("Escape")],
    [
      "by the other tool",
      (page) => page.getByRole("button", { name: "Connector", exact: true }).dispatchEvent("click"),
    ],
    ["by losing the focus", (page) => page.getByRole("application").evaluate((canvas) => canvas.blur())],
    [
      "by the system",
      (page) =>
        page.getByRole("application").dispatchEvent("pointercancel", { pointerId: 1, pointerType: "mouse" }),
    ],
  ];
  const opened = await openCircuit(open, inverter);
  const { page, screen, board } = opened;
  for (const [how, end] of endings) {
    await openNext(opened, inverter);
    const [from, to] = [await board.at(at.not), await board.at({ x: 400, y: 300 })];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await end(page);
    await page.mouse.move(to.x + 40, to.y, { steps: 2 });
    await page.mouse.up();
    expect.soft(places(await savedCircuit(screen)), how).toEqual(places(inverter));
    expect.soft(await isPossible(screen, "Undo"), how).toBe(false);
  }
});

test("a refused coordinate or name stays with why when the focus goes, until Escape", async () => {
  const { screen, board } = await openCircuit(open, inverter);
  await board.click(at.bulb);
  for (const [label, wrong, why, before] of [
    ["X", "-1", "Enter a number from 0 to", "260"],
    ["Name", "A", "Another switch or bulb has this name", "F1"],
  ] as const) {
    const field = screen.properties.getByLabel(label, { exact: true });
    await field.fill(wrong);
    await screen.canvas.focus();
    expect(await field.inputValue()).toBe(wrong);
    await screen.properties.getByText(why).waitFor();
    await field.press("Escape");
    expect(await field.inputValue()).toBe(before);
  }
});

test("a note takes one line of text, has no output, and is in the saved circuit", async () => {
  const { page } = await open({ path: "/csim" });
  const screen = new SimulatorScreen(page);
  await screen.add("Note");
  const text = screen.properties.getByLabel("Text", { exact: true });
  await text.fill("Carry of the last bit");
  await text.press("Enter");
  await screen.status.getByText("Note Note is now Note Carry of the last bit").waitFor();
  expect(await screen.properties.getByText("Output", { exact: true }).count()).toBe(0);
  const { parts } = await savedCircuit(screen);
  expect(parts).toEqual([expect.objectContaining({ kind: "note", name: "Carry of the last bit" })]);
  await screen.openList();
  await screen.part("Note Carry of the last bit").waitFor();
});
