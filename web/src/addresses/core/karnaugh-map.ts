// The target of the notice of the section "Karnaugh Map": the map of SoP PoS. Pure.

import type { Address } from "./paths.ts";

/**
 * A map with the number of variables that the query of `#/kmap?vars=3` names, or with 4 if it names no number that a
 * map can have.
 */
export function mapElsewhere(search: string): { readonly vars: string; readonly address: Address } {
  const named = new URLSearchParams(search).get("vars") ?? "";
  const vars = /^[2-6]$/.test(named) ? named : "4";
  return { vars, address: `/soppos?vars=${vars}&view=map` };
}
