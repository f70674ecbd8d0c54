// The messages from the page to its service worker. Pure types. A worker may be older or newer than the page, so it
// ignores a message that it does not know.

export type PageMessage =
  /** A page has started and is idle. `used` has the paths of the files that it loaded. */
  | { readonly kind: "started"; readonly used: readonly string[]; readonly savesData: boolean }
  /** The visitor asked for the new version: the waiting worker must take over. */
  | { readonly kind: "replace" };
