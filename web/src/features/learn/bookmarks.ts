// The bookmarks of lessons, so that Back leads to the position at which a lesson was left. They are kept while the page
// is open, and over a reload in the session's storage, which may be blocked.

import {
  parseBookmarks,
  withBookmark,
  writeBookmarks,
  type Bookmark,
  type Bookmarks,
} from "#learn/core/bookmarks.ts";

const storageKey = "lessonBookmarks";

let bookmarks: Bookmarks | null = null;

function known(): Bookmarks {
  if (bookmarks === null) {
    bookmarks = parseBookmarks(storedText());
    window.addEventListener("pagehide", store);
  }
  return bookmarks;
}

export function bookmarkAt(entry: string): Bookmark | undefined {
  return known().get(entry);
}

export function keepBookmark(entry: string, bookmark: Bookmark): void {
  bookmarks = withBookmark(known(), entry, bookmark);
}

function storedText(): string {
  try {
    // Only after a reload or Back: a link that is opened again asks for its own section.
    const [visit] = performance.getEntriesByType("navigation");
    const isReturn = visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
    return (isReturn && window.sessionStorage.getItem(storageKey)) || "";
  } catch {
    return "";
  }
}

function store(): void {
  try {
    window.sessionStorage.setItem(storageKey, writeBookmarks(known()));
  } catch {
    // Without storage, only the browser's own scroll restoration remains.
  }
}
