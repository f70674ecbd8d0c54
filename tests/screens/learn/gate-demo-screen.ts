// A gate demonstration on a screen: what each view shows, and how its buttons are pressed.

import type { Locator, Page } from "playwright-core";

/** Those of lesson 02. */
export const demoGates = ["not", "and", "or"] as const;
/** Those of lesson 08. */
export const specialGates = ["nand", "nor", "xor", "xnor"] as const;
export type DemoGate = (typeof demoGates | typeof specialGates)[number];

/** The buttons of one view, in the order of the page. */
export type ViewName = "gate" | "circuit" | "table" | "diagram";

export const viewsOf: Readonly<Record<DemoGate, readonly ViewName[]>> = {
  not: ["gate", "table", "diagram"],
  and: ["gate", "circuit", "table", "diagram"],
  or: ["gate", "circuit", "table", "diagram"],
  nand: ["gate", "table", "diagram"],
  nor: ["gate", "table", "diagram"],
  xor: ["gate", "table", "diagram"],
  xnor: ["gate", "table", "diagram"],
};

/** What a view says: the values of the inputs and that of the output. */
export interface Shown {
  readonly inputs: string;
  readonly output: string;
}

/** The values of the regions by the first words of their names. */
const regionInputs: Readonly<Record<string, string>> = {
  "Outside of A": "0",
  "Inside of A": "1",
  "Outside of A and B": "00",
  "Only in A": "10",
  "In A and in B": "11",
  "Only in B": "01",
};

export class GateDemoScreen {
  readonly demo: Locator;
  private readonly gate: DemoGate;

  constructor(page: Page, gate: DemoGate) {
    this.gate = gate;
    this.demo = page.locator(`section[data-gate="${gate}"]`);
  }

  view(name: ViewName): Locator {
    return this.demo.locator(`[data-view="${name}"]`);
  }

  buttons(name: ViewName): Locator {
    return this.view(name).locator("[aria-pressed]");
  }

  /** What every view and the state line show. */
  async shown(): Promise<Readonly<Record<string, Shown>>> {
    const entries = viewsOf[this.gate].map(async (name) => [name, await this.shownIn(name)] as const);
    return { line: await this.line(), ...Object.fromEntries(await Promise.all(entries)) };
  }

  private async line(): Promise<Shown> {
    const text = await this.demo.locator("output").textContent();
    const digits = [...(text ?? "").matchAll(/= ([01])/g)].map(([, digit]) => digit ?? "");
    return { inputs: digits.slice(0, -1).join(""), output: digits.at(-1) ?? "" };
  }

  private async shownIn(name: ViewName): Promise<Shown> {
    const pressed = this.view(name).locator("[aria-pressed=true]");
    if (name === "table") {
      const cells = await this.view(name).locator("tr[data-present] td").allTextContents();
      const label = await pressed.getAttribute("aria-label");
      const output = cells.at(-1) ?? "";
      const spoken = [...(label ?? "").matchAll(/[01]/g)].join("");
      return {
        inputs: cells.slice(0, -1).join(""),
        output: spoken === cells.join("") ? output : `not ${label}`,
      };
    }
    if (name === "diagram") {
      const [words = "", output = ""] = ((await pressed.getAttribute("aria-label")) ?? "").split(", output ");
      const isHatched = (await pressed.getAttribute("data-one")) !== null;
      return {
        inputs: regionInputs[words] ?? words,
        output: isHatched === (output === "1") ? output : `hatched: ${isHatched}`,
      };
    }
    const inputs = await this.buttons(name).evaluateAll((all) =>
      all.map((button) => (button.getAttribute("aria-pressed") === "true" ? "1" : "0")).join(""),
    );
    const label = (await this.view(name).locator("svg").getAttribute("aria-label")) ?? "";
    if (name === "circuit") {
      const isLit = (await this.view(name).locator("[data-lit]").count()) > 0;
      return { inputs, output: isLit === label.includes("The lamp is lit.") ? String(Number(isLit)) : label };
    }
    return { inputs, output: /Y = ([01])/.exec(label)?.[1] ?? label };
  }
}
