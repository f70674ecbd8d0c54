// What a writer of files gives. Pure.

export interface WrittenFile {
  readonly text: string;
  /** The names that the format does not allow, and what was written for each. */
  readonly changed: readonly { readonly from: string; readonly to: string }[];
}
