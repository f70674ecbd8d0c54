// A visitor's own steps in the panel, for tests: the fields of the lines, and what is said of them.

import type { Locator } from "playwright-core";
import { lineListTexts } from "#messages/expression.ts";
import { ownTabs } from "#messages/steps.ts";
import type { OpenedPage, OpenOptions } from "#support/browser/browser.ts";
import { questionPath, StepsScreen } from "./steps-screen.ts";

export class OwnStepsScreen extends StepsScreen {
  line(number: number): Locator {
    return this.panel.getByRole("textbox", { name: lineListTexts.line(number) });
  }

  lines(): Promise<readonly (string | false)[]> {
    return this.panel
      .getByRole("textbox")
      .evaluateAll((fields) => fields.map((field) => field instanceof HTMLInputElement && field.value));
  }

  says(text: string | RegExp): Promise<void> {
    return this.panel.getByText(text).first().waitFor();
  }

  choose(tab: string): Promise<void> {
    return this.panel.getByRole("radiogroup").getByText(tab, { exact: true }).click();
  }
}

/** The tab of the own steps for A.B+A.B', or for the path's question, as a premium user sees it. */
export async function openOwnSteps(
  open: (options?: OpenOptions) => Promise<OpenedPage>,
  options: OpenOptions = {},
) {
  const opened = await open({ as: "premium@example.com", path: questionPath("A.B+A.B'"), ...options });
  const screen = new OwnStepsScreen(opened.page);
  await screen.show.click();
  await screen.choose(ownTabs.own);
  await screen.line(1).waitFor();
  return { ...opened, screen };
}
