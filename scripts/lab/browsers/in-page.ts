// Functions that run in the page, as their own source: none of them uses anything outside itself.

import type { ViewportPoint } from "./session.ts";

/** The elements that may have a role, so that only those few are asked for their names. */
export const selectors = {
  alert: "[role=alert]",
  application: "[role=application]",
  button: "button, summary, [role=button]",
  checkbox: "input[type=checkbox], [role=checkbox]",
  dialog: "dialog, [role=dialog]",
  gridcell: "[role=grid] td",
  heading: "h1, h2, h3",
  /** The text of a control that is itself out of sight. */
  label: "label",
  link: "a[href]",
  main: "main",
  menuitem: "[role^=menuitem]",
  page: "body",
  region: "section, [role=region]",
  switch: "[role=switch]",
  table: "table",
  textbox: "input:not([type=checkbox], [type=radio]), textarea",
} as const;

/** What a visitor looks for: the first that is shown. */
export interface Sought {
  readonly role: keyof typeof selectors;
  /** By default any. */
  readonly name?: string;
  /** Whether the name is only a beginning. */
  readonly isStart?: boolean;
  /** A selector of what it is in. */
  readonly within?: string;
}

export interface Found {
  /** Where a press meets the element; null if none does. */
  readonly middle: ViewportPoint | null;
  readonly corner: ViewportPoint;
  readonly text: string;
  readonly isChecked: boolean;
  /** Why a press does not meet it; empty if one does. */
  readonly obstacle: string;
}

/** Looks for the element and scrolls it into view; null where it is not shown. */
export function find({ name, isStart = false, within = ":root" }: Sought, selector: string): Found | null {
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  /** The text of an element as it is read aloud. */
  const spoken = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
    return node.getAttribute("aria-label") ?? Array.from(node.childNodes, spoken).join("");
  };
  const nameOf = (element: Element): string => {
    const own = element.getAttribute("aria-label");
    if (own !== null) return plain(own);
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
    const caption = element instanceof HTMLTableElement ? element.caption : null;
    const all = [...ids.map((id) => document.getElementById(id)), ...labels, caption];
    const named = all.filter((each) => each !== null);
    return plain((named.length > 0 ? named : [element]).map(spoken).join(" "));
  };
  const element = Array.from(document.querySelectorAll(within))
    .flatMap((scope) => Array.from(scope.querySelectorAll<HTMLElement>(selector)))
    .find((each) => {
      if (each.getClientRects().length === 0) return false;
      if (name === undefined) return true;
      return isStart ? nameOf(each).startsWith(name) : nameOf(each) === name;
    });
  if (!element) return null;
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const met = document.elementFromPoint(middle.x, middle.y);
  const isMet = met !== null && (element.contains(met) || met.closest("label")?.control === element);
  const isDisabled = element.matches(":disabled, [aria-disabled=true]");
  const obstacle = isDisabled ? "is disabled" : isMet ? "" : `lies below ${met?.outerHTML.slice(0, 200)}`;
  return {
    middle: obstacle ? null : middle,
    corner: { x, y },
    text: plain(element.innerText),
    isChecked: element.matches(":checked, [aria-checked=true]"),
    obstacle,
  };
}

/** Stands before the page's first script and keeps what goes wrong from then on. */
export function collectFaults(): void {
  const faults: string[] = [];
  Object.assign(window, { faultsOfPage: faults });
  const log = console.error;
  console.error = (...words: readonly unknown[]) => {
    faults.push(`console: ${words.map(String).join(" ")}`);
    log(...words);
  };
  const onError = ({ target, message, filename, lineno }: ErrorEvent) => {
    // Firefox refuses to load ahead what a script of the document loads, which is no loss.
    if (target instanceof HTMLLinkElement && target.rel === "modulepreload") return;
    faults.push(
      target instanceof Element ? `not loaded: ${target.outerHTML}` : `${message} (${filename}:${lineno})`,
    );
  };
  // While it goes down, because the error of a file that is not loaded does not rise.
  window.addEventListener("error", onError, true);
  window.addEventListener("unhandledrejection", ({ reason }) => faults.push(`not handled: ${reason}`));
  window.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    faults.push(`the security policy refused ${blockedURI} (${violatedDirective})`),
  );
}

/** What went wrong so far; null where nothing collects it. */
export function collectedFaults(): readonly string[] | null {
  return "faultsOfPage" in window && Array.isArray(window.faultsOfPage) ? window.faultsOfPage : null;
}

/** The tables that do not show their whole width; says so too where there is none. */
export function cutTables(): readonly string[] {
  const tables = Array.from(document.querySelectorAll("main table"));
  if (tables.length === 0) return ["there is no table"];
  return tables.flatMap((table) => {
    const { scrollWidth = 0, clientWidth = 0 } = table.parentElement ?? {};
    return scrollWidth > clientWidth ? [`a table of ${scrollWidth} px has ${clientWidth} px`] : [];
  });
}

/** Whether the page has taken over from the frame of its first paint. */
export function isDrawn(): boolean {
  return document.querySelector("main") !== null && document.querySelector("page-frame") === null;
}

/** Whether each animation that has an end has reached it. */
export function isStill(): boolean {
  return document
    .getAnimations()
    .every((each) => each.playState !== "running" || each.effect?.getComputedTiming().endTime === Infinity);
}

/** Whether keys go to a field. */
export function isInField(): boolean {
  return document.activeElement?.matches("input, textarea") ?? false;
}
