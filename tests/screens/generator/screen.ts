// The circuit generator's screen for tests: its parts and a visitor's actions, by the names that a visitor sees.

import type { Locator, Page } from "playwright-core";

export class GeneratorScreen {
  readonly field: Locator;
  readonly values: Locator;

  constructor(readonly page: Page) {
    this.field = page.getByRole("textbox", { name: /^Expression of / }).first();
    this.values = page.getByRole("region", { name: "Circuit" }).locator("output");
  }

  /** By the menu "Start from": expressions, a truth table, or an example. */
  async startFrom(what: string): Promise<void> {
    await this.page.getByRole("button", { name: "Start from" }).click();
    const menu = this.page.getByRole("menu");
    const choice = menu.getByRole("menuitemradio", { name: what, exact: true });
    await choice.or(menu.getByRole("menuitem", { name: what, exact: true })).click();
  }

  /** In a wide window. */
  async chooseGates(label: string): Promise<void> {
    const group = this.page.getByRole("radiogroup", { name: "Gates" });
    await group.getByText(label, { exact: true }).click();
  }

  async chooseInputs(label: string): Promise<void> {
    await this.page.getByRole("button", { name: /^Inputs: / }).click();
    await this.page.getByRole("menuitemradio", { name: label, exact: true }).click();
  }

  /** The cells of each form's row: "Sum: 4, 8, 3, 5, 2". */
  async compared(): Promise<readonly string[]> {
    return this.page
      .getByRole("region", { name: "Compare" })
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => {
          const [form = "", ...figures] = [...row.children].map((cell) => cell.textContent);
          return `${form}: ${figures.join(", ")}`;
        }),
      );
  }

  /** The names of the kinds of gates that the drawing has, in the order of the parts. */
  drawing(outputs: string): Locator {
    return this.page.getByRole("img", { name: `Circuit of ${outputs}` });
  }

  cell(row: number, output: string): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^Row ${row}, ${output}: `) });
  }

  hash(): Promise<string> {
    return this.page.evaluate(() => decodeURIComponent(location.hash));
  }
}
