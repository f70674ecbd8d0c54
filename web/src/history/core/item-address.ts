// The address that opens an item of the history again. Pure.

import { heldSetup, pathWith, type HeldSetup } from "#addresses/core/codec.ts";
import type { Address } from "#addresses/core/paths.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import type { Input } from "./history-items.ts";

interface ItemAddress {
  readonly to: Address;
  /** The state of the navigation. */
  readonly state: HeldSetup;
}

/** An item of the map opens the map, any other item the Simplifier. */
export function itemAddress({
  expression: input,
  mode,
  dontCares = "",
  variables = "",
  map,
}: Input): ItemAddress {
  if (map !== undefined) return { to: `/kmap?${map}`, state: {} };
  const setup = { input, mode, dontCares, variables };
  return { to: pathWith(simplifyAddress, setup), state: heldSetup(simplifyAddress, setup) };
}
