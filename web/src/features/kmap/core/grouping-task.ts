// The function of the map as a task for the visitor's own groups. Pure.

import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { unpackCubes } from "#answer/core/cubes.ts";
import { cellValues } from "#kmap/core/cell-values.ts";
import type { Task } from "#kmap/grouping/core/judge.ts";
import type { ShownForm } from "#function/core/shown-form.ts";

/** Null while the engine's forms are not known, or if there is no minimal form. */
export function groupingTask(
  { inputs, rows, dontCares, form: kind }: SopPosSetup,
  shown: ShownForm | null,
): Task | null {
  if (!shown?.minimal || !shown.primes || shown.minimal.kind !== kind) return null;
  return {
    variables: inputs,
    values: cellValues(inputs, rows, dontCares),
    kind,
    primes: unpackCubes(shown.primes),
    minima: shown.minima.map(({ cubes }) => unpackCubes(cubes)),
    minimaCount: shown.minimaCount,
  };
}
