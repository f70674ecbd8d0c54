// Circuits for tests of the simulator's screen: written in a line a part, opened by a link, read back as a saved file.

import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { packLink } from "#circuit/core/file/link.ts";
import { readCircuit } from "#circuit/core/file/read.ts";
import type { Saved } from "#circuit/core/file/saved.ts";
import type { Part } from "#circuit/core/model/circuit.ts";
import { begin } from "#support/browser/begin.ts";
import type { OpenedPage, OpenOptions } from "#support/browser/browser.ts";
import { Board } from "./board.ts";
import { SimulatorScreen } from "./screen.ts";

/** Parts get ids from 1 on; wires are pairs of ids. */
export function circuitOf(
  parts: readonly Omit<Part, "id">[],
  wires: readonly (readonly [from: number, to: number])[] = [],
): Saved {
  return {
    name: "Test",
    parts: parts.map((part, index) => ({ id: index + 1, ...part })),
    definitions: [],
    wires: wires.map(([from, to], index) => ({ id: index + 1, from, to })),
    outputs: new Map(),
  };
}

/** A switch, a NOT and a bulb in a row, wired, with a second NOT below. */
export const inverter = circuitOf(
  [
    { kind: "switch", name: "A", on: false, x: 60, y: 105 },
    { kind: "not", x: 150, y: 100 },
    { kind: "bulb", name: "F1", x: 260, y: 100 },
    { kind: "not", x: 150, y: 200 },
  ],
  [
    [1, 2],
    [2, 3],
  ],
);

/** The middles of its parts. */
export const at = {
  switch: { x: 85, y: 120 },
  not: { x: 182, y: 120 },
  bulb: { x: 280, y: 120 },
  loose: { x: 182, y: 220 },
  nothing: { x: 100, y: 300 },
} as const;

export interface OpenedCircuit extends OpenedPage {
  readonly screen: SimulatorScreen;
  readonly board: Board;
}

/** Opens a circuit by its link. It has no history then, and the view stands at home where that shows all of it. */
export async function openCircuit(
  open: (options: OpenOptions) => Promise<OpenedPage>,
  circuit: Saved,
  options: OpenOptions = {},
): Promise<OpenedCircuit> {
  const opened = await open({ ...options, path: `/csim?circuit=${packLink(circuit)}` });
  const screen = new SimulatorScreen(opened.page);
  await expect.poll(() => statuses(opened.page)).toContain(`${circuit.name} opened`);
  return { ...opened, screen, board: new Board(opened.page, options.size ?? "desktop") };
}

/** Opens another circuit on the page, for the next case. */
export async function openNext({ page }: OpenedPage, circuit: Saved): Promise<void> {
  await begin(page, `/csim?circuit=${packLink(circuit)}`);
  await says(page, `${circuit.name} opened`);
}

/**
 * A page for all tests that a finger or the clipboard's permission would have open one of its own. What is given opens a
 * circuit on it, as `openCircuit` does.
 */
export function useOnePage(
  open: (options: OpenOptions) => Promise<OpenedPage>,
  options: OpenOptions,
): (circuit: Saved) => Promise<OpenedCircuit> {
  let opened: OpenedPage | undefined;
  beforeAll(async () => void (opened = await open({ ...options, path: "/csim" })));
  return async (circuit) => {
    if (!opened) throw new Error("The page is not there before the tests begin.");
    await openNext(opened, circuit);
    const screen = new SimulatorScreen(opened.page);
    return { ...opened, screen, board: new Board(opened.page, options.size ?? "desktop") };
  };
}

/** What the live regions hold. */
export const statuses = (page: Page): Promise<string[]> => page.getByRole("status").allTextContents();

export async function says(page: Page, text: string): Promise<void> {
  await expect.poll(() => statuses(page)).toContain(text);
}

/** The open circuit as Save JSON gives it. */
export async function savedCircuit(screen: SimulatorScreen): Promise<Saved> {
  const saving = screen.page.waitForEvent("download");
  await screen.chooseFile("Save JSON");
  const read = readCircuit(await readFile(await (await saving).path(), "utf8"));
  if (!read.ok) throw new Error(`${read.error.code} at ${read.error.path}`);
  return read.value;
}

/** "NOT 2 at 150, 100": where the parts stand, by id. */
export const places = ({ parts }: Saved): string[] => parts.map(({ id, x, y }) => `${id} at ${x}, ${y}`);

/** "1 to 2": the wires, by id. */
export const pairs = ({ wires }: Saved): string[] => wires.map(({ from, to }) => `${from} to ${to}`);

/** Whether the tool can be pressed with effect. */
export async function isPossible(screen: SimulatorScreen, tool: "Undo" | "Redo"): Promise<boolean> {
  return (await screen.tool(tool).getAttribute("aria-disabled")) !== "true";
}

/** What the view's zoom is written as. */
export const percent = (screen: SimulatorScreen) =>
  screen.page.getByRole("button", { name: "Reset zoom" }).getAttribute("aria-description");
