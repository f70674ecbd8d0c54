// The facts about the open screen for the head of a printed page.

export interface OnPaper {
  /** The path of the screen, so that the facts of an earlier screen are not printed. */
  readonly path: string;
  /** The parameters in the address of the shown state. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** Whether the parameters are short enough for an address. */
  readonly fits: boolean;
  /** The input in words; undefined if the parameters contain it as typed. */
  readonly input?: string | undefined;
}

let tell: (() => OnPaper) | null = null;

/** `ofScreen` is called when the page is printed. */
export function tellPaper(ofScreen: () => OnPaper): void {
  tell = ofScreen;
}

/** Null if no screen has called `tellPaper` yet. */
export function onPaper(): OnPaper | null {
  return tell && tell();
}
