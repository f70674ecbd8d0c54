// Which of the two modes the toggle shows and whether it is locked (specification, section 4).

import { detectMode, resolveMode, type InputMode } from "#contract/input.ts";

export interface ModeChoice {
  readonly mode: InputMode;
  /** Whether the text leaves no choice; the other segment is disabled then. */
  readonly locked: boolean;
}

/** `chosen` is what the person picked for a text that offers both; null while nothing was picked. */
export function modeOf(text: string, chosen: InputMode | null): ModeChoice {
  const detected = detectMode(text);
  if (detected !== "either") return { mode: detected, locked: true };
  return { mode: chosen ?? resolveMode(text), locked: false };
}
