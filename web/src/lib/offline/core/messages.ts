// The messages from the page to its service worker. Pure types. A worker may be older or newer than the page, so it
// ignores a message that it does not know.

export type PageMessage =
  /** A page has started and is idle. `used` has the paths of the files that it loaded. */
  | { readonly kind: "started"; readonly used: readonly string[]; readonly savesData: boolean }
  /** What is kept? The answer comes through the port that is sent with the message. */
  | { readonly kind: "kept" }
  /** The visitor asked for the new version: the waiting worker must take over. */
  | { readonly kind: "replace" };

/** What a browser has kept of a build. */
export interface Kept {
  /** Whether every free tool works without a network. */
  readonly tools: boolean;
  /** How many lessons are whole without a network. */
  readonly lessons: number;
  /** Of all kept files, not compressed. */
  readonly bytes: number;
}
