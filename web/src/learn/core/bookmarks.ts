// The position at which a reader left a lesson, by entry of the browser's history, as it is kept over a reload. Pure.
// The storage may contain any text, so reading it never fails: invalid entries are left out.

export interface Bookmark {
  /** The section at the top of the window; null above the first one. */
  readonly section: string | null;
  /**
   * px from the top of the window to the top of the section; above the first section the scroll position of the page.
   */
  readonly offset: number;
}

/** Bookmarks by history entry, the latest last. */
export type Bookmarks = ReadonlyMap<string, Bookmark>;

/** Beyond this number the oldest entries are deleted. */
export const bookmarksMax = 50;

export function withBookmark(bookmarks: Bookmarks, entry: string, bookmark: Bookmark): Bookmarks {
  const others = [...bookmarks].filter(([known]) => known !== entry);
  return new Map([...others, [entry, bookmark] as const].slice(-bookmarksMax));
}

export function writeBookmarks(bookmarks: Bookmarks): string {
  return JSON.stringify([...bookmarks]);
}

export function parseBookmarks(text: string): Bookmarks {
  try {
    const value: unknown = JSON.parse(text);
    return new Map(Array.isArray(value) ? value.filter(isEntry).slice(-bookmarksMax) : []);
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is readonly [entry: string, bookmark: Bookmark] {
  if (!Array.isArray(value) || typeof value[0] !== "string") return false;
  const bookmark: unknown = value[1];
  if (
    typeof bookmark !== "object" ||
    bookmark === null ||
    !("section" in bookmark) ||
    !("offset" in bookmark)
  )
    return false;
  const { section, offset } = bookmark;
  return (section === null || typeof section === "string") && Number.isFinite(offset);
}
