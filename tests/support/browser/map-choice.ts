// A choice of how a Karnaugh map is drawn: an entry of the map's menu.

import type { Locator, Page } from "playwright-core";

type Choice = "Swap rows and columns" | "All prime implicants" | "Without static hazards";

export class MapChoice {
  constructor(readonly page: Page) {}

  async toggle(choice: Choice): Promise<void> {
    const entry = await this.#shown(choice);
    await entry.click();
  }

  async isOn(choice: Choice): Promise<boolean> {
    const entry = await this.#shown(choice);
    const isOn = (await entry.getAttribute("aria-checked")) === "true";
    await entry.press("Escape");
    await entry.waitFor({ state: "detached" });
    return isOn;
  }

  async #shown(name: Choice): Promise<Locator> {
    await this.page.getByRole("button", { name: "Map options" }).click();
    return this.page.getByRole("menuitemcheckbox", { name });
  }
}
