// The Simplifier's screen in the words of a person: what is on it and what one does there.

import type { Locator, Page } from "playwright-core";

export class SimplifierScreen {
  readonly field: Locator;
  readonly button: Locator;
  readonly answer: Locator;
  readonly alert: Locator;

  constructor(readonly page: Page) {
    this.field = page.getByRole("textbox", { name: "Expression or min terms" });
    this.button = page.getByRole("button", { name: "Simplify", exact: true });
    this.answer = page.getByRole("region", { name: "Answer" });
    this.alert = page.getByRole("alert");
  }

  /** The value beside a label of the Answer card, as plain text. */
  row(label: "Sum Of Product" | "Prime Implicants" | "Result"): Locator {
    return this.answer.locator("div", { has: this.page.locator("dt", { hasText: label }) }).locator("dd");
  }

  mode(name: "Boolean" | "Min Terms"): Locator {
    return this.page.getByRole("radio", { name });
  }
}
