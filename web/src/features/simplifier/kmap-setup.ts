// The Karnaugh map to open for an answer: the typed expression, or the rows of a list of min terms. Fetched when it is
// opened, because no answer needs the address of the map.

import { defaultMap, kmapAddress, type KmapSetup } from "#addresses/core/kmap.ts";
import { rowsOfTable } from "./core/answer-map.ts";
import type { Answered } from "./core/machine.ts";

export { kmapAddress };

/** Of an answer with as many variables as a map can have. */
export function kmapSetup({ text, mode, answer: { vars }, values }: Answered): KmapSetup {
  if (mode === "boolean") return { ...defaultMap, text };
  const [rows, dontCares] = rowsOfTable(vars, values);
  return { ...defaultMap, inputs: vars.length, rows, dontCares };
}
