// Whether a marked group belongs to what is shown. Pure.

import { isSameCube, type Cube, unpackCubes } from "#answer/core/cubes.ts";
import { termsOfGroup } from "./covering.ts";
import type { ShownForm } from "./shown-form.ts";

/** The group if it is a term or a prime implicant of what is shown; null for a group of an earlier function. */
export function knownGroup(shown: ShownForm | null, group: Cube | null): Cube | null {
  if (!shown?.minimal || !group) return null;
  const isPrime =
    shown.primes !== null && unpackCubes(shown.primes).some((prime) => isSameCube(prime, group));
  return isPrime || termsOfGroup(shown.minimal, group).length > 0 ? group : null;
}
