// A page as it is printed: its PDF, read, and the characters that it shows while it is printed.

import type { Page } from "playwright-core";
import { faultsOf } from "#support/paper/sheet-faults.ts";
import { sheetsOf, type Sheet } from "#support/paper/sheets.ts";

/** The head of a page comes with a part that no screen waits for. */
export async function untilPaperIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const before = document.body.childElementCount;
    window.dispatchEvent(new Event("beforeprint"));
    const isReady = document.body.childElementCount > before;
    window.dispatchEvent(new Event("afterprint"));
    return isReady;
  });
}

export async function print(page: Page): Promise<readonly Sheet[]> {
  return sheetsOf(await page.pdf({ format: "A4" }));
}

/** What is wrong with the sheets, and which characters of the page are not on them. */
export async function paperFaults(page: Page, sheets: readonly Sheet[]): Promise<readonly string[]> {
  const missing = missingFrom(sheets, await shownOnPaper(page));
  return [...faultsOf(sheets), ...(missing === "" ? [] : [`not on paper: ${missing}`])];
}

export function textOf({ texts }: Sheet): string {
  return plain(texts.map(({ text }) => text).join(""));
}

/** Without blanks, and as letters of their own where a font joins two. */
export function plain(text: string): string {
  return text.normalize("NFKC").replace(/[\s\u200b\u2060]/g, "");
}

/** The heads of a table are printed on each of its sheets, so paper may have more. */
function missingFrom(sheets: readonly Sheet[], shown: string): string {
  const printed = new Map<string, number>();
  for (const character of sheets.map(textOf).join(""))
    printed.set(character, (printed.get(character) ?? 0) + 1);
  return [...plain(shown)]
    .filter((character) => {
      const left = printed.get(character) ?? 0;
      printed.set(character, left - 1);
      return left < 1;
    })
    .join("");
}

/** The text of all elements that are drawn while the page is printed. */
async function shownOnPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  const shown = await page.evaluate(() => {
    window.dispatchEvent(new Event("beforeprint"));
    const isDrawn = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).clipPath !== "none") return false;
      return Number.parseFloat(getComputedStyle(element).fontSize) > 0;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let text = "";
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (currentNode.parentElement && isDrawn(currentNode.parentElement)) text += currentNode.textContent;
    }
    window.dispatchEvent(new Event("afterprint"));
    return text;
  });
  await page.emulateMedia({ media: null });
  return shown;
}
