// The options of the drawing board, remembered in the browser.

import type { Options } from "#circuit/core/editor/editor.ts";
import { readText, writeText } from "#lib/storage.ts";

const key = "simulatorOptions";
const names = [
  "showsOutputs",
  "showsJoints",
  "snaps",
  "isRectangular",
  "showsTitle",
] as const satisfies readonly (keyof Options)[];

/** The options that the user has set at least once. */
export function keptOptions(): readonly (readonly [option: keyof Options, isOn: boolean])[] {
  const kept = parsed(readText(key) ?? "");
  return names.flatMap((name) => {
    const isOn = kept[name];
    return typeof isOn === "boolean" ? [[name, isOn] as const] : [];
  });
}

export function keepOptions(options: Options): void {
  writeText(key, JSON.stringify(options));
}

/** Storage may hold any text. */
function parsed(text: string): Partial<Record<keyof Options, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
