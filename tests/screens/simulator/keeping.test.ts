// Circuits in a real browser's storage: a reload, a duplicated tab, and storage that is full, blocked or damaged.
// @module-tag deep

import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { packLink } from "#circuit/core/file/link.ts";
import { adderCircuit } from "#support/circuit/adder-circuit.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { Board } from "./board.ts";
import { SimulatorScreen } from "./screen.ts";

const open = useBrowser();

async function simulator(before?: (context: BrowserContext) => Promise<unknown>) {
  const opened = await open({ path: "/csim", ...(before && { before }) });
  return { ...opened, screen: await screenOf(opened.page) };
}

async function screenOf(page: Page): Promise<SimulatorScreen> {
  const screen = new SimulatorScreen(page);
  await screen.canvas.waitFor();
  return screen;
}

async function anotherTab(context: BrowserContext): Promise<SimulatorScreen> {
  const page = await context.newPage();
  await page.goto(`${inject("url")}/#/csim`);
  return screenOf(page);
}

async function partsOf(screen: SimulatorScreen): Promise<string[]> {
  await screen.openList();
  return screen.parts();
}

/** The texts of "My circuits", which stays open. */
async function myCircuits(screen: SimulatorScreen): Promise<string[]> {
  await screen.chooseFile("My circuits");
  return screen.page.getByRole("dialog").getByRole("listitem").allInnerTexts();
}

/** How many circuits are written. */
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("circuit:")).length);

const atRest = { timeout: 5000 };

describe("a reload", () => {
  test("in the middle of a drag shows the circuit as it was before the drag, with its values", async () => {
    const { page, screen, errors } = await simulator();
    for (const kind of ["Switch", "Bulb"] as const) await screen.add(kind);
    await screen.openList();
    await screen.connect("Switch A", "Bulb F1");
    await screen.setSwitch("A", true);
    await screen.list.getByRole("button", { name: "Select Switch A" }).click();
    const x = screen.properties.getByLabel("X", { exact: true });
    const board = new Board(page, "desktop");
    // The middle of the switch, which is the first part and so at (16, 16).
    const [from, to] = [
      { x: 16 + 25, y: 16 + 15 },
      { x: 241, y: 231 },
    ];
    await board.drag(from, to);
    await expect.poll(() => x.inputValue()).not.toBe("16");
    const before = await x.inputValue();
    const hand = await board.at(to);
    await page.mouse.move(hand.x, hand.y);
    await page.mouse.down();
    await page.mouse.move(hand.x + 150, hand.y + 50, { steps: 8 });
    await page.reload();

    const again = await screenOf(page);
    expect(await partsOf(again)).toEqual(["Switch A, on", "Bulb F1, on"]);
    await again.list.getByRole("button", { name: "Select Switch A" }).click();
    expect(await x.inputValue()).toBe(before);
    expect(errors).toEqual([]);
  });

  test("right after a change shows the change", async () => {
    const { page, screen } = await simulator();
    await screen.add("AND");
    await page.reload();
    const again = await screenOf(page);
    expect(await partsOf(again)).toEqual(["AND 1, output 0, not connected"]);
    expect(await kept(page)).toBe(1);
  });
});

test("a duplicated tab gets a copy and says so, and leaves the circuit to the tab that has it open", async () => {
  const { context, page, screen } = await simulator();
  await screen.chooseFile("Half adder");
  await expect.poll(() => kept(page), atRest).toBe(1);
  // A tab opened by a script begins with a copy of the session storage, as a duplicated one does.
  const opening = context.waitForEvent("page");
  await page.evaluate(() => void window.open(location.href));
  const duplicated = await opening;
  const second = await screenOf(duplicated);
  await duplicated.getByText("Half adder is open in another tab. This is a copy.").waitFor();
  expect(await myCircuits(second)).toContainEqual(expect.stringContaining("open in another tab"));
  const dialog = duplicated.getByRole("dialog");
  expect(await dialog.getByRole("button", { name: "Delete Half adder", exact: true }).count()).toBe(0);
  await duplicated.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await second.add("NOT");
  await expect.poll(() => storedParts(page)).toEqual({ "Half adder": 6, "Half adder (copy)": 7 });
  await duplicated.reload();
  expect(await partsOf(await screenOf(duplicated))).toHaveLength(7);
  expect(await kept(page)).toBe(2);
});

describe("storage", () => {
  test("that is full is said until there is room, and Save JSON gives the circuit", async () => {
    const { context, page, screen } = await simulator();
    await page.evaluate(fill);
    await screen.add("NAND");
    const alert = screen.alert.filter({ hasText: "storage is full" });
    await alert.waitFor();
    const saving = page.waitForEvent("download");
    await alert.getByRole("button", { name: "Save JSON" }).click();
    const text = await readFile(await (await saving).path(), "utf8");
    expect(JSON.parse(text)).toMatchObject({ format: "boolean-algebra-circuit", parts: [{ kind: "nand" }] });
    expect(await kept(page)).toBe(0);

    const other = await anotherTab(context);
    await other.page.evaluate(() => localStorage.removeItem("filler"));
    await screen.add("OR");
    await alert.waitFor({ state: "detached" });
    await expect.poll(() => kept(page), atRest).toBe(1);
  });

  test("that is blocked is said at once, and the circuit can still be drawn and saved", async () => {
    const { page, screen, errors } = await simulator((context) =>
      context.addInitScript(() => {
        for (const storage of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, storage, {
            get() {
              throw new DOMException("Access is denied for this document.", "SecurityError");
            },
          });
      }),
    );
    const alert = screen.alert.filter({ hasText: "blocks its storage" });
    await alert.waitFor();
    await screen.add("NAND");
    const saving = page.waitForEvent("download");
    await alert.getByRole("button", { name: "Save JSON" }).click();
    expect(await readFile(await (await saving).path(), "utf8")).toContain('"kind":"nand"');
    expect(errors).toEqual([]);
  });

  test("with a damaged circuit is said, keeps it as it is, and offers it as a file", async () => {
    const damaged = '{"format":"boolean-algebra-circuit","version":1,"parts":[{"id":1,"kind":"xor"';
    const { page, screen } = await simulator((context) =>
      context.addInitScript((text) => localStorage.setItem("circuit:damaged", text), damaged),
    );
    const alert = screen.alert.filter({ hasText: "could not be read" });
    await alert.getByRole("button", { name: "My circuits" }).click();
    const saving = page.waitForEvent("download");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Save Unreadable circuit 1 as a file" })
      .click();
    expect(await readFile(await (await saving).path(), "utf8")).toBe(damaged);
    expect(await page.evaluate(() => localStorage.getItem("circuit:damaged"))).toBe(damaged);
  });
});

describe("what is not a circuit is said with its place, and leaves the open one untouched", () => {
  const head = '{"format":"boolean-algebra-circuit","version":1';
  const and = '{"id":1,"kind":"and","x":0,"y":0}';

  test("when it is a file", async () => {
    const { page, screen, errors } = await simulator();
    await screen.add("AND");
    const files = [
      [`${head},"parts":[${and}],"wires":[{"id":1,"from":1,"to":9}]}`, "wires[0].to"],
      [`${head},"parts":[${"1,".repeat(999_990)}1],"wires":[]}`, "longer than 2 MB"],
    ] as const;
    for (const [text, place] of files) {
      const choosing = page.waitForEvent("filechooser");
      await screen.chooseFile("Import");
      await (
        await choosing
      ).setFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
      await page.locator("output").getByText(place).waitFor();
    }
    expect(await partsOf(screen)).toEqual(["AND 1, output 0, not connected"]);
    await expect.poll(() => kept(page), atRest).toBe(1);
    expect(errors).toEqual([]);
  });

  test("when it is a link", async () => {
    const { page, screen } = await simulator();
    await screen.add("AND");
    await page.goto(`${inject("url")}/#/csim?circuit=${packLink(adderCircuit(1)).slice(0, -5)}`);
    await page.locator("output").getByText("The link is damaged or was cut.").waitFor();
    expect(await partsOf(screen)).toEqual(["AND 1, output 0, not connected"]);
    await expect.poll(() => kept(page), atRest).toBe(1);
  });
});

test("a link opens as a new circuit and leaves the address; a reload shows what was drawn since", async () => {
  const { page, screen } = await simulator();
  await screen.add("AND");
  await page.goto(`${inject("url")}/#/csim?circuit=${packLink(adderCircuit(1))}`);
  await page.getByText("1-bit adder opened").waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe("#/csim");
  await screen.add("OR");
  await page.reload();
  expect(await partsOf(await screenOf(page))).toHaveLength(15);
  await expect.poll(() => storedParts(page)).toEqual({ "": 1, "1-bit adder": 15 });
});

test("a deleted circuit comes back with Undo, and is open again", async () => {
  const { page, screen } = await simulator();
  await screen.chooseFile("Half adder");
  await expect.poll(() => kept(page), atRest).toBe(1);
  await screen.chooseFile("My circuits");
  await page.getByRole("dialog").getByRole("button", { name: "Delete Half adder" }).click();
  await expect.poll(() => kept(page), atRest).toBe(0);
  await page.getByText("Half adder deleted").waitFor();
  // The toolbar's Undo has nothing to undo.
  await page.locator("output").getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => kept(page), atRest).toBe(1);
  expect(await partsOf(screen)).toHaveLength(6);
});

/** How many parts each written circuit has, by its name. */
function storedParts(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() =>
    Object.fromEntries(
      Object.keys(localStorage)
        .filter((key) => key.startsWith("circuit:"))
        .map((key) => JSON.parse(localStorage.getItem(key) ?? ""))
        .map(({ name, parts }) => [name, parts.length]),
    ),
  );
}

/** Leaves room for a few characters. Runs on the page. */
function fill(): void {
  let text = "";
  for (let length = 4_000_000; length >= 16; length = Math.floor(length / 2))
    for (;;)
      try {
        localStorage.setItem("filler", text + "x".repeat(length));
        text += "x".repeat(length);
      } catch {
        break;
      }
}

test("the open circuit is renamed at its heading; Escape leaves the name", async () => {
  const { page, screen } = await simulator();
  await screen.add("AND");
  await screen.canvas.focus();
  await page.keyboard.press("Escape");
  const pencil = (name: string) => screen.properties.getByRole("button", { name: `Rename ${name}` });
  const field = screen.properties.getByRole("textbox", { name: "Name" });
  await pencil("Untitled circuit").click();
  await field.fill("Lab 1");
  await field.press("Enter");
  await screen.properties.getByRole("heading", { name: "Lab 1" }).waitFor();
  await pencil("Lab 1").press("Enter");
  await field.fill("Lab 2");
  await field.press("Escape");
  await expect.poll(() => pencil("Lab 1").evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await myCircuits(screen)).toEqual([expect.stringContaining("Lab 1")]);
});
