// Which of the two modes the toggle shows, and whether it is locked (specification, section 4).

import { detectMode, resolveMode, type InputMode } from "#contract/input.ts";

export interface ModeChoice {
  readonly mode: InputMode;
  /** Whether the text allows this mode only; the other segment is then disabled. */
  readonly locked: boolean;
}

/** `chosen` is the visitor's choice, which counts for a text that allows both modes; null if there is none. */
export function modeOf(text: string, chosen: InputMode | null): ModeChoice {
  const detected = detectMode(text);
  if (detected !== "either") return { mode: detected, locked: true };
  return { mode: chosen ?? resolveMode(text), locked: false };
}
