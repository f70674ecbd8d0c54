// The files of the build that a first visit needs beside those in the document's head. Pure; the build lists them in index.html.

export interface FirstFiles {
  /** By the path of the screen, all that its module imports beside the page's start. */
  readonly screens: Readonly<
    Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
  >;
  /** The paths of the screens from which the first answer is asked for. */
  readonly solving: readonly string[];
  /** For an answer in the frame, on a slow line. */
  readonly answer: {
    /** The script that asks the service. */
    readonly script: string;
    /** The script and the style sheets that draw its answer. */
    readonly drawing: string;
    readonly styles: readonly string[];
    /** The scripts that the page draws the same answer with. */
    readonly parts: readonly string[];
  };
  readonly worker: string;
  readonly wasm: { readonly simd: string; readonly plain: string };
}
