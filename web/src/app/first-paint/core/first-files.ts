// The files of the build that a first visit needs besides those in the document's head. Pure; the build lists them in
// index.html.

export interface FirstFiles {
  /** By the path of the screen, all files that its module imports and the page's start does not. */
  readonly screens: Readonly<
    Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
  >;
  /** The paths of the screens on which a visitor may ask for the first answer. */
  readonly solving: readonly string[];
  readonly worker: string;
  readonly wasm: { readonly simd: string; readonly plain: string };
}
