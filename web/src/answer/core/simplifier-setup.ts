// The setup that "Open in Simplifier" opens. Pure.

import type { SimplifySetup } from "#addresses/core/simplify.ts";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { variablesTextOf } from "#notation/core/list-variables.ts";
import { variableNames } from "#notation/core/variable-names.ts";

/** The canonical form; or the lists of rows and their variables if there are don't-cares, which no expression has. */
export function simplifierSetup(
  { inputs, rows, dontCares }: Pick<SopPosSetup, "inputs" | "rows" | "dontCares">,
  names: readonly string[],
  canonical: string,
): SimplifySetup {
  if (dontCares.length === 0 || rows.length === 0) return { input: canonical, mode: "boolean" };
  const letters = variableNames("A", inputs);
  const given = names.map((name, at) => ({ name, variable: letters[at] ?? "" }));
  const lists = { text: rows.join(","), dontCares: dontCares.join(","), variables: inputs };
  const isLettered = given.every(({ name, variable }) => name === variable);
  return {
    input: lists.text,
    mode: "mint",
    dontCares: lists.dontCares,
    variables: variablesTextOf({ kind: "minTerms", ...lists, names: isLettered ? [] : given }),
  };
}
