// What a visitor probably means where the rules read a number otherwise.

import { basesOf, type Numeral } from "#numbers/core/read-number.ts";
import { statedBase } from "#numbers/core/stated-base.ts";

export interface Meant {
  readonly base: number;
  /** The text in this base; null where it is the typed text. */
  readonly digits: string | null;
}

const decimal = 10;

/**
 * The base that the text names, or else ten, if the rules chose the smallest base in which the digits exist and that
 * base is less than ten. Null if the visitor chose the base, if the text can be read in no other base, or if ten is not
 * valid for the digits or is already the base.
 *
 * @param text in upper case
 */
export function baseMeant(
  text: string,
  { numeral, stated }: { readonly numeral: Numeral; readonly stated?: number },
  chosen: number | null,
  bases: readonly number[],
): Meant | null {
  if (chosen !== null || stated !== undefined) return null;
  const named = statedBase(text);
  if (named && /\w/.test(named.digits)) return named;
  const [smallest] = basesOf(numeral, bases);
  return smallest !== undefined && smallest < decimal ? { base: decimal, digits: null } : null;
}
