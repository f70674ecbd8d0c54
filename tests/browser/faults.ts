// What is wrong with a page as it stands: for axe, for a finger, and for a narrow window.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

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
export async function axeFaults(page: Page, { within, rules, without }: AxeOptions = {}): Promise<string[]> {
  // Nothing but violations is written down, and no second page joins the results of frames: on a long page the two
  // take longer than the rules themselves.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (within) axe.include(within);
  if (rules) axe.withRules([...rules]);
  if (without) axe.disableRules([...without]);
  const { violations } = await axe.analyze();
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
