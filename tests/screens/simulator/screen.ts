// The simulator's screen for tests: its parts and a visitor's actions, by the names that a visitor sees.

import type { Locator, Page } from "playwright-core";

export type PaletteKind =
  | "AND"
  | "XOR"
  | "OR"
  | "NOT"
  | "NAND"
  | "NOR"
  | "Switch"
  | "Bulb"
  | "Node"
  | "Button"
  | "Clock"
  | "Zero"
  | "One"
  | "Note";

/** In px from the canvas's top left corner. */
export interface CanvasPoint {
  readonly x: number;
  readonly y: number;
}

export class SimulatorScreen {
  readonly canvas: Locator;
  readonly tools: Locator;
  readonly properties: Locator;
  readonly list: Locator;
  readonly status: Locator;
  readonly alert: Locator;

  constructor(readonly page: Page) {
    this.canvas = page.getByRole("application", { name: "Circuit drawing" });
    this.tools = page.getByRole("toolbar", { name: "Tools" });
    this.properties = page.getByRole("region", { name: "Properties" });
    this.list = page.getByRole("region", { name: "Parts and wires" });
    this.status = page.getByRole("status");
    this.alert = page.getByRole("alert");
  }

  tool(name: string): Locator {
    // Undo and Redo also say what they take back or do again: "Undo: AND 1 deleted".
    return this.tools.getByRole("button", { name: new RegExp(`^${name}(: |$)`) });
  }

  /** By a tap on the palette, which on small screens is in a sheet. */
  async add(kind: PaletteKind): Promise<void> {
    const button = this.page.getByRole("button", { name: `Add ${kind}`, exact: true });
    if (!(await button.isVisible()))
      await this.page.getByRole("button", { name: "Parts", exact: true }).click();
    await button.click();
  }

  async openList(): Promise<void> {
    if (await this.list.isVisible()) return;
    await this.closeSheet();
    await this.page.getByRole("button", { name: /^(Parts and wires|List of parts and wires)$/ }).click();
    await this.list.waitFor();
  }

  async closeList(): Promise<void> {
    await this.list.locator("..").locator("..").getByRole("button", { name: "Close", exact: true }).click();
  }

  /** On small screens an open sheet lies over the buttons at the foot. */
  async closeSheet(): Promise<void> {
    const sheet = this.page.getByRole("dialog");
    if (await sheet.isVisible()) await sheet.getByRole("button", { name: "Close", exact: true }).click();
  }

  part(line: string): Locator {
    return this.list.getByRole("list", { name: "Parts" }).getByRole("listitem", { name: line, exact: true });
  }

  private get partItems(): Locator {
    return this.list.getByRole("list", { name: "Parts" }).getByRole("listitem");
  }

  /** The texts of the list of parts, by id. */
  parts(): Promise<string[]> {
    return this.partItems.allInnerTexts();
  }

  /** What the circuit is made of, in the order of the alphabet: kinds of gates, names of the rest. */
  async madeOf(): Promise<string[]> {
    await this.openList();
    // A line out of view is not drawn, so it has no inner text.
    const lines = await this.partItems.allTextContents();
    return lines.map((line) => line.replace(/,.*$/, "").replace(/ \d+$/, "")).toSorted();
  }

  wires(): Promise<string[]> {
    return this.list.getByRole("list", { name: "Wires" }).getByRole("listitem").allInnerTexts();
  }

  /** By the list. */
  async connect(from: string, to: string): Promise<void> {
    await this.list.getByRole("button", { name: `Connect ${from}`, exact: true }).click();
    await this.list
      .getByRole("group", { name: `Connect ${from} to`, exact: true })
      .getByRole("button", { name: to, exact: true })
      .click();
  }

  /** The switch in the list. */
  switch(name: string): Locator {
    return this.list.getByRole("switch", { name: `Switch ${name}`, exact: true });
  }

  async setSwitch(name: string, isOn: boolean): Promise<void> {
    if ((await this.switch(name).getAttribute("aria-checked")) !== String(isOn))
      await this.switch(name).click();
  }

  /** By the menu of examples and files. */
  async chooseFile(item: string): Promise<void> {
    await this.tool("File").click();
    await this.page.getByRole("menuitem", { name: item, exact: true }).click();
  }

  /** Pulls a part out of the palette with the mouse; its middle comes to the point. */
  async pull(kind: PaletteKind, to: CanvasPoint): Promise<void> {
    const box = await this.page.getByRole("button", { name: `Add ${kind}`, exact: true }).boundingBox();
    if (!box) throw new Error(`The palette shows no ${kind}.`);
    const end = await this.onPage(to);
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 8 });
    await this.page.mouse.up();
  }

  private async onPage({ x, y }: CanvasPoint): Promise<CanvasPoint> {
    const box = await this.canvas.boundingBox();
    if (!box) throw new Error("There is no canvas.");
    return { x: box.x + x, y: box.y + y };
  }
}
