// A choice of how a Karnaugh map is drawn: a switch above the map, on phones an entry of its menu.

import type { Locator, Page } from "playwright-core";
import type { Size } from "./browser.ts";

type Choice = "Swap rows and columns" | "All prime implicants";

export class MapChoice {
  readonly #menu: Locator;

  constructor(
    readonly page: Page,
    readonly size: Size,
  ) {
    this.#menu = page.getByRole("button", { name: "Map options" });
  }

  async toggle(choice: Choice): Promise<void> {
    const control = await this.#shown(choice);
    await control.click();
  }

  async isOn(choice: Choice): Promise<boolean> {
    const control = await this.#shown(choice);
    const isOn = (await control.getAttribute("aria-checked")) === "true";
    if (this.size === "phone") {
      await control.press("Escape");
      await control.waitFor({ state: "detached" });
    }
    return isOn;
  }

  async #shown(name: Choice): Promise<Locator> {
    if (this.size === "desktop") return this.page.getByRole("switch", { name });
    await this.#menu.click();
    return this.page.getByRole("menuitemcheckbox", { name });
  }
}
