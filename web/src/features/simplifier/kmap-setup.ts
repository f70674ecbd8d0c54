// The Karnaugh map to open for an answer: the typed expression, or the rows of a list of min terms.

import { defaultMap, type KmapSetup } from "#addresses/core/kmap.ts";
import { rowsOfTable } from "./core/answer-map.ts";
import type { Answered } from "./core/machine.ts";
import { hasMap } from "./core/map-view.ts";

/** Null where a map cannot have the variables. */
export function kmapSetup({ text, mode, answer: { vars }, values }: Answered): KmapSetup | null {
  if (!hasMap(vars)) return null;
  if (mode === "boolean") return { ...defaultMap, text };
  const [rows, dontCares] = rowsOfTable(vars, values);
  return { ...defaultMap, inputs: vars.length, rows, dontCares };
}
