// What the build draws of the first paint, and which part of it a window gets. Pure; render.tsx draws, frame.ts shows.

import type { InputMode } from "#contract/input.ts";

/** The windows that are drawn, by what differs in their markup; sizes and colours are the style sheets' matter. */
export type ViewportName = "phone" | "tablet" | "desktop" | "undocked" | "bare";

/** HTML by the names of windows, the same HTML once. */
export type Drawn = Readonly<Partial<Record<ViewportName, string>>>;

export interface Drawing {
  /** The style elements with the theme's variables. */
  readonly styles: string;
  /** What is around a screen's content. */
  readonly shells: Drawn;
  /** The account's button of who is signed in, instead of the one that signs in. */
  readonly accounts: Drawn;
  /** The badge of a premium user, which stands after the beta label. */
  readonly badges: Drawn;
  /** The content of screens, by path. */
  readonly contents: Readonly<Record<string, Drawn>>;
  readonly answer: DrawnAnswer;
}

/** What the script of the early answer has of the Simplifier with an answer. */
export interface DrawnAnswer {
  /** The screen's content with an answer card whose rows are left out, by the mode of the question. */
  readonly contents: Readonly<Record<InputMode, DrawnStates>>;
  /** Buttons of the library, by variant and section, with marks where class, words and icon come. */
  readonly buttons: Readonly<Record<string, string>>;
}

export interface DrawnStates {
  readonly answered: Drawn;
  /** The input was edited since. */
  readonly edited: Drawn;
}

export interface PageParts {
  readonly styles: string;
  /** With an empty element where the content was. */
  readonly shell: string;
  readonly content: string;
}

const page = /^((?:<style[^]*?<\/style>)*)([^]*<main[^>]*><div[^>]*>)([^]*)(<\/div><\/main>[^]*)$/;

/** Takes the drawn page apart; throws where it is not built as layout.tsx builds it. */
export function partsOf(html: string): PageParts {
  const [, styles, before, content, after] = page.exec(html) ?? [];
  if (styles === undefined || before === undefined || content === undefined || after === undefined)
    throw new Error(`The page has no main with one element in it: ${html.slice(0, 300)}`);
  return { styles, shell: before + after, content };
}

/** The content of the Simplifier with an answer card, without the card's rows. */
export function withoutRows(content: string): string {
  const emptied = content.replace(/<dl>[^]*<\/dl>/, "<dl></dl>");
  if (emptied === content) throw new Error(`The Simplifier has no answer: ${content.slice(0, 300)}`);
  return emptied;
}

/** The account's button of a page that is drawn for somebody who is signed in; empty where nobody can sign in. */
export function accountIn(html: string): string {
  const [button = ""] = /<button[^>]*aria-label="Account"[^]*?<\/button>/.exec(html) ?? [];
  return button;
}

export interface Window {
  /** Below 600 px. */
  readonly isPhone: boolean;
  /** From 1200 px on. */
  readonly isWide: boolean;
  /** Whether the drawer is docked where there is room. */
  readonly isDocked: boolean;
  readonly hasHeader: boolean;
}

export function shellFor({ isPhone, isWide, isDocked, hasHeader }: Window): ViewportName {
  if (!hasHeader) return "bare";
  if (isWide) return isDocked ? "desktop" : "undocked";
  return isPhone ? "phone" : "tablet";
}

export function contentFor({ isPhone, isWide }: Window): ViewportName {
  if (isWide) return "desktop";
  return isPhone ? "phone" : "tablet";
}
