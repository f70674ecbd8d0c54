// The practice of a lesson as a reader uses it.

import type { Locator, Page } from "playwright-core";

export class PracticeScreen {
  readonly frame: Locator;
  readonly answer: Locator;

  constructor(readonly page: Page) {
    this.frame = page.getByRole("region", { name: "Task to simplify" });
    this.answer = this.frame.getByRole("textbox", { name: "Your answer" });
  }

  /** The expression that is to be simplified, as it is typed. */
  task(): Promise<string> {
    return this.frame.locator("[data-example]").evaluate((node) => node.getAttribute("data-example") ?? "");
  }

  button(name: string | RegExp): Locator {
    return this.frame.getByRole("button", { name });
  }

  choose(name: string): Promise<void> {
    return this.frame.getByText(name, { exact: true }).click();
  }

  async check(answer: string): Promise<void> {
    await this.answer.fill(answer);
    await this.answer.press("Enter");
  }

  line(number: number): Locator {
    return this.frame.getByRole("textbox", { name: `Line ${number}`, exact: true });
  }

  /** The row of a line, with its mark and what is said of it. */
  row(number: number): Locator {
    return this.frame
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("textbox", { name: `Line ${number}`, exact: true }) });
  }

  /** The tasks of lesson 03 that are kept as solved. */
  solved(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const kept: unknown = JSON.parse(localStorage.getItem("lessonProgress") ?? "{}");
      const lesson = (kept as Record<string, { solved?: string[] }>)["03"];
      return (lesson?.solved ?? []).filter((id) => id.startsWith("simplify"));
    });
  }
}
