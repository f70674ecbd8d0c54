// The base that people mostly mean when the rules read a number in a smaller one.

import { basesOf, type Numeral } from "./read-number.ts";

const decimal = 10;

/**
 * Ten, where the rules took the smallest base in which the digits exist and that is less than ten; null where a person
 * chose the base, or ten is not possible or read already.
 */
export function baseMeant(numeral: Numeral, chosen: number | null, bases: readonly number[]): number | null {
  const [smallest] = basesOf(numeral, bases);
  return chosen === null && smallest !== undefined && smallest < decimal ? decimal : null;
}
