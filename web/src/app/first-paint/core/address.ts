// Reads the address for the first paint: the path, and the text in the link. Pure.

import { setupIn } from "#addresses/core/codec.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";

export interface HashAddress {
  readonly path: string;
  /** Starts with `?` or is empty. */
  readonly search: string;
}

/** The address behind the `#`. */
export function addressOf(hash: string): HashAddress {
  const address = hash.replace(/^#/, "");
  const at = address.indexOf("?");
  const path = at === -1 ? address : address.slice(0, at);
  return { path: path.startsWith("/") ? path : `/${path}`, search: at === -1 ? "" : address.slice(at) };
}

/** The text that the screen's field will show; empty if the address has none. */
export function textIn({ path, search }: HashAddress): string {
  const setup =
    path === truthTableAddress.path
      ? setupIn(truthTableAddress, search, null)
      : path === simplifyAddress.path && setupIn(simplifyAddress, search, null);
  return setup ? setup.input : "";
}
