// What an address or a history entry asks of the Simplifier. config/paths.ts builds the address; a text too long for it
// travels in the state of the history entry instead.

import { fitsAddress } from "../config/paths.ts";
import { inputModes, type InputMode } from "../../../worker/contract/input.ts";

export interface SimplifyPlace {
  readonly input: string;
  readonly mode: InputMode;
}

/** What an address asks for; without a known mode the text decides. */
export interface AskedPlace {
  readonly input: string;
  readonly mode: InputMode | null;
}

/** What a location asks for: its search, or the state of its entry where the text was too long. */
export function placeOf(search: string, state: unknown): AskedPlace | null {
  const parameters = new URLSearchParams(search);
  const input = parameters.get("input");
  if (input !== null && input.trim() !== "") return { input, mode: modeNamed(parameters.get("mode")) };
  if (typeof state !== "object" || state === null || !("input" in state)) return null;
  if (typeof state.input !== "string" || fitsAddress(state.input)) return null;
  return { input: state.input, mode: modeNamed("mode" in state ? state.mode : null) };
}

function modeNamed(name: unknown): InputMode | null {
  return inputModes.find((mode) => mode === name) ?? null;
}
