// What a screen reader is told of a part of a page: each control with its name and its state, each text and each formula.

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Elements whose name has all that is in them. */
const wholeByName = /^(?:button|link|row|radio|option|menuitem\w*)\b/;
/** Elements that are told as their text alone. */
const onlyText = /^(?:text|paragraph|term|definition|caption|code|status|strong|emphasis|time|note): /;

/**
 * Waits until the part tells these lines, as `heard` writes them. What it tells instead is noted as a failure of this name, and
 * the test goes on.
 */
export async function tells(part: Locator, name: string, lines: readonly string[]): Promise<void> {
  let told: readonly string[] = [];
  try {
    await expect.poll(async () => (told = await heard(part))).toEqual(lines);
  } catch {
    expect.soft(told, name).toEqual(lines);
  }
}

/**
 * Takes the minimum that is shown while a text is typed away, because it comes only on a machine that is quick enough. To be
 * called before anything is typed.
 */
export async function hideMinimum(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("minimumWhileTyping", "off"));
}

/**
 * A line for each element in the order of the page, such as `switch "Show the parts" [checked]`, and texts as they are. What
 * only holds other elements has a line if it has a name; a link's address and a field's hint and text stand behind them.
 */
export async function heard(part: Locator): Promise<readonly string[]> {
  const told: string[] = [];
  /** The level of an element whose contents its name has. */
  let whole = Infinity;
  let field = Infinity;
  for (const line of (await part.ariaSnapshot()).split("\n")) {
    const [, indent = "", rest = ""] = /^( *)- (.*)$/.exec(line) ?? [];
    const level = indent.length;
    const { element, isHolder } = elementIn(rest);
    const [, value] = /^\/\w+: (.*)$/.exec(element) ?? [];
    if (value !== undefined && level <= whole + 2) told.push(`${told.pop()} <${plain(value)}>`);
    if (value !== undefined || level > whole) continue;
    whole = wholeByName.test(element) ? level : Infinity;
    const text = element.replace(onlyText, "");
    if (level > field) {
      told.push(`${told.pop()}: ${text}`);
      continue;
    }
    field = element.startsWith("textbox") ? level : Infinity;
    // What has neither a name nor a text: a live region that says nothing, the groups of a table's rows, a list.
    const isNameless = /^\w+$/.test(element) || (isHolder && !element.includes('"'));
    // The label that is seen beside a radio, and the caption that names a table, are told with these.
    const isKnown = text !== element && (told.at(-1) ?? "").includes(` "${text}"`);
    if (!isNameless && !isKnown) told.push(text);
  }
  return told;
}

/** The element of a line of the snapshot, which is YAML, and whether its contents follow. */
function elementIn(line: string): { readonly element: string; readonly isHolder: boolean } {
  const [, quoted, colon] = /^'(.*)'(:?)$/.exec(line) ?? [];
  if (quoted !== undefined) return { element: quoted.replaceAll("''", "'"), isHolder: colon !== "" };
  const [, role, text] = /^([\w-]+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*): (.*)$/.exec(line) ?? [];
  if (role !== undefined) return { element: `${role}: ${plain(text ?? "")}`, isHolder: false };
  return { element: line.replace(/:$/, ""), isHolder: line.endsWith(":") };
}

/** A value of YAML without its quotation marks. */
function plain(value: string): string {
  return value.startsWith('"') ? value.slice(1, -1).replaceAll(/\\(.)/g, "$1") : value;
}
