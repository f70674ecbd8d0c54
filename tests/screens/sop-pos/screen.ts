// The SoP PoS screen for tests: its parts and a visitor's actions, by the names that a visitor sees.

import type { Locator, Page } from "playwright-core";

export class SopPosScreen {
  readonly inputs: Locator;
  readonly fewer: Locator;
  readonly more: Locator;
  readonly start: Locator;
  readonly table: Locator;
  readonly header: Locator;
  readonly boxes: Locator;
  readonly toast: Locator;
  /** On phones, at the lower edge while the form's card is out of sight. */
  readonly bar: Locator;

  constructor(readonly page: Page) {
    this.inputs = page.getByRole("spinbutton", { name: "Variables" });
    this.fewer = page.getByRole("button", { name: "Remove a variable" });
    this.more = page.getByRole("button", { name: "Add a variable" });
    this.start = page.getByRole("textbox", { name: "Start variable" });
    this.table = page.getByRole("table");
    this.header = page.getByRole("checkbox", { name: "All rows" });
    this.boxes = page.getByRole("checkbox", { name: /^Row / });
    this.bar = page.getByRole("button", { name: /\S\. Go to the expression$/ });
    this.toast = page.getByText("Selection cleared");
  }

  /** Waits for the table or the map. */
  async shown(): Promise<void> {
    await this.table.or(this.page.getByRole("grid")).first().waitFor();
  }

  row(row: number): Locator {
    return this.page.getByRole("checkbox", { name: `Row ${row}:` });
  }

  form(name: "SoP" | "PoS"): Locator {
    return this.page.getByRole("radio", { name, exact: true });
  }

  async choose(name: "SoP" | "PoS"): Promise<void> {
    await this.page.locator("label", { hasText: name }).click();
  }

  async show(view: "Table" | "Map"): Promise<void> {
    await this.page.locator("label", { hasText: view }).click();
    await (view === "Map" ? this.page.getByRole("grid").first() : this.table).waitFor();
  }

  /** What a press on a row or cell sets. */
  async pressSets(value: "1" | "X"): Promise<void> {
    await this.page
      .getByRole("radiogroup", { name: "Press sets" })
      .locator("label", { hasText: value })
      .click();
  }

  /** The map's cell of the row. */
  cell(row: number): Locator {
    return this.page.locator(`[data-cell="${row}"]`);
  }

  /** The value of each row, as the table or the map that is shown has it: "0110X011". */
  async values(): Promise<string> {
    return this.page.evaluate(() => {
      const cells = [...document.querySelectorAll<HTMLElement>("[data-cell]")];
      const ascending = cells.toSorted(
        (one, other) => Number(one.dataset["cell"]) - Number(other.dataset["cell"]),
      );
      const ofMap = ascending.map((cell) => cell.dataset["value"]);
      const outputs = [...document.querySelectorAll<HTMLElement>("tr[data-row] td:last-child")];
      return [...ofMap, ...outputs.map((output) => output.textContent.trim())].join("");
    });
  }

  card(name: "Sum of products" | "Product of sums"): Locator {
    return this.page.getByRole("region", { name, exact: true });
  }

  /** The canonical form as a copy has it; null while there is none. */
  async canonical(): Promise<string | null> {
    return this.#expression(0);
  }

  /** The minimal form as a copy has it; null while there is none. */
  async minimal(): Promise<string | null> {
    return this.#expression(1);
  }

  async #expression(at: number): Promise<string | null> {
    const card = this.page.getByRole("region", { name: /^(?:Sum of products|Product of sums)$/ });
    const expression = card.getByRole("math").nth(at);
    return (await expression.count()) === 0 ? null : expression.textContent();
  }

  /** The header's cells from the row number on. */
  async names(): Promise<string[]> {
    const cells = await this.table.locator("thead th").allTextContents();
    return cells.slice(1);
  }

  /** The visible rows: number, bits and output. */
  async cells(): Promise<string[]> {
    return this.table
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => cell.textContent.trim()).join(" ")),
      );
  }

  /** Numbers of the ticked rows. */
  async ticked(): Promise<number[]> {
    return this.boxes.evaluateAll((boxes) =>
      boxes.flatMap((box, row) => (box instanceof HTMLInputElement && box.checked ? [row] : [])),
    );
  }

  hash(): Promise<string> {
    return this.page.evaluate(() => location.hash);
  }
}
