// What the history keeps of a map: its function as a text, and its address. Pure.

import { fitsAddress, searchWith } from "#addresses/core/codec.ts";
import { kmapAddress } from "#addresses/core/kmap.ts";
import { isRead, type KmapState, setupOf, textOf } from "./machine.ts";

interface KeptMap {
  readonly expression: string;
  /** The query of the address. */
  readonly map: string;
}

/** Null where there is nothing of the visitor's own to keep. The groups that were tried are left out. */
export function keptMap(state: KmapState): KeptMap | null {
  const setup = { ...setupOf(state), groups: null };
  const isEmpty = setup.rows.length + setup.dontCares.length === 0;
  if (!state.isWorkedOn || state.practice || isEmpty || !isRead(state)) return null;
  // A text that is too long for an address is kept as its rows.
  const kept = fitsAddress(kmapAddress, setup) ? setup : { ...setup, text: null };
  return { expression: kept.text ?? textOf(kept), map: searchWith(kmapAddress, kept).slice(1) };
}
