// Writes a tool's state into an address, or into the history entry if it is too long for an address. Pure. The table
// of paths is paths.ts; each tool's parameters are in a file next to this one.

import type { Address, SectionPath } from "./paths.ts";
import { readQuery, writeQuery } from "./query.ts";

/** Longer texts are not written into the address, because browsers and messengers cut long addresses. */
export const addressTextCharsMax = 2000;

type Parameter = readonly [name: string, value: string];

export interface AddressCodec<Setup> {
  readonly path: SectionPath;
  /** The parameters that hold typed texts; together they are at most `addressTextCharsMax` long. */
  readonly texts: readonly string[];
  /** The tool's other parameters. Parameters that are in neither list are left unchanged. */
  readonly choices: readonly string[];
  /** Empty if the setup is that of the bare address. */
  readonly write: (setup: Setup) => readonly Parameter[];
  /** Null if the parameters contain nothing that the tool knows. */
  readonly read: (parameters: URLSearchParams) => Setup | null;
}

/** Whether the setup's texts are short enough for an address. */
export function fitsAddress<Setup>({ texts, write }: AddressCodec<Setup>, setup: Setup): boolean {
  const typed = write(setup).filter(([name]) => texts.includes(name));
  return typed.reduce((sum, [, value]) => sum + value.length, 0) <= addressTextCharsMax;
}

/**
 * `search` with the setup written into it, or removed from it if the setup is too long. Starts with `?` or is empty.
 */
export function searchWith<Setup>(codec: AddressCodec<Setup>, setup: Setup, search = ""): string {
  const parameters = readQuery(search);
  for (const name of namesOf(codec)) parameters.delete(name);
  if (fitsAddress(codec, setup)) {
    for (const [name, value] of codec.write(setup)) parameters.append(name, value);
  }
  const text = writeQuery(parameters);
  return text === "" ? "" : `?${text}`;
}

/** The address under which the tool opens with this setup; the bare address if the setup is too long. */
export function pathWith<Setup>(codec: AddressCodec<Setup>, setup: Setup): Address {
  const search = searchWith(codec, setup);
  return search === "" ? codec.path : `${codec.path}?${search.slice(1)}`;
}

/** The state of a history entry for a setup that is too long for the address. */
export interface HeldSetup {
  readonly query?: string;
}

/** The `state` of a navigation to `pathWith`. */
export function heldSetup<Setup>(codec: AddressCodec<Setup>, setup: Setup): HeldSetup {
  if (fitsAddress(codec, setup)) return {};
  const parameters = new URLSearchParams();
  for (const [name, value] of codec.write(setup)) parameters.append(name, value);
  return { query: writeQuery(parameters) };
}

/** The setup that a location asks for: in its search, or in the state of its entry if the setup was too long. */
export function setupIn<Setup>(codec: AddressCodec<Setup>, search: string, state: unknown): Setup | null {
  const parameters = readQuery(search);
  if (namesOf(codec).some((name) => parameters.has(name))) return codec.read(parameters);
  if (typeof state !== "object" || state === null || !("query" in state)) return null;
  if (typeof state.query !== "string") return null;
  const held = codec.read(readQuery(state.query));
  // A short setup would be in the address; if it is not, it has been removed from there since.
  return held && !fitsAddress(codec, held) ? held : null;
}

function namesOf<Setup>({ texts, choices }: AddressCodec<Setup>): readonly string[] {
  return [...texts, ...choices];
}
