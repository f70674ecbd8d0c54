// What the page tells its service worker. Pure types; a worker may be older or newer than the page, so it passes over
// a message that it does not know.

export type PageMessage =
  /** A page has started and is idle. `used` has the paths of the files that it loaded. */
  | { readonly kind: "started"; readonly used: readonly string[]; readonly savesData: boolean }
  /** The person asked for the new version: the worker that waits takes over. */
  | { readonly kind: "replace" };
