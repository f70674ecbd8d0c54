// What the open screen tells of itself for the head of a printed page.

export interface OnPaper {
  /** The path of the screen: what an earlier screen told is not meant. */
  readonly path: string;
  /** What the address of the shown state has behind its path. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** Whether they are short enough for an address. */
  readonly fits: boolean;
  /** What was given, in words; undefined where the parameters have it as it was typed. */
  readonly input?: string | undefined;
}

let tell: (() => OnPaper) | null = null;

/** The function is asked when the page is printed. */
export function tellPaper(ofScreen: () => OnPaper): void {
  tell = ofScreen;
}

/** Null where no screen has told anything yet. */
export function onPaper(): OnPaper | null {
  return tell && tell();
}
