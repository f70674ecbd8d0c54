// The Simplifier's state in an address: `?input=…&mode=…`, beside whatever else stands there. A text too long for an
// address travels in the state of the history entry instead.

import { addressTextCharsMax } from "../config/paths.ts";
import { inputModes, type InputMode } from "../../../worker/contract/input.ts";

export interface SimplifyPlace {
  readonly input: string;
  readonly mode: InputMode;
}

export function fitsAddress(input: string): boolean {
  return input.length <= addressTextCharsMax;
}

/** `search` with the place put in, or taken out when it is blank or too long. Starts with `?` or is empty. */
export function searchOf({ input, mode }: SimplifyPlace, search = ""): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("input");
  parameters.delete("mode");
  if (input.trim() !== "" && fitsAddress(input)) {
    parameters.set("input", input);
    parameters.set("mode", mode);
  }
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
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
