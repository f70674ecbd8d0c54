// The setup that "Open in Simplifier" opens. Pure.

import type { SimplifySetup } from "#addresses/core/simplify.ts";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { variableBit } from "#expression/core/cubes.ts";
import { variableNames } from "./names.ts";

/**
 * The canonical form; or the lists of rows if there are don't-cares, which no expression can contain. The Simplifier
 * reads a list over A, B, … with as many variables as the largest number needs. If these are other variables, the
 * form is opened after all.
 */
export function simplifierSetup(
  { inputs, rows, dontCares }: SopPosSetup,
  names: readonly string[],
  canonical: string,
): SimplifySetup {
  const isLettered = variableNames("A", inputs).every((letter, at) => letter === names[at]);
  const takesLists = isLettered && Math.max(...rows, ...dontCares) >= variableBit(0, inputs);
  if (dontCares.length === 0 || !takesLists) return { input: canonical, mode: "boolean" };
  return { input: rows.join(","), mode: "mint", dontCares: dontCares.join(",") };
}
