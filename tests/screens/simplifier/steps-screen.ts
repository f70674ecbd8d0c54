// The steps of an answer for tests: the button, the panel and its steps, by the names that a visitor sees.

import type { BrowserContext, Locator, Page, Route } from "playwright-core";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { SimplifierScreen } from "./screen.ts";

export const stepsPath = "**/api/premium/simplify/steps";

/** Answers each call with this derivation; the list has the bodies of the calls. */
export async function answerSteps(
  context: BrowserContext,
  steps: readonly DerivationStep[],
): Promise<readonly string[]> {
  const bodies: string[] = [];
  await context.route(stepsPath, (route: Route) => {
    bodies.push(route.request().postData() ?? "");
    return route.fulfill({ json: steps });
  });
  return bodies;
}

/** The path of the Simplifier with a question that it answers on arrival. */
export function questionPath(input: string, mode: "boolean" | "mint" = "boolean"): string {
  return `/simplify?input=${encodeURIComponent(input)}&mode=${mode}`;
}

export class StepsScreen extends SimplifierScreen {
  readonly show: Locator;
  readonly panel: Locator;
  readonly rail: Locator;
  readonly back: Locator;
  readonly next: Locator;
  readonly gate: Locator;

  constructor(page: Page) {
    super(page);
    this.show = page.getByRole("button", { name: "Show Steps" });
    this.panel = page.getByRole("complementary", { name: "Steps" });
    this.rail = this.panel.getByRole("list", { name: "Steps of the derivation" });
    this.back = this.panel.getByRole("button", { name: "Back", exact: true });
    this.next = this.panel.getByRole("button", { name: "Next", exact: true });
    this.gate = page.getByRole("dialog", { name: "Premium Feature" });
  }

  /** Opens the panel and waits for the derivation. */
  async openSteps(): Promise<void> {
    await this.show.click();
    await this.rail.waitFor();
  }

  /** A step of the rail by its number. */
  step(at: number): Locator {
    return this.rail.locator(`[data-step="${at}"]`);
  }

  /** The button of a step, with its number and its law. */
  head(at: number): Locator {
    return this.step(at).locator("button[aria-current], button[aria-expanded]").first();
  }

  /** The button of a folded run, such as "4–7". */
  run(numbers: string): Locator {
    return this.rail.getByRole("button", { name: `Steps ${numbers}` });
  }

  /** The number of the open step. */
  async openStep(): Promise<number> {
    return Number(await this.rail.locator("[data-open]").getAttribute("data-step"));
  }

  /** What the live region says. */
  spoken(): Promise<string> {
    return this.panel.locator("output").last().innerText();
  }
}
