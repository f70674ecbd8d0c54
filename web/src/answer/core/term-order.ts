// The order in which the terms of a form are written. The crate's answers come in it (`FormKind::compare`); terms whose
// variables the page renames or complements are put into it again. Pure.

import type { FormKind } from "#contract/generated/logic-types.ts";
import type { Cube } from "./cubes.ts";

/**
 * The cubes in the order of their terms' literals: the first variable first, of one variable the plain literal first, and
 * a term before a longer one that begins with it; the constant last. A variable has at most bit 30.
 */
export function inTermOrder(cubes: readonly Cube[], kind: FormKind): readonly Cube[] {
  // Some browsers in use have no `toSorted` yet.
  const sorted = [...cubes];
  sorted.sort((one, other) => compare(one, other, kind));
  return sorted;
}

function compare(one: Cube, other: Cube, kind: FormKind): number {
  // The bits of the literals that are written without a complement.
  const plain = ({ care, value }: Cube) => (kind === "sop" ? value : care & ~value);
  const differing = (one.care ^ other.care) | (plain(one) ^ plain(other));
  if (differing === 0) return 0;
  const first = 2 ** (31 - Math.clz32(differing));
  const hasLiteral = ({ care }: Cube) => (care & first) !== 0;
  // A term without a literal of the first differing variable may have ended there, and so begin the other term.
  const beginsOther = ({ care }: Cube) => care !== 0 && (care & (first - 1)) === 0;
  const isFirst =
    hasLiteral(one) === hasLiteral(other)
      ? (plain(one) & first) !== 0
      : hasLiteral(one)
        ? !beginsOther(other)
        : beginsOther(one);
  return isFirst ? -1 : 1;
}
