// The truth table's screen for tests: its parts and a visitor's actions, by the names that a visitor sees.

import type { Locator, Page } from "playwright-core";

export class TruthTableScreen {
  readonly field: Locator;
  readonly button: Locator;
  readonly addField: Locator;
  readonly addButton: Locator;
  readonly chips: Locator;
  readonly table: Locator;
  readonly functions: Locator;
  readonly alert: Locator;
  readonly showNames: Locator;
  readonly compare: Locator;

  constructor(readonly page: Page) {
    this.field = page.getByRole("textbox", { name: "Expression", exact: true });
    this.button = page.getByRole("button", { name: "Generate Table", exact: true });
    this.addField = page.getByRole("textbox", { name: "Additional expression", exact: true });
    this.addButton = page.getByRole("button", { name: "Add", exact: true });
    this.chips = page.getByRole("list", { name: "Additional expressions" }).getByRole("listitem");
    this.table = page.getByRole("table");
    this.functions = page.getByRole("region", { name: "Functions" });
    this.alert = page.getByRole("alert");
    this.showNames = page.getByRole("switch", { name: "Show Fn in table header", exact: true });
    this.compare = page.getByRole("switch", { name: /^Compare columns/ });
  }

  async add(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await this.addField.fill(text);
      await this.addField.press("Enter");
    }
  }

  /** Types the main expression, asks for the table and waits until it is shown. */
  async generate(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press("Enter");
    await this.settled();
  }

  async settled(): Promise<void> {
    await this.functions.and(this.page.locator(":not([data-old])")).waitFor();
  }

  /** Headings of the columns, without the row number's. */
  async heads(): Promise<string[]> {
    const texts = await this.table.locator("thead th").allTextContents();
    return texts.slice(1);
  }

  /** Number, variables and functions of a drawn row; null where the row is not drawn. */
  row(row: number): Promise<string | null> {
    return this.table.evaluate((table, number) => {
      const line = table.querySelector(`tbody tr[aria-rowindex="${number + 2}"]`);
      if (!line) return null;
      const [head, ...cells] = [...line.children].map((cell) => cell.textContent);
      return `${head}: ${cells.join("")}`;
    }, row);
  }

  /** All drawn rows. */
  rows(): Promise<string[]> {
    return this.table.evaluate((table) =>
      [...table.querySelectorAll("tbody tr[aria-rowindex]")].map((line) =>
        [...line.children].map((cell) => cell.textContent).join(" "),
      ),
    );
  }

  async goTo(row: string): Promise<void> {
    await this.page.getByRole("textbox", { name: "Go to row" }).fill(row);
    await this.page.getByRole("textbox", { name: "Go to row" }).press("Enter");
  }
}
