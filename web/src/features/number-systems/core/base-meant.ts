// The base that a visitor probably means when the rules read a number in a smaller base.

import { basesOf, type Numeral } from "#numbers/core/read-number.ts";

const decimal = 10;

/**
 * Ten, if the rules chose the smallest base in which the digits exist and that base is less than ten. Null if the
 * visitor chose the base, or if ten is not valid for the digits or is already the base.
 */
export function baseMeant(numeral: Numeral, chosen: number | null, bases: readonly number[]): number | null {
  const [smallest] = basesOf(numeral, bases);
  return chosen === null && smallest !== undefined && smallest < decimal ? decimal : null;
}
