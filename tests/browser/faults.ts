// What is wrong with a page as it stands: for axe, for a finger, and for a narrow window.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Serious faults of axe, and on a phone what is too small for a finger or reaches beyond the window. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const named = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  const misfits = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Of a choice the label is pressed.
    const pressable = [
      ...document.querySelectorAll<HTMLElement>("button, input:not([type=radio]), [role^=menuitem]"),
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
