// Which groups a map shows: the terms of the form in their order, then, if asked for, every other prime implicant. Pure.

import type { FormKind } from "#contract/generated/logic-types.ts";
import { isSameCube, unpackCubes, type Cube } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";
import { lookOf, type Look } from "./group-look.ts";
import { coveredRows, onlyCoveredBy } from "./map-groups.ts";
import { termText } from "./terms.ts";

/** A group as it is drawn. */
export interface DrawnGroup {
  readonly look: Look;
  /** Whether it is a term of the form. */
  readonly isChosen: boolean;
  /** Whether it is a term that was added to a minimal form to remove static hazards. */
  readonly isAdded: boolean;
  /** Its product or clause in typed notation. */
  readonly text: string;
  /** The numbers of its rows, ascending. */
  readonly rows: readonly number[];
  /** The rows that no other prime implicant covers; empty unless it is essential, or if the primes are not known. */
  readonly onlyIts: readonly number[];
}

export interface Group extends DrawnGroup {
  readonly cube: Cube;
  /** Whether it is a product or a clause. */
  readonly kind: FormKind;
}

interface Shown {
  readonly names: readonly string[];
  readonly kind: FormKind;
  /** Null while there is none. */
  readonly form: Form | null;
  /** Packed; null if they are not known. */
  readonly primes: Uint8Array | null;
  /** The rows that the groups must cover. */
  readonly required: readonly number[];
  /** Whether the prime implicants that are not terms of the form are shown too. */
  readonly withPrimes: boolean;
  /** The indexes of the form's terms that were added to a minimal one; null if none were. */
  readonly added?: ReadonlySet<number> | null;
}

export function groupsOf(shown: Shown): readonly Group[] {
  const { names, kind, form, primes, required, withPrimes, added = null } = shown;
  const chosen = form ? unpackCubes(form.cubes) : [];
  const all = primes ? unpackCubes(primes) : [];
  const others = withPrimes ? all.filter((prime) => !chosen.some((cube) => isSameCube(cube, prime))) : [];
  return [...chosen, ...others].map((cube, index) => ({
    cube,
    kind,
    look: lookOf(index),
    isChosen: index < chosen.length,
    isAdded: added?.has(index) ?? false,
    text: termText(cube, names, kind),
    rows: coveredRows(cube, names.length),
    onlyIts: primes ? onlyCoveredBy(cube, all, required) : [],
  }));
}
