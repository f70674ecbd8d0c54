// The Number Systems screen for tests: its parts and a visitor's actions, by the names that a visitor sees.

import type { OpenOptions, useBrowser } from "#support/browser/browser.ts";
import type { Locator, Page } from "playwright-core";

export class NumberSystemsScreen {
  readonly field: Locator;
  readonly table: Locator;
  readonly complements: Locator;
  readonly widths: Locator;

  constructor(readonly page: Page) {
    this.field = page.getByRole("textbox", { name: "Number", exact: true });
    this.table = page.getByRole("table", { name: "The number in every base" });
    this.complements = page.getByRole("region", { name: "Complements" });
    this.widths = this.complements.getByRole("radiogroup", { name: "Bits" });
  }

  base(name: "BIN" | "OCT" | "DEC" | "HEX"): Locator {
    return this.page.getByRole("radio", { name, exact: true });
  }

  /** Presses the label of the segment, as a visitor does; its radio is out of sight. */
  async choose(group: "Base of the number" | "Bits", name: string): Promise<void> {
    await this.page
      .getByRole("radiogroup", { name: group })
      .locator("label")
      .filter({ hasText: new RegExp(`^${name}$`) })
      .click();
  }

  row(name: string): Locator {
    return this.table.getByRole("row", { name: new RegExp(`^${name}\\b`) });
  }

  /** The value in a row of either table. */
  async value(name: string): Promise<string> {
    const row = this.page.getByRole("row", { name: new RegExp(`^${name}(?!\\w)`) });
    return (await row.getByRole("cell").first().innerText()).trim();
  }

  working(name: string): Locator {
    return this.table.getByRole("button", { name: new RegExp(`^${name}\\b`) });
  }

  /** Names of the segments of a group that cannot be chosen. */
  async disabled(group: "Base of the number" | "Bits"): Promise<string[]> {
    const radios = await this.page.getByRole("radiogroup", { name: group }).getByRole("radio").all();
    const names = await Promise.all(
      radios.map((radio) =>
        radio.evaluate((input: HTMLInputElement) =>
          input.disabled ? (input.labels?.[0]?.textContent ?? "") : null,
        ),
      ),
    );
    return names.filter((name) => name !== null);
  }

  /** The error under the field; empty while there is none. */
  async sentence(): Promise<string> {
    const id = await this.field.getAttribute("aria-describedby");
    return id === null ? "" : this.page.locator(`[id="${id}"]`).innerText();
  }

  /** The marked characters; null while there are none. */
  async marked(): Promise<string | null> {
    const mark = this.page.locator("form mark");
    return (await mark.count()) === 0 ? null : mark.textContent();
  }
}

/** Opens the screen and waits until it can be used. */
export async function openNumberSystems(open: ReturnType<typeof useBrowser>, options: OpenOptions = {}) {
  const opened = await open({ path: "/number-systems", ...options });
  const screen = new NumberSystemsScreen(opened.page);
  await screen.field.waitFor();
  return { ...opened, screen };
}
