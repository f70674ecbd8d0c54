// What is wrong with a page as it stands: for axe, for a finger, and for a narrow window.

import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { sizes } from "./browser.ts";

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
    async ([context, given]) => {
      // Axe reads the whole document whatever part it looks at. Without the other sections of a lesson it takes a tenth of the
      // time.
      const parts = context === undefined ? [] : [...document.querySelectorAll(context)];
      const own = new Set(parts.map((part) => part.closest("[data-section]")));
      const others = [...document.querySelectorAll("[data-section]")].filter((one) => !own.has(one));
      const { scrollX, scrollY } = window;
      const places = (own.size > 0 && !own.has(null) ? others : []).map((section) => {
        const place = document.createComment("");
        section.replaceWith(place);
        return () => place.replaceWith(section);
      });
      try {
        return (await window.axe.run(context ?? document, given)).violations;
      } finally {
        for (const putBack of places) putBack();
        if (places.length > 0) window.scrollTo(scrollX, scrollY);
      }
    },
    [within, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** The rules that look at colours, which are all that light and dark differ in. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds in light; then, in dark on the same page, what it finds in the colours. The page is light again after. */
export async function axeFaultsInBoth(page: Page, options: AxeOptions = {}): Promise<string[]> {
  return [...(await axeFaults(page, options)), ...(await axeFaultsOfDark(page, options))];
}

async function axeFaultsOfDark(page: Page, options: AxeOptions = {}): Promise<string[]> {
  await become(page, "dark");
  const named = await axeFaults(page, { ...options, rules: colourRules });
  await become(page, "light");
  return named.map((fault) => `in dark: ${fault}`);
}

/** The system's choice, which the page follows at once unless the visitor has chosen. */
export async function become(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => document.documentElement.getAttribute("data-mantine-color-scheme") === scheme,
    colorScheme,
  );
}

/** As `faults` in light; then, in dark on the same page, what axe finds in the colours. */
export async function faultsInBoth(page: Page, options?: AxeOptions): Promise<string[]> {
  return [...(await faults(page, options)), ...(await axeFaultsOfDark(page, options))];
}

/**
 * For a page of a phone: as `faults`; then, in a window of a desktop, as `faultsInBoth`, because the colours of dark are the
 * same at both sizes. The window is the phone's again after.
 */
export async function faultsAtBothSizes(page: Page, options?: AxeOptions): Promise<string[]> {
  return [...(await faults(page, options)), ...(await faultsOnDesktop(page, options))];
}

/**
 * As `axeFaults` for a page of a phone, which may have options of its own; then, in a window of a desktop, as
 * `faultsAtBothSizes`.
 */
export async function axeFaultsAtBothSizes(
  page: Page,
  options: AxeOptions = {},
  onPhone = options,
): Promise<string[]> {
  return [...(await axeFaults(page, onPhone)), ...(await faultsOnDesktop(page, options))];
}

async function faultsOnDesktop(page: Page, options?: AxeOptions): Promise<string[]> {
  await page.setViewportSize(sizes.desktop);
  const named = await faultsInBoth(page, options);
  await page.setViewportSize(sizes.phone);
  return named.map((fault) => `on a desktop: ${fault}`);
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
