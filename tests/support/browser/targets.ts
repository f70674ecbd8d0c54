// What is too small for a finger.

import type { Page } from "playwright-core";

/**
 * The controls that are less than 44 px wide or high, by their markup. A radio or a check box counts with its label,
 * which takes the press. Links within a sentence keep the height of its line; a link that is a sentence of its own does
 * not count as one. A button in a row that is pressed over its whole width may be 32 px high.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressable =
      "a[href], button, input, select, textarea, summary, label, [role=button], [role=switch], [role=tab], [role^=menuitem]";

    function isWithinSentence(element: Element): boolean {
      if (!element.matches("a") || getComputedStyle(element).display !== "inline") return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      if (!block) return false;
      const range = document.createRange();
      range.selectNodeContents(block);
      range.setEndBefore(element);
      const before = range.toString().trim();
      range.selectNodeContents(block);
      range.setStartAfter(element);
      const after = range.toString().trim();
      const begins = before === "" || /[.?:]$/.test(before);
      const ends = after === "" || /[.?]$/.test(element.textContent ?? "");
      return !(begins && ends);
    }

    /** What takes the press: of a field with a label around or beside it, both. */
    function reachOf(element: HTMLElement): readonly DOMRect[] {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const isOption = element.matches("input[type=radio], input[type=checkbox]");
      return [element, ...(isOption ? labels : [])].map((each) => each.getBoundingClientRect());
    }

    return (
      [...document.querySelectorAll<HTMLElement>(pressable)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.matches(".spoken, :not(:focus)[class*=skip]"))
        // The label of a field to type in names it; the field is what is pressed.
        .filter(
          (element) =>
            !(element instanceof HTMLLabelElement && element.control?.matches("[type=text], textarea")),
        )
        .filter((element) => !isWithinSentence(element))
        .filter(
          (element) => !element.closest("tr[data-pressed]") || element.getBoundingClientRect().height < 31.9,
        )
        .filter((element) => !reachOf(element).some(({ width, height }) => width >= 43.9 && height >= 43.9))
        .map((element) => element.outerHTML.slice(0, 120))
    );
  });
}
