// Boxes on the screen: made, renamed, opened, edited and added, by mouse, keys, fingers and the list.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { examples } from "#circuit/core/examples/examples.ts";
import type { Saved } from "#circuit/core/file/saved.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { Fingers } from "./board.ts";
import { at, inverter, openCircuit, savedCircuit, says } from "./circuit.ts";

const open = useBrowser();

function example(name: string): Saved {
  const found = examples.find((each) => each.name === name);
  if (!found) throw new Error(`No example ${name}`);
  return found;
}

/** "box Adder": each part with a name, and each part that has pins. */
const madeOf = ({ parts }: Saved) =>
  parts
    .flatMap(({ kind, name }) => (kind.endsWith("Pin") ? [] : [`${kind} ${name ?? ""}`.trim()]))
    .toSorted();

describe("on a desktop", () => {
  test("a half adder becomes a box by keys, is renamed, and is there again after a reload", async () => {
    const { page, screen } = await openCircuit(open, example("Half adder"));
    await screen.canvas.focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("b");
    await says(page, "Box 1 (7) made of the selected parts");
    await screen.properties.getByRole("textbox", { name: "Name" }).fill("Adder");
    await page.keyboard.press("Enter");
    await screen.properties.getByRole("heading", { name: "Adder (7)" }).waitFor();
    await page.getByRole("button", { name: "Add Adder", exact: true }).click();
    await screen.openList();
    await screen.part("Adder (7)").waitFor();
    await screen.setSwitch("A", true);
    await screen.part("Bulb S, on").waitFor();
    await screen.part("Output C of part 7, output 0").waitFor();
    expect(await axeFaultsInBoth(page)).toEqual([]);

    const saved = await savedCircuit(screen);
    expect(madeOf(saved)).toEqual(["box Adder", "box Adder", "bulb C", "bulb S", "switch A", "switch B"]);
    await page.reload();
    await screen.openList();
    await screen.part("Bulb S, on").waitFor();
    expect(madeOf(await savedCircuit(screen))).toEqual(madeOf(saved));
  });

  test("a box is opened by a double press, edited for all its copies, and left by Escape", async () => {
    const { page, screen, board } = await openCircuit(open, example("D flip-flop"));
    const { x, y } = await board.at({ x: 290, y: 80 });
    await page.mouse.dblclick(x, y);
    const bar = page.getByRole("region", { name: "Inside D latch" });
    await bar.waitFor();
    await screen.add("Bulb");
    expect(await axeFaultsInBoth(page)).toEqual([]);
    await screen.canvas.focus();
    await page.keyboard.press("Escape");
    await bar.waitFor();
    await page.keyboard.press("Escape");
    await bar.waitFor({ state: "detached" });
    await says(page, "Outside D latch again");
    const outputs = ({ parts }: Saved) => parts.filter(({ kind }) => kind === "outputPin").length;
    expect(outputs(await savedCircuit(screen))).toBe(6);
    await screen.tool("Undo").click();
    expect(outputs(await savedCircuit(screen))).toBe(4);
  });

  test("what is drawn inside a box is kept when the page is closed there", async () => {
    const { page, screen } = await openCircuit(open, example("D flip-flop"));
    await screen.openList();
    await screen.list.getByRole("button", { name: "Open D latch (4)", exact: true }).click();
    await page.getByRole("region", { name: "Inside D latch" }).waitFor();
    await screen.add("Bulb");
    await page.reload();
    await screen.canvas.waitFor();
    await expect.poll(() => page.getByRole("region", { name: "Inside D latch" }).count()).toBe(0);
    const { parts } = await savedCircuit(screen);
    expect(parts.filter(({ kind }) => kind === "outputPin")).toHaveLength(6);
  });

  test("a counter of boxes counts on its digit with each rise of the clock", async () => {
    const { screen } = await openCircuit(open, example("4-bit counter"));
    await screen.openList();
    const clock = screen.list.getByRole("switch", { name: "Clock C", exact: true });
    const bits = (two: number, one: number) =>
      Promise.all([
        screen.part(`Input 2 of part 26, output ${two}`).waitFor(),
        screen.part(`Input 1 of part 26, output ${one}`).waitFor(),
      ]);
    for (const [two, one] of [
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      await clock.click();
      await bits(two, one);
      await clock.click();
    }
  });
});

test("on a phone, several parts are made a box, and a double tap opens it; axe finds nothing", async () => {
  const { context, page, screen, board } = await openCircuit(open, inverter, {
    size: "phone",
    isFresh: true,
  });
  const fingers = await Fingers.of(context, page);
  await page.getByRole("button", { name: "Select several" }).click();
  for (const point of [at.not, at.loose]) await fingers.tap(await board.at(point));
  await page.getByRole("button", { name: "2 parts" }).click();
  await page.getByRole("button", { name: "Make a box" }).click();
  await says(page, "Box 1 (5) made of the selected parts");
  await screen.closeSheet();
  const { parts } = await savedCircuit(screen);
  const box = parts.find(({ kind }) => kind === "box");
  const middle = await board.at({ x: (box?.x ?? 0) + 35, y: (box?.y ?? 0) + 15 });
  await page.getByRole("button", { name: "Select several" }).click();
  await fingers.tap(middle);
  await fingers.tap(middle);
  await page.getByRole("region", { name: "Inside Box 1" }).waitFor();
  expect(await axeFaultsInBoth(page)).toEqual([]);
  await page.getByRole("button", { name: "Leave the box" }).click();
  await says(page, "Outside Box 1 again");
});
