// The Karnaugh map's screen for tests: its parts and a visitor's actions, by the names that a visitor sees.

import type { Locator, Page } from "playwright-core";

export class KmapScreen {
  readonly field: Locator;
  readonly variables: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  readonly notice: Locator;

  constructor(readonly page: Page) {
    this.field = page.getByRole("textbox", { name: "Expression or min terms" });
    this.variables = page.getByRole("spinbutton", { name: "Variables" });
    this.undo = page.getByRole("button", { name: /^Undo/ });
    this.redo = page.getByRole("button", { name: /^Redo/ });
    this.notice = page.getByText("This feature is under development for the web version.");
  }

  /** Waits for the map. */
  async shown(): Promise<void> {
    await this.page.getByRole("grid").first().waitFor();
  }

  /** The map's cell of the row. */
  cell(row: number): Locator {
    return this.page.locator(`[data-cell="${row}"]`);
  }

  /** The value of each row by the map: "0110X011". */
  async values(): Promise<string> {
    return this.page.evaluate(() => {
      const cells = [...document.querySelectorAll<HTMLElement>("[data-cell]")];
      return cells
        .toSorted((one, other) => Number(one.dataset["cell"]) - Number(other.dataset["cell"]))
        .map((cell) => cell.dataset["value"])
        .join("");
    });
  }

  /** By the key of the value. */
  set(row: number, value: "1" | "X" | "0"): Promise<void> {
    return this.cell(row).press(value);
  }

  async choose(form: "SoP" | "PoS"): Promise<void> {
    await this.page.locator("label", { hasText: form }).click();
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** The minimal form as a copy has it; null while there is none. */
  async minimal(): Promise<string | null> {
    const result = this.page.getByRole("region", { name: /^Minimal (?:sum of products|product of sums)$/ });
    const expression = result.getByRole("math").first();
    return (await expression.count()) === 0 ? null : expression.textContent();
  }

  hash(): Promise<string> {
    return this.page.evaluate(() => decodeURIComponent(location.hash));
  }
}
