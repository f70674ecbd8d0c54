// What is wrong with a page as it stands: for axe, for a finger, and for a narrow window.

import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    readonly axe: typeof import("axe-core");
  }
}

export interface AxeOptions {
  /** Selector of the part of the page that is looked at. */
  readonly within?: string;
  /** The only rules that are asked. */
  readonly rules?: readonly string[];
  /** Rules that are not asked. */
  readonly without?: readonly string[];
}

/** For a page with an open menu or tooltip: these are drawn at the end of the body, outside of every landmark. */
export const withMenu: AxeOptions = { without: ["region"] };

/** What axe finds wrong in the page's own document, a line for each rule. */
export async function axeFaults(
  page: Page,
  { within, rules, without = [] }: AxeOptions = {},
): Promise<string[]> {
  // A document compiles axe once: compiling it takes as long as all of its rules on a small screen.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    // Nothing but violations is written down.
    resultTypes: ["violations"],
    iframes: false,
    ...(rules && { runOnly: { type: "rule", values: [...rules] } }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const violations = await page.evaluate(
    async ([context, given]) => (await window.axe.run(context ?? document, given)).violations,
    [within, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Faults of axe, and on a phone what is too small for a finger or reaches beyond the window. */
export async function faults(page: Page, options?: AxeOptions): Promise<string[]> {
  const named = await axeFaults(page, options);
  const misfits = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Of a choice the label is pressed.
    const pressable = [
      ...document.querySelectorAll<HTMLElement>(
        "button, input:not([type=radio]), [role^=menuitem], dialog a",
      ),
    ];
    const small = pressable.filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility() && !element.matches(":not(:focus)[class*=skip]");
      return clientWidth < 600 && isShown && (width < 43.9 || height < 43.9);
    });
    return [
      ...small.map(({ outerHTML }) => `small: ${outerHTML.slice(0, 120)}`),
      ...(scrollWidth > clientWidth ? ["scrolls sideways"] : []),
    ];
  });
  return [...named, ...misfits];
}
