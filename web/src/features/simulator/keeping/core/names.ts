// The shown names of kept circuits, and the names of copies. Pure.

import { cleanName, nameMax } from "#circuit/core/file/saved.ts";
import { circuitFiles } from "#messages/circuit.ts";

export function shownName(name: string): string {
  return name === "" ? circuitFiles.untitled : name;
}

/** "Adder (copy)", then "Adder (copy 2)" and so on, also for a copy of a copy; long names are cut. */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  const original = shownName(name).replace(/ \(copy(?: \d+)?\)$/, "");
  for (let number = 1; ; number += 1) {
    const named = (text: string) =>
      number === 1 ? circuitFiles.copyOf(text) : circuitFiles.laterCopyOf(text, number);
    const copy = named(cleanName(original.slice(0, nameMax - named("").length)));
    if (!taken.has(copy)) return copy;
  }
}
