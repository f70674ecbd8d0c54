// The parts of the first paint that the build draws, and the choice of the part for a window. Pure; render.tsx draws,
// frame.ts shows.

/** The windows that are drawn: one for each difference in markup; the style sheets handle sizes and colours. */
export type ViewportName = "phone" | "tablet" | "desktop" | "undocked" | "bare";

/** HTML by the names of windows; equal HTML is stored once. */
export type Drawn = Readonly<Partial<Record<ViewportName, string>>>;

export interface Drawing {
  /** The style elements with the theme's variables. */
  readonly styles: string;
  /** The page around a screen's content. */
  readonly shells: Drawn;
  /** The account's button for a signed-in user, instead of the button that signs in. */
  readonly accounts: Drawn;
  /** The badge of a premium user, which comes after the beta label. */
  readonly badges: Drawn;
  /** The content of screens, by path. */
  readonly contents: Readonly<Record<string, Drawn>>;
}

export interface PageParts {
  readonly styles: string;
  /** The page with an empty element instead of the content. */
  readonly shell: string;
  readonly content: string;
}

const page = /^((?:<style[^]*?<\/style>)*)([^]*<main[^>]*><div[^>]*>)([^]*)(<\/div><\/main>[^]*)$/;

/** Splits the drawn page into its parts; throws if its structure is not that of layout.tsx. */
export function partsOf(html: string): PageParts {
  const [, styles, before, content, after] = page.exec(html) ?? [];
  if (styles === undefined || before === undefined || content === undefined || after === undefined)
    throw new Error(`The page has no main with one element in it: ${html.slice(0, 300)}`);
  return { styles, shell: before + after, content };
}

/** The account's button of a page drawn for a signed-in user; empty if sign-in is not configured. */
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
