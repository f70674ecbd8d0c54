// What "Open in Simplifier" opens. Pure.

import type { SimplifySetup } from "#addresses/core/simplify.ts";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { variableBit } from "#expression/core/cubes.ts";

/**
 * The canonical form or, where there are don't-cares, which no expression can say, the lists of rows. The Simplifier
 * names variables from A on, as many as the largest number needs: where that gives other variables, the form it is.
 */
export function simplifierSetup(
  { inputs, start, rows, dontCares }: SopPosSetup,
  canonical: string,
): SimplifySetup {
  const takesLists = start === "A" && Math.max(...rows, ...dontCares) >= variableBit(0, inputs);
  if (dontCares.length === 0 || !takesLists) return { input: canonical, mode: "boolean" };
  return { input: rows.join(","), mode: "mint", dontCares: dontCares.join(",") };
}
