// Copy, cut, paste and duplicate through the system's clipboard, and undo and redo over many steps.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import {
  at,
  inverter,
  isPossible,
  pairs,
  places,
  savedCircuit,
  says,
  useOnePage,
  type OpenedCircuit,
} from "./circuit.ts";

const open = useBrowser();

const openWithClipboard = useOnePage(open, {
  before: (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
});
const opened = () => openWithClipboard(inverter);

const clipboard = ({ page }: OpenedCircuit) => page.evaluate(() => navigator.clipboard.readText());

/** With the canvas in focus. */
async function press({ page, board }: OpenedCircuit, ...keys: readonly string[]): Promise<void> {
  await board.canvas.focus();
  for (const key of keys) await page.keyboard.press(key);
}

describe("the clipboard", () => {
  test("carries a copy with its inner wires, new ids and free names, and leaves outer wires", async () => {
    const circuit = await opened();
    const { page, screen, board } = circuit;
    await page.keyboard.down("Shift");
    await board.drag({ x: 40, y: 80 }, { x: 230, y: 160 });
    await page.keyboard.up("Shift");
    await press(circuit, "Control+c");
    await says(page, "2 parts copied");
    expect(JSON.parse(await clipboard(circuit))).toMatchObject({
      format: "boolean-algebra-circuit",
      parts: [{ name: "A" }, { kind: "not" }],
      wires: [{ from: 1, to: 2 }],
    });
    await press(circuit, "Control+v");
    await says(page, "2 parts pasted");
    const saved = await savedCircuit(screen);
    expect(saved.parts.slice(4)).toMatchObject([
      { id: 5, kind: "switch", name: "B", x: 60, y: 165 },
      { id: 6, kind: "not", x: 150, y: 160 },
    ]);
    expect(pairs(saved)).toEqual(["1 to 2", "2 to 3", "5 to 6"]);
    await screen.tool("Undo").click();
    expect(places(await savedCircuit(screen))).toEqual(places(inverter));
    expect(await isPossible(screen, "Undo")).toBe(false);
  });

  test("takes what is cut, in one step", async () => {
    const circuit = await opened();
    const { page, screen, board } = circuit;
    await board.click(at.not);
    await press(circuit, "Control+x");
    await expect.poll(() => clipboard(circuit)).toContain('"kind":"not"');
    expect((await savedCircuit(screen)).wires).toEqual([]);
    await page.keyboard.press("Control+z");
    expect(pairs(await savedCircuit(screen))).toEqual(pairs(inverter));
    expect(await isPossible(screen, "Undo")).toBe(false);
  });

  test("carries a circuit to another tab", async () => {
    const circuit = await opened();
    const { context, page } = circuit;
    await press(circuit, "Control+a", "Control+c");
    const other = await context.newPage();
    await other.goto(page.url());
    const canvas = other.getByRole("application", { name: "Circuit drawing" });
    await canvas.focus();
    await other.keyboard.press("Control+v");
    await says(other, "4 parts pasted");
    await other.close();
  });

  test("with what is no circuit says so and changes nothing", async () => {
    for (const text of [
      "A.B + C",
      "{}",
      '{"format":"boolean-algebra-circuit","version":1,"parts":[{}],"wires":[]}',
    ]) {
      const circuit = await opened();
      const { page, screen } = circuit;
      await page.evaluate((written) => navigator.clipboard.writeText(written), text);
      await press(circuit, "Control+v");
      await says(page, "The clipboard holds no circuit");
      expect.soft(places(await savedCircuit(screen)), text).toEqual(places(inverter));
      expect.soft(await isPossible(screen, "Undo"), text).toBe(false);
    }
  });

  test("belongs to a text field while it has the focus", async () => {
    const circuit = await opened();
    const { page, screen, board } = circuit;
    await board.click(at.bulb);
    const name = screen.properties.getByLabel("Name", { exact: true });
    await name.fill("Sum");
    await name.selectText();
    await page.keyboard.press("Control+c");
    expect(await clipboard(circuit)).toBe("Sum");
    await page.keyboard.press("Control+v");
    await page.keyboard.press("Enter");
    await says(page, "Bulb F1 is now Bulb Sum");
    expect((await savedCircuit(screen)).parts).toHaveLength(4);
  });
});

describe("duplicating", () => {
  test("adds a copy beside, selected, which a second one does not hide", async () => {
    const circuit = await opened();
    const { screen, board } = circuit;
    await board.click(at.loose);
    await press(circuit, "Control+d", "Control+d");
    expect(places(await savedCircuit(screen)).slice(3)).toEqual([
      "4 at 150, 200",
      "5 at 150, 260",
      "6 at 150, 320",
    ]);
  });
});

describe("undo and redo", () => {
  test("go 200 steps back and forth by keys, and the buttons say when there is no more", async () => {
    const circuit = await opened();
    const { page, screen, board } = circuit;
    await board.click(at.loose);
    await board.canvas.focus();
    for (let step = 0; step < 200; step += 1) await page.keyboard.press("Control+d");
    expect((await savedCircuit(screen)).parts).toHaveLength(204);
    await board.canvas.focus();
    for (let step = 0; step < 200; step += 1) await page.keyboard.press("Control+z");
    expect(places(await savedCircuit(screen))).toEqual(places(inverter));
    expect(await isPossible(screen, "Undo")).toBe(false);
    await board.canvas.focus();
    for (let step = 0; step < 100; step += 1) await page.keyboard.press("Control+y");
    for (let step = 0; step < 100; step += 1) await page.keyboard.press("Control+Shift+Z");
    expect((await savedCircuit(screen)).parts).toHaveLength(204);
    expect(await isPossible(screen, "Redo")).toBe(false);
  });

  test("keep the positions of the switches", async () => {
    const { page, screen, board } = await opened();
    await board.drag(at.loose, { x: at.loose.x + 50, y: at.loose.y });
    await board.click(at.switch);
    await says(page, "Switch A on; Bulb F1 off");
    await screen.tool("Undo").click();
    const saved = await savedCircuit(screen);
    expect(places(saved)).toEqual(places(inverter));
    expect(saved.parts[0]).toMatchObject({ name: "A", on: true });
    await screen.openList();
    await screen.part("Bulb F1, off").waitFor();
  });

  test("work wherever the focus is, but belong to a text field while it has the focus", async () => {
    const { page, screen, board } = await opened();
    await board.click(at.loose);
    await page.keyboard.press("Delete");
    await screen.tool("File").focus();
    await page.keyboard.press("Control+z");
    expect(places(await savedCircuit(screen))).toEqual(places(inverter));
    await board.click(at.bulb);
    const name = screen.properties.getByLabel("Name", { exact: true });
    await name.fill("Sum");
    await page.keyboard.press("Control+z");
    expect(await name.inputValue()).toBe("F1");
    expect(await isPossible(screen, "Redo")).toBe(true);
  });
});
