// The Simplifier's screen for tests: its parts and a visitor's actions, by the names that a visitor sees.

import type { Locator, Page } from "playwright-core";
import { begin } from "#support/browser/begin.ts";

export class SimplifierScreen {
  readonly field: Locator;
  /** Only in the Min Terms mode. */
  readonly dontCares: Locator;
  readonly button: Locator;
  readonly answer: Locator;
  readonly alert: Locator;

  constructor(readonly page: Page) {
    this.field = page.getByRole("textbox", { name: "Expression or min terms" });
    this.dontCares = page.getByRole("textbox", { name: "Don't-cares" });
    this.button = page.getByRole("button", { name: "Simplify", exact: true });
    this.answer = page.getByRole("region", { name: "Answer" });
    this.alert = page.getByRole("alert");
  }

  /** Leaves for another screen and comes back to this path, with nothing of the question before. */
  async begin(path = "/simplify"): Promise<void> {
    await begin(this.page, path);
    await this.field.waitFor();
  }

  /** The value beside a label of the Answer card, as plain text. */
  row(label: "Sum Of Product" | "Prime Implicants" | "Result" | "More"): Locator {
    return this.answer
      .locator("div", { has: this.page.locator("dt", { hasText: new RegExp(`^${label}$`) }) })
      .locator("dd");
  }

  /** Types a text and asks for its answer. */
  async solve(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press("Enter");
    await this.answer.getByText(/^(minimal \(proved\)|best found, not proved minimal)$/).waitFor();
  }

  /** The Karnaugh map, unfolded in the last row. */
  get map(): Locator {
    return this.answer.getByRole("group", { name: "Karnaugh map" });
  }

  /** The minimum product of sums, unfolded in the last row. */
  get productOfSums(): Locator {
    return this.answer.getByRole("group", { name: "Product of sums" });
  }

  /** The typeset reading of the text; the minimum below it, which comes after a pause, is no part of it. */
  get readAs(): Locator {
    return this.page.locator("form [role=math]:not([data-minimum] *)");
  }

  /** The mark that an answer is proved; an answer to an older input has none. */
  get proved(): Locator {
    return this.row("Result").getByText("minimal (proved)");
  }

  get help(): Locator {
    return this.page
      .getByRole("main")
      .getByText("Operators, highest precedence first. Use brackets to group.");
  }

  mode(name: "Boolean" | "Min Terms"): Locator {
    return this.page.getByRole("radio", { name });
  }
}
